type Film = Pick<HTMLVideoElement, 'paused' | 'play' | 'pause'>;
type Watcher = { observe(film: Element): void; unobserve(film: Element): void; disconnect(): void };
type CreateWatcher = (
  onChange: (entries: readonly { isIntersecting: boolean; target: unknown }[]) => void,
) => Watcher;

/**
 * Moving pictures move while they are seen, unless the reader wants less motion; one the reader stopped stays stopped.
 * @returns what ends the watch
 */
export function playMoving(
  films: Iterable<Film>,
  wantsLessMotion: boolean,
  create: CreateWatcher = (onChange) => new IntersectionObserver(onChange, { threshold: 0.5 }),
): () => void {
  if (wantsLessMotion) return () => {};
  const started = new WeakSet<Film>();
  const watcher = create((entries) => {
    for (const { isIntersecting, target } of entries) {
      const film = target as Film;
      if (isIntersecting) {
        started.add(film);
        // Refused, perhaps to save power: the controls are there.
        film.play().catch(() => {});
      } else if (!started.has(film)) continue;
      else if (film.paused) watcher.unobserve(target as Element);
      else film.pause();
    }
  });
  for (const film of films) watcher.observe(film as unknown as Element);
  return () => watcher.disconnect();
}
