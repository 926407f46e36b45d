import type { BackdropName } from '../backdrops.ts';
import type { FramingName } from '../framings.ts';
import type { Draw } from '../motif.ts';
import type { PaletteName } from '../palettes.ts';

/** The picture of one story, drawn for its headline. The words that describe it stand in the story. */
export interface StoryDrawing {
  readonly palette: PaletteName;
  readonly backdrop: BackdropName;
  /** How the scene looks at what is drawn; on a stage unless said otherwise. */
  readonly framing?: FramingName;
  readonly draw: Draw;
}

/**
 * By name: the slug for the picture above a story, `slug-1`, `slug-2` … for those its text asks for, in their order.
 * @example { 'orrin-9': { palette: 'argon', backdrop: 'disc', draw: longLens } }
 */
export type StoryDrawings = Readonly<Record<string, StoryDrawing>>;
