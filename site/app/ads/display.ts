import { createGptAdapter, type GptAdapter } from './gpt-adapter.ts';
import { loadGpt } from './load-gpt.ts';
import { pageTerms, storyTargeting } from './page-terms.ts';

export { runSkybox } from './show-skybox.ts';

/** What speaks to the ad script, and what it is told. */
export interface Display extends GptAdapter {
  pageTerms: typeof pageTerms;
  storyTargeting: typeof storyTargeting;
}

/** The ad script and who speaks to it; nothing where the script may not come. */
export async function bringDisplay(scriptUrl: string): Promise<Display | undefined> {
  const tag = await loadGpt(scriptUrl);
  return tag && { ...createGptAdapter(tag), pageTerms, storyTargeting };
}
