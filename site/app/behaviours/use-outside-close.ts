import { type RefObject, useEffect } from 'react';

/** A `<details>` that is a menu: a press elsewhere or Escape closes it, and Escape gives the focus back. */
export function useOutsideClose(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const close = () => {
      if (ref.current) ref.current.open = false;
    };
    const onPress = ({ target }: Event) => {
      if (ref.current?.open && target instanceof Node && !ref.current.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('focusin', onPress, { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !ref.current?.open) return;
        close();
        ref.current.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => stop.abort();
  }, [ref]);
}
