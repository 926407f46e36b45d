import type { AbTestState } from '#content/entities/ab-test.ts';
import { writeAbScript } from './ab-script.ts';
import { countReader } from './count-reader.ts';

/** What follows from a bucket: other scripts may read it, and its reader is counted, if anybody is here. */
export function reportBucket(state: AbTestState | undefined, isCounted: boolean): void {
  writeAbScript(state);
  countReader(isCounted ? state : undefined);
}
