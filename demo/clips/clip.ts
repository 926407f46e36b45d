/** One line of captions: from and to in seconds, and what is heard or seen then. */
export type Cue = readonly [from: number, to: number, text: string];

export interface ClipPlan {
  name: string;
  /** Whole seconds, so that the clock shown beside a clip is exactly its length. */
  seconds: number;
  /** What is seen at a moment, as the inside of an SVG of 854 by 480. */
  draw(second: number): string;
  /** Loudness between -1 and 1 at a moment. Low, because clips may start without a click. */
  sound(second: number): number;
  /** Also made as a stream in two sizes; the others show that one file will do. */
  hasStream: boolean;
  /** Pictures of stories that are drawn once before the clip. */
  stills?: readonly string[];
  cues: readonly Cue[];
  chapters: readonly { start: number; title: string }[];
}

/** What the rest of the demo needs to know of a finished clip. */
export interface Clip extends Omit<ClipPlan, 'draw' | 'sound' | 'stills'> {
  width: number;
  height: number;
}
