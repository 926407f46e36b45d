import type { AbTestState } from '../../entities/ab-test.ts';
import { excludedBucket, experimentTextCharacters } from '../../limits.ts';

/** `stickyCta:1:test`: what cookies, headers and forced addresses hold. */
export function assignmentText({ id, version, bucket }: AbTestState): string {
  return `${id}:${version}:${bucket}`;
}

const shape = /^([A-Za-z]\w*):(\w+):([A-Za-z]\w*)$/;
/** `exclude` is no configured bucket, so it may stand where a shorter one was measured. */
const longest = experimentTextCharacters + excludedBucket.length;

/** Undefined for any value not in our format. */
export function parseAssignment(text: string | null | undefined): AbTestState | undefined {
  if (!text || text.length > longest) return undefined;
  const [, id, version, bucket] = shape.exec(text) ?? [];
  return id && version && bucket ? { id, version, bucket } : undefined;
}
