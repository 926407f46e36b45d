import { type ComponentType, useState } from 'react';

/**
 * A part whose code comes when it is first wanted. Should it not come, the answer is false and whoever asked does
 * without: a broken connection never breaks the page.
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
