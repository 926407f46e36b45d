import type { StoryDrawings } from '../story-drawing.ts';
import { cableShip } from './cable-ship.ts';
import { cloud } from './cloud.ts';
import { cooling } from './cooling.ts';
import { depot } from './depot.ts';
import { edge } from './edge.ts';
import { energy } from './energy.ts';
import { keeping } from './keeping.ts';
import { machines } from './machines.ts';
import { offices } from './offices.ts';
import { robots } from './robots.ts';
import { rust } from './rust.ts';
import { serverRoom } from './server-room.ts';
import { smallParts } from './small-parts.ts';
import { transport } from './transport.ts';

export const innovation: StoryDrawings = {
  ...transport,
  ...depot,
  ...energy,
  ...rust,
  ...cloud,
  ...serverRoom,
  ...edge,
  ...cableShip,
  ...machines,
  ...offices,
  ...robots,
  ...keeping,
  ...smallParts,
  ...cooling,
};
