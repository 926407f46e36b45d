import { createGptAdapter, type GptAdapter } from '../adapters/gpt-adapter.ts';
import { pageAdSettings, storyTargeting } from '../targeting/page-settings.ts';
import { loadGpt } from './load-gpt.ts';

export { runSkybox } from '../formats/show-skybox.ts';

/** The GPT adapter together with the functions that build its targeting. */
export interface Display extends GptAdapter {
  pageAdSettings: typeof pageAdSettings;
  storyTargeting: typeof storyTargeting;
}

/** Loads the ad script and creates its adapter; undefined where the script may not load. */
export async function loadDisplay(scriptUrl: string): Promise<Display | undefined> {
  const tag = await loadGpt(scriptUrl);
  return tag && { ...createGptAdapter(tag), pageAdSettings, storyTargeting };
}
