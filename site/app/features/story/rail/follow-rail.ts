import { copy } from '#app/copy/site.ts';
import { minutesLeft } from '#content/rules/read-time.ts';

interface FollowedRail {
  /** The list of sections with the line of minutes below it. */
  contents: HTMLElement;
  text: Element;
  /** How long the whole text takes. */
  minutes: number;
}

/**
 * Shows how much of a long story is left. The browser writes to the DOM once per frame, and only what changed.
 * @returns a function that stops it
 */
export function followRail({ contents, text, minutes }: FollowedRail): () => void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.map((link) =>
    document.getElementById(decodeURIComponent(link.hash.slice(1)))?.closest('[data-chapter]'),
  );
  const left = contents.querySelector('[data-minutes]');
  let frame = 0;
  function update() {
    frame = 0;
    const line = innerHeight / 2;
    const last = sections.at(-1)?.getBoundingClientRect().bottom ?? text.getBoundingClientRect().bottom;
    const share = readShareOf(text.getBoundingClientRect().top, last, line);
    contents.style.setProperty('--read', share.toFixed(3));
    const words = copy.minutesLeft(minutesLeft(minutes, share));
    if (left && left.textContent !== words) left.textContent = words;
    for (const [index, link] of links.entries()) {
      const bottom = sections[index]?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      link.toggleAttribute('data-done', bottom < line);
    }
  }
  const later = () => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later, { passive: true });
  later();
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', later);
    removeEventListener('resize', later);
  };
}

/** How much of what lies between two edges has passed a line, from 0 to 1. */
export function readShareOf(top: number, bottom: number, line: number): number {
  return Math.min(1, Math.max(0, (line - top) / Math.max(1, bottom - top)));
}
