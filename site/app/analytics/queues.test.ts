import { afterEach, expect, it } from 'vitest';
import { type ReportedError, reportError, setErrorSink } from './report-error.ts';
import { forgetEvents, setEventSink, type TrackedEvent, track } from './track.ts';

afterEach(() => {
  setEventSink(undefined);
  setErrorSink(undefined);
  forgetEvents();
});

it('AN-21 events wait until measurement may run, then come in order', () => {
  track('first', { a: 1 });
  track('second');
  const heard: TrackedEvent[] = [];
  setEventSink((event) => heard.push(event));
  track('third');
  expect(heard.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  expect(heard[0]).toMatchObject({ payload: { a: 1 }, time: expect.any(Number) });
});

it('AN-21 events of a reader who said no are forgotten, and nobody waits without a bound', () => {
  track('before');
  forgetEvents();
  for (let count = 0; count < 500; count += 1) track('more');
  const heard: string[] = [];
  setEventSink(({ name }) => heard.push(name));
  expect(heard).toEqual(Array.from({ length: 100 }, () => 'more'));
});

it('ER-37 errors are queued until error reporting is there', () => {
  reportError(new Error('early'), 'while starting');
  const heard: ReportedError[] = [];
  setErrorSink((report) => heard.push(report));
  reportError('late');
  expect(heard).toMatchObject([
    { error: new Error('early'), message: 'while starting' },
    { error: 'late', message: '' },
  ]);
});
