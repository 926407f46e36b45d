import { type RefObject, useEffect } from 'react';
import { watchCurrent } from './watch-current.ts';

/**
 * Marks the link to the section being read. The links are plain anchors in adopted markup, so the mark is written to
 * the DOM, not rendered by React.
 */
export function useCurrentSection(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const links = new Map<Element, Element>();
    for (const link of ref.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? []) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (target) links.set(target, link);
    }
    return watchCurrent([...links.keys()], (current) => {
      for (const [target, link] of links) {
        if (target === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    });
  }, [ref]);
}
