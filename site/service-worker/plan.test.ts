import { describe, expect, it } from 'vitest';
import {
  answererOf,
  isCacheMessage,
  isDoneMessage,
  mayKeep,
  overflow,
  overflowing,
  uselessShells,
} from './plan.ts';

const own = { origin: 'https://site.test', shell: new Set(['/assets/entry.js']) };
const request = (path: string, more: Partial<Parameters<typeof answererOf>[0]> = {}) => ({
  method: 'GET',
  url: new URL(path, own.origin),
  mode: 'no-cors',
  hasBearer: false,
  ...more,
});

describe('the service worker', () => {
  it.each([
    ['a page', request('/article/a/', { mode: 'navigate' }), 'page'],
    ['a file of the shell', request('/assets/entry.js'), 'shell'],
    ['another file', request('/assets/other.js'), 'network'],
    ['a picture', request('/resize/x.webp'), 'network'],
    ['a call of the API', request('/api/neutron/x'), 'network'],
    ['a call of the API opened as a page', request('/api/neutron/x', { mode: 'navigate' }), 'network'],
    ['anything with a bearer', request('/article/a/', { mode: 'navigate', hasBearer: true }), 'network'],
    ['a form', request('/search/', { method: 'POST', mode: 'navigate' }), 'network'],
    ['another site', request('https://other.test/', { mode: 'navigate' }), 'network'],
  ])('NV-12 routes %s', (_what, request, expected) => {
    expect(answererOf(request, own)).toBe(expected);
  });

  it.each([
    ['/article/a/', {}, true],
    ['/article/a/?preview=t', {}, false],
    ['/article/a/', { cacheControl: 'private, no-store' }, false],
    ['/article/a/', { cacheControl: 'no-store' }, false],
    ['/article/a/', { status: 404 }, false],
    ['/article/a/', { type: 'application/json' }, false],
  ])('NV-12 caches %s with %o: %s', (path, more, expected) => {
    const answer = {
      status: 200,
      type: 'text/html; charset=utf-8',
      cacheControl: 'public, max-age=7200',
      ...more,
    };
    expect(mayKeep(new URL(path, own.origin), answer, 'preview')).toBe(expected);
  });

  it('NV-12 limits the cached stories', () => {
    expect(overflow(['a', 'b', 'c', 'd'], 3)).toEqual(['a']);
    expect(overflow(['a'], 3)).toEqual([]);
    expect(overflow(['a', 'b'], 0)).toEqual(['a', 'b']);
  });

  it('NV-12 drops shells of other releases unless a saved story needs one', () => {
    const names = ['neutron-shell-1', 'neutron-shell-2', 'neutron-shell-3', 'neutron-stories', 'other'];
    expect(uselessShells(names, '3', new Set(['2']))).toEqual(['neutron-shell-1']);
  });

  it.each([
    [{ kind: 'keep', path: '/a/', title: 'A' }, true],
    [{ kind: 'keep', path: 'https://other.test/', title: 'A' }, false],
    [{ kind: 'other' }, false],
    [null, false],
    ['keep', false],
  ])('NV-12 understands %o: %s', (data, expected) => {
    expect(isCacheMessage(data)).toBe(expected);
  });
});

describe('stories for offline reading', () => {
  const stored = (item: string, isChosen = false, bytes = 1) => ({ item, isChosen, bytes });

  it('NV-11 those that were only read do not displace those that a reader chose', () => {
    const list = [stored('chosen', true), stored('a'), stored('b'), stored('c')];
    expect(overflowing(list, 2)).toEqual(['a']);
  });

  it('NV-11 the oldest are deleted above the size of all', () => {
    const list = [stored('old', true, 30), stored('read', false, 15), stored('new', true, 30)];
    expect(overflowing(list, 5, 50)).toEqual(['old']);
    expect(overflowing(list, 5, 80)).toEqual([]);
    expect(overflowing(list, 0, 20)).toEqual(['read', 'old', 'new']);
  });

  it('NV-11 of those, the oldest that the reader is done with go first', () => {
    const done = (item: string) => ({ ...stored(item, true, 30), isDone: true });
    const list = [stored('old', true, 30), done('done before'), done('done last'), stored('new', true, 30)];
    expect(overflowing(list, 5, 90)).toEqual(['done before']);
    expect(overflowing(list, 5, 30)).toEqual(['done before', 'done last', 'old']);
  });

  it.each([
    [{ kind: 'done', path: '/article/a/', isDone: true }, true],
    [{ kind: 'done', path: 'https://x.test/', isDone: true }, false],
    [{ kind: 'done', path: '/article/a/' }, false],
    [{ kind: 'keep', path: '/article/a/', title: 'A' }, false],
    [null, false],
  ])('NV-12 understands %o as done: %s', (data, expected) => {
    expect(isDoneMessage(data)).toBe(expected);
  });
});
