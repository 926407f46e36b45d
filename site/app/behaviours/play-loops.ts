type LoopingVideo = Pick<HTMLVideoElement, 'paused' | 'play' | 'pause'>;
type Watcher = { observe(video: Element): void; unobserve(video: Element): void; disconnect(): void };
type CreateWatcher = (
  onChange: (entries: readonly { isIntersecting: boolean; target: unknown }[]) => void,
) => Watcher;

/**
 * Plays looping videos while they are visible, unless the reader prefers reduced motion; a video the reader paused
 * stays paused.
 * @returns a function that stops observing
 */
export function playLoops(
  videos: Iterable<LoopingVideo>,
  wantsLessMotion: boolean,
  create: CreateWatcher = (onChange) => new IntersectionObserver(onChange, { threshold: 0.5 }),
): () => void {
  if (wantsLessMotion) return () => {};
  const started = new WeakSet<LoopingVideo>();
  const watcher = create((entries) => {
    for (const { isIntersecting, target } of entries) {
      const video = target as LoopingVideo;
      if (isIntersecting) {
        started.add(video);
        // Autoplay was blocked, perhaps to save power: the controls remain.
        video.play().catch(() => {});
      } else if (!started.has(video)) continue;
      else if (video.paused) watcher.unobserve(target as Element);
      else video.pause();
    }
  });
  for (const video of videos) watcher.observe(video as unknown as Element);
  return () => watcher.disconnect();
}
