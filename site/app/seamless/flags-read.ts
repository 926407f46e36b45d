import { featuresForReader } from '../experiments/reader.ts';
import type { ScreenData } from '../screen-data.ts';
import type { FollowingStory } from './reading-stream.ts';

/**
 * Feature flags of the story being read. Appended stories were evaluated for the reader when they loaded; the page
 * itself is shared, and is evaluated with its own URL, not with that of the story read before.
 */
export function flagsRead(
  story: Pick<FollowingStory, 'screen'> | undefined,
  first: { path: string; screen: ScreenData },
): ScreenData['features'] {
  return story?.screen.features ?? featuresForReader(first.screen, new URL(first.path, location.href));
}
