import type { Stories } from '#design/stories.ts';
import { AdBox } from './ad-slot.tsx';

export const stories: Stories = {
  leader: () => <AdBox room="leader" place="list" />,
  'in the rail': () => <AdBox room="mpu" place="rail" />,
};
