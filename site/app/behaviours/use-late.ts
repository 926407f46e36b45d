import { type ComponentType, useState } from 'react';

/**
 * A component whose code is loaded on first use. If loading fails the result is false and the caller does without: a
 * broken connection never breaks the page.
 */
export function useLate<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Part: ComponentType<Props> | undefined, want: () => Promise<boolean>] {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
  const want = () =>
    load().then(
      (Part) => {
        setPart({ Part });
        return true;
      },
      () => false,
    );
  return [part?.Part, want];
}
