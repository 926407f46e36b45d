import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeasurementTag } from '#content/entities/measurement-tag.ts';
import type { RegisteredTag } from '#content/entities/script-tag-schema.ts';
import { openRegistry, tagRuns } from '../../scripts/register-tag.ts';
import { createTagRegistry, type TagRegistry } from '../../scripts/tag-registry.ts';
import { loadSender } from './load-sender.ts';

const publication = vi.hoisted(() => ({
  measurement: { scriptUrl: '/measurement/tag.js', collectorUrl: '/collect' },
}));
vi.mock('#config/public.ts', () => ({ publicSettings: publication }));

const inserted: RegisteredTag[] = [];
let registry: TagRegistry;
let insert = async () => {};
let mayRun = true;
const measured: Parameters<typeof loadSender>[0] = { consent: () => 'given', isWanted: () => true };
beforeEach(() => {
  inserted.length = 0;
  mayRun = true;
  insert = async () => {};
  vi.stubGlobal('window', {});
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  registry = createTagRegistry({
    log,
    isFeatureOn: () => false,
    isFor: () => true,
    mayRun: () => ({ allowed: mayRun, reason: mayRun ? 'granted' : 'denied' }),
    atTiming: (_timing, call) => call(),
    afterRegistration: (call) => call(),
    insert(tag) {
      inserted.push(tag);
      return insert();
    },
    find: () => undefined,
    reload: () => {},
  });
  openRegistry(registry, []);
});
afterEach(() => vi.unstubAllGlobals());

/** The script loads, as `services/measurement/browser/tag.ts` does. */
function arrive() {
  const holder = window as unknown as { Measurement: MeasurementTag & { cmd: (() => void)[] } };
  const early = holder.Measurement.cmd;
  const opened = vi.fn<NonNullable<MeasurementTag['open']>>(() => ({ add() {}, flush() {}, stop() {} }));
  Object.assign(holder, { Measurement: { cmd: { push: (call: () => void) => call() }, open: opened } });
  for (const call of early) call();
  return opened;
}

it('CN-13 AN-14 AN-21 measurement loads as a tag of the page, in its category, and is opened then', async () => {
  const loading = loadSender(measured);
  expect(inserted).toMatchObject([{ tagId: 'analytics', src: '/measurement/tag.js', gdprCategory: 'C0002' }]);
  const opened = arrive();
  await loading;
  expect(opened).toHaveBeenCalledWith({ collectorUrl: '/collect', consent: expect.any(Function) });
  expect(tagRuns()).toMatchObject([{ state: 'ran', reason: 'granted' }]);
  // A second consent opens it again, without loading a second script.
  await loadSender(measured);
  expect([inserted.length, opened.mock.calls.length]).toEqual([1, 2]);
});

it('CN-06 CN-13 a script that fails to load is reported, and the next call tries again', async () => {
  insert = () => Promise.reject(new Error('offline'));
  const first = loadSender(measured);
  first.catch(() => {});
  await vi.waitFor(() => expect(tagRuns()).toMatchObject([{ state: 'failed' }]));
  insert = async () => {};
  const second = loadSender(measured);
  expect(inserted).toHaveLength(2);
  arrive();
  await expect(second).resolves.toBeDefined();
});

it('FF-04 CN-13 a page without measurement never loads it, whenever the registry checks', async () => {
  let isMeasured = false;
  const loading = loadSender({ ...measured, isWanted: () => isMeasured });
  loading.catch(() => {});
  expect([inserted, tagRuns()]).toMatchObject([[], [{ state: 'rejected' }]]);
  isMeasured = true;
  registry.recheck();
  expect(inserted).toHaveLength(1);
  arrive();
  await loading;
  // Staff see where it receives nothing.
  isMeasured = false;
  registry.pageChanged();
  expect(tagRuns()).toMatchObject([{ state: 'rejected', hasRun: true }]);
});

it('CN-13 consent withdrawn while it loads is noticed when it has loaded', async () => {
  const loaded = Promise.withResolvers<void>();
  insert = () => loaded.promise;
  loadSender(measured).catch(() => {});
  mayRun = false;
  registry.recheck();
  expect(tagRuns()).toMatchObject([{ state: 'loading' }]);
  loaded.resolve();
  await vi.waitFor(() => expect(tagRuns()).toMatchObject([{ state: 'waiting', reason: 'denied' }]));
});

it('AN-14 a script that loads after the usual timeout is still opened', async () => {
  vi.useFakeTimers();
  insert = () => new Promise(() => {});
  const loading = loadSender(measured);
  await vi.advanceTimersByTimeAsync(60_000);
  arrive();
  await expect(loading).resolves.toBeDefined();
  vi.useRealTimers();
});

it.each([
  ['/measurement/tag.js', true],
  ['https://vendor.example/tag.js', false],
])('CN-13 FF-04 only our own script is marked as stopping on withdrawal: %s', (scriptUrl, stops) => {
  publication.measurement.scriptUrl = scriptUrl;
  loadSender(measured).catch(() => {});
  expect(inserted.map(({ src, stopsOnWithdrawal }) => [src, stopsOnWithdrawal])).toEqual(
    stops ? [[scriptUrl, true]] : [],
  );
  expect(tagRuns()).toMatchObject([{ state: stops ? 'loading' : 'rejected' }]);
});
