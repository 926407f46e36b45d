import { useEffect, useLayoutEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import { hasSingleKeys, isTyping } from './use-frame-keys.ts';

/** `[` and `]`: the previous and the next view or tab, round and round. */
export function useStepKeys<Id>(ids: readonly Id[], current: Id, go: (id: Id) => void): void {
  const step = (by: 1 | -1) => {
    const next = ids.at((ids.indexOf(current) + by) % ids.length);
    if (next !== undefined) go(next);
  };
  const latest = useRef(step);
  // Before the browser paints: a key pressed as soon as the new view is shown steps from there.
  useLayoutEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const single = (by: 1 | -1) => (event: KeyboardEvent) => {
      if (isTyping(event) || !hasSingleKeys()) return;
      event.preventDefault();
      latest.current(by);
    };
    return tinykeys(window, { '[': single(-1), ']': single(1) });
  }, []);
}
