import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTag } from '../../scripts/load-tag.ts';
import { openRegistry } from '../../scripts/register-tag.ts';
import { createTagRegistry, type TagContext } from '../../scripts/tag-registry.ts';
import { loadGpt } from './load-gpt.ts';

const inserted: string[] = [];
let features: string[] = [];
let insert: TagContext['insert'] = async () => {};
beforeEach(() => {
  inserted.length = 0;
  features = ['trackers'];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const context: TagContext = {
    log,
    isFeatureOn: (name) => features.includes(name),
    isFor: () => true,
    mayRun: () => ({ allowed: true, reason: 'granted' }),
    atTiming: (_timing, call) => call(),
    afterRegistration: (call) => call(),
    insert(tag) {
      inserted.push(tag.tagId);
      return insert(tag);
    },
    find: () => undefined,
    reload: () => {},
  };
  openRegistry(createTagRegistry(context), []);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('AD-51 a script that failed is tried again by the next caller, one that ran is not', async () => {
  vi.useFakeTimers();
  const load = () => {
    const tag = { tagId: 'net', timing: 'immediate', src: '/net.js', gdprCategory: 'C0004' } as const;
    const coming = loadTag(tag, (state) => state === 'ran' || undefined);
    coming.catch(() => {});
    return coming;
  };
  insert = () => Promise.reject(new Error('offline'));
  const first = load();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(first).rejects.toThrow('net not found on window object or script not loaded');
  insert = async () => {};
  const second = load();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(second).resolves.toBe(true);
  await expect(load()).resolves.toBe(true);
  expect(inserted).toEqual(['net', 'net']);
});

it('ER-32 FF-04 a third-party ad script resolves with nothing, without an error, where trackers are off', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  features = [];
  let came: unknown = 'waits';
  void loadGpt('https://ads.example/gpt.js').then((tag) => {
    came = tag;
  });
  await vi.advanceTimersByTimeAsync(600);
  expect(came).toBeUndefined();
  expect(inserted).toEqual([]);
});
