import type { StoryDrawings } from '../story-drawing.ts';
import { chargers } from './chargers.ts';
import { chargersWeighed } from './chargers-weighed.ts';
import { desktops } from './desktops.ts';
import { gaming } from './gaming.ts';
import { keyboardSwitch } from './keyboard-switch.ts';
import { laptops } from './laptops.ts';
import { networking } from './networking.ts';
import { orrinNine } from './orrin-nine.ts';
import { phones } from './phones.ts';
import { picksAtHome } from './picks-at-home.ts';
import { picksCarried } from './picks-carried.ts';
import { picksWithScreens } from './picks-with-screens.ts';
import { printers } from './printers.ts';
import { repairBench } from './repair-bench.ts';
import { repairBenchSupplies } from './repair-supplies.ts';
import { rings } from './rings.ts';
import { tablets } from './tablets.ts';
import { watches } from './watches.ts';

export const computing: StoryDrawings = {
  ...chargers,
  ...chargersWeighed,
  ...desktops,
  ...gaming,
  ...keyboardSwitch,
  ...laptops,
  ...networking,
  ...orrinNine,
  ...phones,
  ...picksAtHome,
  ...picksCarried,
  ...picksWithScreens,
  ...printers,
  ...repairBench,
  ...repairBenchSupplies,
  ...rings,
  ...tablets,
  ...watches,
};
