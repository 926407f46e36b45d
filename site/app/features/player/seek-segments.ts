/** A piece of the seek bar: one chapter at its true length. */
export interface SeekSegment {
  start: number;
  /** Seconds. */
  length: number;
  /** How much of it has played and loaded, 0 to 1. */
  played: number;
  loaded: number;
}

const part = (at: number, start: number, length: number): number =>
  length > 0 ? Math.min(1, Math.max(0, (at - start) / length)) : 0;

/** The seek bar cut at its chapters. Chapters outside the video, and two at one moment, make no piece. */
export function seekSegments(
  chapters: readonly { start: number }[],
  { time, duration, buffered }: { time: number; duration: number; buffered: number },
): SeekSegment[] {
  const starts = [...new Set([0, ...chapters.map(({ start }) => start)])]
    .filter((start) => start >= 0 && (start === 0 || start < duration))
    .sort((a, b) => a - b);
  return starts.map((start, index) => {
    const length = Math.max(0, (starts[index + 1] ?? duration) - start);
    return { start, length, played: part(time, start, length), loaded: part(buffered, start, length) };
  });
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

/** Where a key on the seek bar leads: arrows 5 seconds, Page keys 30, digits to tenths, Home and End. */
export function seekKey(key: string, time: number, duration: number): number | undefined {
  if (!(duration > 0)) return undefined;
  if (/^[0-9]$/.test(key)) return (Number(key) / 10) * duration;
  if (key === 'Home') return 0;
  if (key === 'End') return duration;
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? undefined : Math.min(duration, Math.max(0, time + step));
}
