import type { StoryDrawings } from '../story-drawing.ts';
import { bankCard } from './bank-card.ts';
import { care } from './care.ts';
import { clocks } from './clocks.ts';
import { computerRoom } from './computer-room.ts';
import { desks } from './desks.ts';
import { keys } from './keys.ts';
import { letters } from './letters.ts';
import { money } from './money.ts';
import { picks } from './picks.ts';
import { places } from './places.ts';
import { school } from './school.ts';
import { tunnels } from './tunnels.ts';

export const security: StoryDrawings = {
  ...bankCard,
  ...computerRoom,
  ...keys,
  ...money,
  ...care,
  ...school,
  ...tunnels,
  ...clocks,
  ...desks,
  ...places,
  ...letters,
  ...picks,
};
