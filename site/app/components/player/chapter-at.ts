/** Which of some moments in order is the one now: the last that has begun, or -1 before the first. */
export function chapterAt(moments: readonly { start: number }[], seconds: number): number {
  // Players seek to the nearest frame, which may lie a moment early.
  return moments.findLastIndex(({ start }) => start <= seconds + 0.05);
}
