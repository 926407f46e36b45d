import type { StoryDrawings } from '../story-drawing.ts';
import { care } from './care.ts';
import { keys } from './keys.ts';
import { money } from './money.ts';
import { school } from './school.ts';
import { tunnels } from './tunnels.ts';

export const security: StoryDrawings = { ...keys, ...money, ...care, ...school, ...tunnels };
