import { describe, expect, it } from 'vitest';
import { PageError, pageNotFound, readersMessageOf, shouldReport, statusOf } from './site-error.ts';

describe('site errors', () => {
  it.each([
    ['ER-09', { status: 418 }, 418],
    ['ER-09', { response: { status: 502 } }, 502],
    ['ER-09', { status: 404, response: { status: 502 } }, 404],
    ['ER-21', new Error('no status'), 500],
    ['ER-21', 'text', 500],
    ['ER-21', null, 500],
    ['ER-09 ER-21', { status: 302 }, 500],
    ['ER-09 ER-21', { status: '404' }, 500],
  ])('%s the status of %o is %i', (_ids, error, status) => {
    expect(statusOf(error)).toBe(status);
  });

  it('ER-06 the error of an unknown path', () => {
    expect(pageNotFound()).toMatchObject({ status: 404, message: 'This page could not be found' });
  });

  it.each([
    [pageNotFound(), 'This page could not be found'],
    [new PageError(404, 'API responded with 404'), undefined],
    [new Error('internal detail'), undefined],
  ])('ER-07 ER-25 readers see %o as %s', (error, expected) => {
    expect(readersMessageOf(error)).toBe(expected);
  });

  it.each([
    [new PageError(404, 'gone'), false],
    [new PageError(500, 'broken'), true],
    [new PageError(500, ''), false],
  ])('ER-24 %o is reported: %s', (error, expected) => {
    expect(shouldReport(error)).toBe(expected);
  });
});
