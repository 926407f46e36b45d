/** How much of a story has passed the foot of the window, 0 to 1. A story shorter than the window is read when seen. */
export function readShare(top: number, height: number, windowHeight: number): number {
  if (height <= 0) return 0;
  return Math.min(1, Math.max(0, (windowHeight - top) / height));
}

/** Whether this is the story being read: it starts above the viewport's reading line and has not ended yet. */
export function isReading(top: number, height: number, windowHeight: number): boolean {
  return top < 0 && top + height > windowHeight / 2;
}
