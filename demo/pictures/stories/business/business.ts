import type { StoryDrawings } from '../story-drawing.ts';
import { boardroom } from './boardroom.ts';
import { code } from './code.ts';
import { counter } from './counter.ts';
import { crowds } from './crowds.ts';
import { howTo } from './how-to.ts';
import { people } from './people.ts';
import { shopping } from './shopping.ts';
import { tables } from './tables.ts';

export const business: StoryDrawings = {
  ...boardroom,
  ...code,
  ...counter,
  ...crowds,
  ...howTo,
  ...people,
  ...shopping,
  ...tables,
};
