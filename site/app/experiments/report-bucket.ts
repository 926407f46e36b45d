import type { AbTestState } from '#content/entities/ab-test.ts';
import { writeAbScript } from './ab-script.ts';
import { countReader } from './count-reader.ts';

/** Lets other scripts read the bucket, and counts its reader where counting is on. */
export function reportBucket(state: AbTestState | undefined, isCounted: boolean): void {
  writeAbScript(state);
  countReader(isCounted ? state : undefined);
}
