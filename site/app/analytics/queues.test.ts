import { afterEach, expect, it } from 'vitest';
import { signedUp } from './events/account-events.ts';
import { pageNotFound, pageScrolled } from './events/visit-events.ts';
import { type ReportedError, reportError, setErrorSink } from './report-error.ts';
import { forgetEvents, setEventSink, setRejection, type TrackedEvent, track } from './track.ts';

afterEach(() => {
  setRejection(() => false);
  setEventSink(undefined);
  setErrorSink(undefined);
  forgetEvents();
});

it('AN-21 events wait until measurement may run, then come in order', () => {
  track(signedUp('email'));
  track(pageScrolled());
  const heard: TrackedEvent[] = [];
  setEventSink((event) => heard.push(event));
  track(pageNotFound());
  expect(heard.map(({ name }) => name)).toEqual(['sign_up', 'page_scrolled', 'page_not_found']);
  expect(heard[0]).toMatchObject({ payload: { method: 'email' }, time: expect.any(Number) });
});

it('AN-21 events of a reader who said no are forgotten, and none waits until they say otherwise', () => {
  let isRejected = false;
  setRejection(() => isRejected);
  track(signedUp('email'));
  isRejected = true;
  forgetEvents();
  track(pageScrolled());
  isRejected = false;
  track(pageNotFound());
  const heard: string[] = [];
  setEventSink(({ name }) => heard.push(name));
  expect(heard).toEqual(['page_not_found']);
});

it('AN-21 nobody who has not answered waits without a bound', () => {
  for (let count = 0; count < 500; count += 1) track(pageScrolled());
  const heard: string[] = [];
  setEventSink(({ name }) => heard.push(name));
  expect(heard).toEqual(Array.from({ length: 100 }, () => 'page_scrolled'));
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
