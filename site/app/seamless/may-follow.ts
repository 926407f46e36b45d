import { featuresForReader } from '../experiments/reader.ts';
import type { ScreenData } from '../screen-data.ts';

/**
 * Whether stories may follow this one for this reader. The page is shared; the reader's location (`geo=US-WA`) is
 * only known here.
 */
export function mayFollow(screen: ScreenData, address: URL): boolean {
  return screen.isSeamless === true && featuresForReader(screen, address).seamless;
}
