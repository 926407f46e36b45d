/** Index of the current one of several ordered moments: the last that has started, or -1 before the first. */
export function chapterAt(moments: readonly { start: number }[], seconds: number): number {
  // Players seek to the nearest video frame, which may be slightly early.
  return moments.findLastIndex(({ start }) => start <= seconds + 0.05);
}
