import type { StoryDrawings } from '../story-drawing.ts';
import { chairs } from './chairs.ts';
import { headphones } from './headphones.ts';
import { lights } from './lights.ts';
import { locks } from './locks.ts';
import { monitors } from './monitors.ts';
import { rooms } from './rooms.ts';
import { speakers } from './speakers.ts';
import { streaming } from './streaming.ts';
import { swallowed } from './swallowed.ts';
import { televisions } from './televisions.ts';
import { vacuums } from './vacuums.ts';
import { yard } from './yard.ts';

export const home: StoryDrawings = {
  ...chairs,
  ...headphones,
  ...lights,
  ...locks,
  ...monitors,
  ...rooms,
  ...speakers,
  ...streaming,
  ...swallowed,
  ...televisions,
  ...vacuums,
  ...yard,
};
