import { expect, it } from 'vitest';
import { createLogThrottle } from './log-throttle.ts';

it('AU-41 a line a minute for each reason, with how many came since the last', () => {
  let time = 0;
  const lineFor = createLogThrottle(() => time);
  expect(lineFor('signature')).toEqual({ before: 0 });
  expect([lineFor('signature'), lineFor('signature')]).toEqual([undefined, undefined]);
  expect(lineFor('stale')).toEqual({ before: 0 });
  time = 59_999;
  expect(lineFor('signature')).toBeUndefined();
  time = 60_000;
  expect(lineFor('signature')).toEqual({ before: 3 });
  expect(lineFor('stale')).toEqual({ before: 0 });
});
