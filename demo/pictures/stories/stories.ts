import { business } from './business/business.ts';
import { computing } from './computing/computing.ts';
import { home } from './home/home.ts';
import { innovation } from './innovation/innovation.ts';
import { security } from './security/security.ts';
import type { StoryDrawings } from './story-drawing.ts';

/** Every picture that was drawn for a story. */
export const STORY_DRAWINGS: StoryDrawings = {
  ...business,
  ...computing,
  ...home,
  ...innovation,
  ...security,
};
