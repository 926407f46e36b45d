/** Where the camera looks: a point of the frame that stays in the middle, and how near it is. */
export type View = readonly [x: number, y: number, scale: number];

/** A clip is a list of shots, one after the other with hard cuts between them. */
export interface Shot {
  seconds: number;
  /** A story's picture behind everything, by the name of `demo/pictures/stories`. */
  scene?: string;
  /** Further pictures that `draw` places with `still()`. */
  stills?: readonly string[];
  /** A slow move of the camera; labels stay where they are. */
  push?: readonly [from: View, to: View];
  /** What moves, as the inside of an SVG of 854 by 480. `second` starts at 0 with the shot. */
  draw?(second: number): string;
  /** Drawn over the rest, and not moved by the camera: labels and numbers. */
  over?(second: number): string;
  /** A title in the upper corner; the lower edge belongs to captions and controls. */
  title?: readonly [main: string, note?: string];
  sound?(second: number): number;
  /** Captions, spread over the shot by their lengths. */
  lines: readonly string[];
  chapter?: string;
}
