import { mayAutoplay } from '#app/video/autoplay.ts';

/** Whether the video in this box may autoplay, given the current window. */
export function mayStart(box: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {};
  const connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : {};
  return mayAutoplay({
    wasRequested: true,
    isInView: bottom > 0 && top < innerHeight,
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection.saveData === true,
  });
}
