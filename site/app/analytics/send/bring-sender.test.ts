import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MeasurementTag } from '#content/entities/measurement-tag.ts';
import type { ScriptTag } from '#content/entities/script-tag.ts';
import { openRegistry, tagRuns } from '../../scripts/register-tag.ts';
import { createTagRegistry } from '../../scripts/tag-registry.ts';
import { bringSender } from './bring-sender.ts';

const inserted: ScriptTag[] = [];
let insert = async () => {};
beforeEach(() => {
  inserted.length = 0;
  vi.stubGlobal('window', {});
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  openRegistry(
    createTagRegistry({
      log,
      isFeatureOn: () => false,
      isFor: () => true,
      mayRun: () => ({ allowed: true, reason: 'granted' }),
      atMoment: (_timing, call) => call(),
      whenQuiet: (call) => call(),
      insert(tag) {
        inserted.push(tag);
        return insert();
      },
      find: () => undefined,
      startOver: () => {},
    }),
    [],
  );
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
  const coming = bringSender(() => 'given');
  expect(inserted).toMatchObject([{ tagId: 'analytics', src: '/measurement/tag.js', gdprCategory: 'C0002' }]);
  const opened = arrive();
  await coming;
  expect(opened).toHaveBeenCalledWith({ collectorUrl: '/collect', consent: expect.any(Function) });
  expect(tagRuns()).toMatchObject([{ state: 'ran', reason: 'granted' }]);
  // Who agrees again opens it again, and brings no second script.
  await bringSender(() => 'given');
  expect([inserted.length, opened.mock.calls.length]).toEqual([1, 2]);
});

it('CN-06 CN-13 a script that does not come is told, and tried again by who asks next', async () => {
  insert = () => Promise.reject(new Error('offline'));
  const first = bringSender(() => 'given');
  first.catch(() => {});
  await vi.waitFor(() => expect(tagRuns()).toMatchObject([{ state: 'failed' }]));
  insert = async () => {};
  const second = bringSender(() => 'given');
  expect(inserted).toHaveLength(2);
  arrive();
  await expect(second).resolves.toBeDefined();
});
