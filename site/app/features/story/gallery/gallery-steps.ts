export type GalleryStep = 'prev' | 'next';

interface PressedArrow {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Arrows with a modifier are the browser's: back, forward, select. */
export function stepOfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: PressedArrow): GalleryStep | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'ArrowLeft') return 'prev';
  return key === 'ArrowRight' ? 'next' : undefined;
}

const shortestSwipe = 40;
const longestSwipeMilliseconds = 800;

/** A quick horizontal swipe changes the picture; slow ones pan, and steep ones scroll. */
export function stepOfSwipe(move: { x: number; y: number; milliseconds: number }): GalleryStep | undefined {
  const isSideways = Math.abs(move.x) > 2 * Math.abs(move.y);
  if (!isSideways || Math.abs(move.x) < shortestSwipe || move.milliseconds > longestSwipeMilliseconds)
    return undefined;
  return move.x < 0 ? 'next' : 'prev';
}
