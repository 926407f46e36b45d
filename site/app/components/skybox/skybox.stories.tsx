import type { Stories } from '#design/stories.ts';
import { AdSlot, Skybox } from './skybox.tsx';

export const stories: Stories = {
  'front door': () => <Skybox place="front" />,
  'inner page': () => <Skybox place="inner" />,
  leader: () => <AdSlot size="leader" />,
  'in the rail': () => <AdSlot size="mpu" />,
};
