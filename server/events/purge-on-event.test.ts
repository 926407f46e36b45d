import { describe, expect, it } from 'vitest';
import { purgeOnEvent } from './purge-on-event.ts';

describe('an event in the page cache', () => {
  it.each([
    [{ kind: 'published', keys: ['a1', 'home'] }, ['purge a1,home false']],
    [{ kind: 'withdrawn', keys: ['a1'] }, ['purge a1 true']],
    [{ kind: 'saved', keys: [] }, ['purge  false']],
    [{ kind: 'imported', keys: ['all'] }, ['everything']],
  ])('%o', (event, expected) => {
    const calls: string[] = [];
    purgeOnEvent(
      {
        purge: (keys, how) => calls.push(`purge ${keys} ${how?.hard}`),
        purgeEverything: () => calls.push('everything'),
      },
      event,
    );
    expect(calls).toEqual(expected);
  });
});
