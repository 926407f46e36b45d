import type { CheckFinding } from '#content/entities/story-check.ts';

/** What keeps a story from coming out, as one text. An editor who publishes against it has seen these findings, and no others. */
export const blockersOf = (findings: readonly CheckFinding[]): string =>
  findings
    .filter(({ effect }) => effect === 'blocks')
    .map(({ check, message }) => `${check} ${message}`)
    .sort()
    .join('\n');
