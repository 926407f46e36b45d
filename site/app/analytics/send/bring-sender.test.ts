import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeasurementTag } from '#content/entities/measurement-tag.ts';
import type { RegisteredTag } from '#content/entities/script-tag.ts';
import { openRegistry, tagRuns } from '../../scripts/register-tag.ts';
import { createTagRegistry, type TagRegistry } from '../../scripts/tag-registry.ts';
import { bringSender } from './bring-sender.ts';

/** The configuration, to be changed. */
const publication = vi.hoisted(() => ({
  measurement: { scriptUrl: '/measurement/tag.js', collectorUrl: '/collect' },
}));
vi.mock('#config', () => ({ publication }));

const inserted: RegisteredTag[] = [];
let registry: TagRegistry;
let insert = async () => {};
let mayRun = true;
const measured: Parameters<typeof bringSender>[0] = { consent: () => 'given', isWanted: () => true };
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
    mayRun: () => ({ allowed: mayRun, reason: mayRun ? 'granted' : 'refused' }),
    atMoment: (_timing, call) => call(),
    whenQuiet: (call) => call(),
    insert(tag) {
      inserted.push(tag);
      return insert();
    },
    find: () => undefined,
    startOver: () => {},
  });
  openRegistry(registry, []);
});
afterEach(() => vi.unstubAllGlobals());

/** The script arrives, as `services/measurement/browser/tag.ts` does. */
function arrive() {
  const holder = window as unknown as { Measurement: MeasurementTag & { cmd: (() => void)[] } };
  const early = holder.Measurement.cmd;
  const opened = vi.fn<NonNullable<MeasurementTag['open']>>(() => ({ add() {}, leave() {}, stop() {} }));
  Object.assign(holder, { Measurement: { cmd: { push: (call: () => void) => call() }, open: opened } });
  for (const call of early) call();
  return opened;
}

it('CN-13 AN-14 AN-21 measurement comes as a tag of the page, in its category, and is opened when it is there', async () => {
  const coming = bringSender(measured);
  expect(inserted).toMatchObject([{ tagId: 'analytics', src: '/measurement/tag.js', gdprCategory: 'C0002' }]);
  const opened = arrive();
  await coming;
  expect(opened).toHaveBeenCalledWith({ collectorUrl: '/collect', consent: expect.any(Function) });
  expect(tagRuns()).toMatchObject([{ state: 'ran', reason: 'granted' }]);
  // Who agrees again opens it again, and brings no second script.
  await bringSender(measured);
  expect([inserted.length, opened.mock.calls.length]).toEqual([1, 2]);
});

it('CN-06 CN-13 a script that does not come is told, and tried again by who asks next', async () => {
  insert = () => Promise.reject(new Error('offline'));
  const first = bringSender(measured);
  first.catch(() => {});
  await vi.waitFor(() => expect(tagRuns()).toMatchObject([{ state: 'failed' }]));
  insert = async () => {};
  const second = bringSender(measured);
  expect(inserted).toHaveLength(2);
  arrive();
  await expect(second).resolves.toBeDefined();
});

it('FF-04 CN-13 a page that is not measured never has it, whenever the registry comes to ask', async () => {
  let isMeasured = false;
  const coming = bringSender({ ...measured, isWanted: () => isMeasured });
  coming.catch(() => {});
  expect([inserted, tagRuns()]).toMatchObject([[], [{ state: 'rejected' }]]);
  isMeasured = true;
  registry.reconsider();
  expect(inserted).toHaveLength(1);
  arrive();
  await coming;
  // Staff see where nothing is handed to it.
  isMeasured = false;
  registry.pageChanged();
  expect(tagRuns()).toMatchObject([{ state: 'rejected', hasRun: true }]);
});

it('CN-13 leave that is taken back while it is on its way is seen when it has come', async () => {
  const loaded = Promise.withResolvers<void>();
  insert = () => loaded.promise;
  bringSender(measured).catch(() => {});
  mayRun = false;
  registry.reconsider();
  expect(tagRuns()).toMatchObject([{ state: 'loading' }]);
  loaded.resolve();
  await vi.waitFor(() => expect(tagRuns()).toMatchObject([{ state: 'waiting', reason: 'refused' }]));
});

it('AN-14 a script that takes longer than anybody waits for others is opened all the same', async () => {
  vi.useFakeTimers();
  insert = () => new Promise(() => {});
  const coming = bringSender(measured);
  await vi.advanceTimersByTimeAsync(60_000);
  arrive();
  await expect(coming).resolves.toBeDefined();
  vi.useRealTimers();
});

it.each([
  ['/measurement/tag.js', true],
  ['https://vendor.example/tag.js', false],
])('CN-13 FF-04 only of our own script we say that it stops when told: %s', (scriptUrl, stops) => {
  publication.measurement.scriptUrl = scriptUrl;
  bringSender(measured).catch(() => {});
  expect(inserted.map(({ src, stopsOnWithdrawal }) => [src, stopsOnWithdrawal])).toEqual(
    stops ? [[scriptUrl, true]] : [],
  );
  expect(tagRuns()).toMatchObject([{ state: stops ? 'loading' : 'rejected' }]);
});
