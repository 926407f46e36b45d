import { useEffect, useState } from 'react';
import type { NewslettersState } from '#app/identity/newsletters/newsletters-state.ts';
import { initialNewsletterState } from '#content/entities/newsletter-state.ts';

/** The code behind the toggles loads after the page. */
export const loadNewsletters = () =>
  import('#app/identity/newsletters/newsletters-store.ts').then(({ newsletters }) => newsletters);

/** Server-rendered pages know no reader. */
const signedOut: NewslettersState = { ...initialNewsletterState, busy: [], mayCount: false };

/** The reader's subscriptions. */
export function useNewsletters(): NewslettersState {
  const [state, setState] = useState(signedOut);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    loadNewsletters()
      .then((newsletters) => {
        if (isOver) return;
        const update = () => setState(newsletters.get());
        stop = newsletters.subscribe(update);
        newsletters.start();
        update();
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
