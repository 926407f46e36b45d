import { describe, expect, it, vi } from 'vitest';
import { errorReport } from '#content/entities/measured-batch.ts';
import { takeEarlyErrors } from './early-errors.ts';
import { errorReportOf, sendError } from './send/send-error.ts';

const report = (error: unknown, message = '') => ({ error, message, time: 1 });

describe('error reports', () => {
  it('ER-37 an error from before the code was loaded is delivered later, and later ones at once', () => {
    const stop = vi.fn();
    const failure = new Error('early');
    const page: EventTarget & Pick<Window, 'earlyErrors'> = new EventTarget();
    page.earlyErrors = Object.assign([{ error: failure, message: 'Uncaught Error: early' }], { stop });
    const report = vi.fn();
    const fileFailed = vi.fn();
    takeEarlyErrors(page, report, fileFailed);
    expect(report.mock.calls).toEqual([[failure, 'Uncaught Error: early']]);
    expect(stop).toHaveBeenCalled();
    page.dispatchEvent(Object.assign(new Event('error'), { error: failure, message: 'again' }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a promise' }));
    expect(report.mock.calls.slice(1)).toEqual([
      [failure, 'again'],
      ['a promise', ''],
    ]);
    expect(fileFailed).not.toHaveBeenCalled();
  });

  it('ER-38 a file that failed to load is reported as a file, before this code was loaded and after', () => {
    const page: EventTarget & Pick<Window, 'earlyErrors'> = new EventTarget();
    const [sheet, script] = [new EventTarget(), new EventTarget()];
    page.earlyErrors = [{ target: sheet }, { target: page, error: 'run' }];
    const [report, fileFailed] = [vi.fn(), vi.fn()];
    takeEarlyErrors(page, report, fileFailed);
    page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: script }));
    expect(fileFailed.mock.calls).toEqual([[sheet], [script]]);
    expect(report.mock.calls).toEqual([['run', '']]);
  });

  it.each([
    [report(new Error('no canvas'), 'while rendering'), 'while rendering: no canvas'],
    [report(new Error('no ear'), 'no ear'), 'no ear'],
    [report('plain words'), 'plain words'],
    [report({ status: 500, message: 'a page' }), 'a page'],
    [report(undefined, 'only this'), 'only this'],
  ])('ER-24 has the message', (given, message) => {
    const made = errorReportOf(given, '/a/');
    expect(errorReport.parse(made)).toEqual(made);
    expect(made).toMatchObject({ message, path: '/a/' });
  });

  it('ER-24 is omitted without a message', () => {
    expect(errorReportOf(report(undefined), '/a/')).toBeUndefined();
    expect(errorReportOf(report({}), '/a/')).toBeUndefined();
  });

  it('sends a failure once, and few in all', () => {
    const send = vi.fn();
    for (let n = 0; n < 30; n += 1) {
      sendError(report('the same'), '/a/', send);
      sendError(report(`number ${n}`), '/a/', send);
    }
    expect(send).toHaveBeenCalledTimes(10);
    expect(JSON.parse(send.mock.calls[0]?.[0])).toEqual({ message: 'the same', stack: '', path: '/a/' });
  });
});
