import type { Stories } from '#design/stories.ts';
import { AdBox } from './ad-slot.tsx';

export const stories: Stories = {
  leader: () => <AdBox space="leader" place="bottom" />,
  'in the middle of a list': () => <AdBox space="middle" place="list" />,
  'in the rail': () => <AdBox space="mpu" place="rail" />,
};
