/** Seconds; shorter videos are loops: too short for chapters. */
const loopsEnd = 60;

/** A video is called a loop if editors entered a length under a minute. */
export function isLoop(duration: number | undefined): boolean {
  return duration !== undefined && duration > 0 && duration < loopsEnd;
}
