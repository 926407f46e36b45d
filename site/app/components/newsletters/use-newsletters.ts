import { useEffect, useState } from 'react';
import type { NewslettersState } from '#app/identity/newsletters/newsletters-state.ts';
import { initialNewsletterState } from '#content/entities/newsletter-state.ts';

/** The code behind the toggles comes after the page. */
export const newslettersDesk = () =>
  import('#app/identity/newsletters/newsletters-store.ts').then(({ letters }) => letters);

/** Pages as the server wrote them know nobody. */
const nobody: NewslettersState = { ...initialNewsletterState, busy: [], mayCount: false };

/** What the reader takes. */
export function useNewsletters(): NewslettersState {
  const [state, setState] = useState(nobody);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    newslettersDesk()
      .then((letters) => {
        if (isOver) return;
        const tell = () => setState(letters.get());
        stop = letters.subscribe(tell);
        letters.start();
        tell();
      })
      // Without it the toggles stay as they are; pressing one tries again.
      .catch(() => {});
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return state;
}
