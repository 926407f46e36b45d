/**
 * Long tests that need little but a processor. Journeys wait often enough for them: the whole command runs them beside
 * the journeys, with a priority that takes only what those leave. Journeys measure layout shifts, so nothing that waits
 * for a moment, and nothing that measures one, belongs here.
 */
export const besideJourneys: readonly string[] = [
  'tools/package/package.test.ts',
  'desk/app/story/fuzz.test.ts',
  'content/document/collab.test.ts',
  'content/document/round-trip.test.ts',
];

/** Set to `1` it leaves them out of a run of all tests. */
export const withoutLongTests = 'WITHOUT_LONG_TESTS';
