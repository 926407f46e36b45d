import type { StoryDrawings } from '../story-drawing.ts';
import { cloud } from './cloud.ts';
import { edge } from './edge.ts';
import { energy } from './energy.ts';
import { keeping } from './keeping.ts';
import { machines } from './machines.ts';
import { offices } from './offices.ts';
import { robots } from './robots.ts';
import { transport } from './transport.ts';

export const innovation: StoryDrawings = {
  ...transport,
  ...energy,
  ...cloud,
  ...edge,
  ...machines,
  ...offices,
  ...robots,
  ...keeping,
};
