import { afterEach, expect, it } from 'vitest';
import { signedUp } from './events/account-events.ts';
import { pageNotFound, pageScrolled } from './events/page-events.ts';
import { type ReportedError, reportError, setErrorSink } from './report-error.ts';
import { dropEvents, setEventSink, setRejection, type TrackedEvent, track } from './track.ts';

afterEach(() => {
  setRejection(() => false);
  setEventSink(undefined);
  setErrorSink(undefined);
  dropEvents();
});

it('AN-21 events wait until measurement may run, then are delivered in order', () => {
  track(signedUp('email'));
  track(pageScrolled());
  const received: TrackedEvent[] = [];
  setEventSink((event) => received.push(event));
  track(pageNotFound());
  expect(received.map(({ name }) => name)).toEqual(['sign_up', 'page_scrolled', 'page_not_found']);
  expect(received[0]).toMatchObject({ payload: { method: 'email' }, time: expect.any(Number) });
});

it('AN-21 events of a reader who rejected are dropped, and none waits until they consent', () => {
  let isRejected = false;
  setRejection(() => isRejected);
  track(signedUp('email'));
  isRejected = true;
  dropEvents();
  track(pageScrolled());
  isRejected = false;
  track(pageNotFound());
  const received: string[] = [];
  setEventSink(({ name }) => received.push(name));
  expect(received).toEqual(['page_not_found']);
});

it('AN-21 the number of events that wait for a decision is limited', () => {
  for (let count = 0; count < 500; count += 1) track(pageScrolled());
  const received: string[] = [];
  setEventSink(({ name }) => received.push(name));
  expect(received).toEqual(Array.from({ length: 100 }, () => 'page_scrolled'));
});

it('ER-37 errors are queued until error reporting is loaded', () => {
  reportError(new Error('early'), 'while starting');
  const received: ReportedError[] = [];
  setErrorSink((report) => received.push(report));
  reportError('late');
  expect(received).toMatchObject([
    { error: new Error('early'), message: 'while starting' },
    { error: 'late', message: '' },
  ]);
});
