import { type RefObject, useEffect } from 'react';

const reaches = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** Menus open without a script. The improved behaviour is loaded when a reader is about to use the header. */
export function useMenus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let isGone = false;
    let unbind = () => {};
    const waiting = new AbortController();
    const reach = () => {
      waiting.abort();
      import('./menus/bind-menus.ts').then(
        ({ bindMenus }) => {
          if (!isGone) unbind = bindMenus(root);
        },
        () => {},
      );
    };
    for (const name of reaches) root.addEventListener(name, reach, { passive: true, signal: waiting.signal });
    // The pointer may have arrived before hydration, or a menu may be open already.
    if (root.matches(':hover') || root.querySelector('[open], :popover-open')) reach();
    return () => {
      isGone = true;
      waiting.abort();
      unbind();
    };
  }, [ref]);
}
