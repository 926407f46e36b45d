import type { Stories } from '#design/stories.ts';
import { Skybox } from './skybox.tsx';

export const stories: Stories = {
  'front page': () => <Skybox place="front" />,
  'inner page': () => <Skybox place="inner" />,
};
