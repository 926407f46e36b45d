/**
 * Long tests that need little but a processor. The whole command starts them with the other unit tests, at a priority that
 * takes only what those, and the journeys after them, leave: both wait often enough. Journeys measure layout shifts, so
 * nothing that waits for a moment, and nothing that measures one, belongs here.
 */
export const longTests: readonly string[] = [
  'tools/package/package.test.ts',
  'desk/app/story/fuzz.test.ts',
  'content/document/collab.test.ts',
  'content/document/round-trip.test.ts',
];

/** Set to `1` it leaves them out of a run of all tests. */
export const withoutLongTests = 'WITHOUT_LONG_TESTS';
