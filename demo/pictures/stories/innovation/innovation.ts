import type { StoryDrawings } from '../story-drawing.ts';

export const innovation: StoryDrawings = {};
