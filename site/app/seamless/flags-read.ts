import { featuresForReader } from '../experiments/reader.ts';
import type { ScreenData } from '../screen-data.ts';
import type { FollowingStory } from './reading-line.ts';

/**
 * What is on for who reads a story of the line. Those that follow were judged with the reader when they came; the page
 * itself is everybody's, and is judged by its own address, not by that of the story read before.
 */
export function flagsRead(
  story: Pick<FollowingStory, 'screen'> | undefined,
  first: { path: string; screen: ScreenData },
): ScreenData['features'] {
  return story?.screen.features ?? featuresForReader(first.screen, new URL(first.path, location.href));
}
