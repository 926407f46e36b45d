import type { Stories } from '#design/stories.ts';
import { AdBox } from './ad-slot.tsx';

export const stories: Stories = {
  leader: () => <AdBox room="leader" place="bottom" />,
  'in the middle of a list': () => <AdBox room="middle" place="list" />,
  'in the rail': () => <AdBox room="mpu" place="rail" />,
};
