import { createContext, use } from 'react';
import { Skybox } from './skybox.tsx';

/** The layout decides whether the page has a skybox; on the front page the page decides where. */
export const SkyboxContext = createContext(false);

/** The front page's skybox, after the top stories: the first screen belongs to the newsroom. */
export function SkyboxPlace() {
  return use(SkyboxContext) ? <Skybox place="front" /> : null;
}
