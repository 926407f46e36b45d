import { type RefObject, useEffect } from 'react';

/**
 * Marks the link to the section being read: the last heading above a third of the window. The links are plain
 * anchors of adopted markup, so the mark is written to the document, not drawn.
 */
export function useCurrentSection(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const links = new Map<Element, Element>();
    for (const link of ref.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? []) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (target) links.set(target, link);
    }
    const passed = new Set<Element>();
    const mark = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const current = [...links].findLast(([target]) => passed.has(target)) ?? [...links][0];
      for (const link of links.values()) {
        if (link === current?.[1]) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    // Everything above the line counts as in sight, so that a jump over several headings is noticed too.
    const watch = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -66% 0px' });
    for (const target of links.keys()) watch.observe(target);
    return () => watch.disconnect();
  }, [ref]);
}
