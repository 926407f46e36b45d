import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageScrolled } from '../analytics/events/page-events.ts';
import { affiliateClicked } from '../analytics/events/reader-events.ts';

const state = { id: 'stickyCta', version: '1', bucket: 'test' };

/** A browser whose document was ready 300 ms after it began; `groups` is what its reader allows. */
async function open(groups: string) {
  const kept = new Map<string, string>();
  const events = new EventTarget();
  const window = { OnetrustActiveGroups: groups };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('performance', {
    now: () => 1000,
    getEntriesByType: () => [{ domContentLoadedEventEnd: 300 }],
  });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  const { onTrack, track } = await import('../analytics/track.ts');
  const seen: string[] = [];
  onTrack(({ name }) => seen.push(name));
  const { countReader } = await import('./count-reader.ts');
  const allow = (all: string) => {
    window.OnetrustActiveGroups = all;
    events.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  };
  return { seen, track, countReader, kept, allow };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('AB-25 tells the A/B event 5000 ms after the document was ready, once', async () => {
  const { seen, countReader } = await open(',C0001,C0002,');
  countReader(state);
  countReader(state);
  expect(seen).toEqual(['experiment_exposure']);
  vi.advanceTimersByTime(4299);
  expect(seen).not.toContain('cohesion_ab_test');
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['experiment_exposure', 'cohesion_ab_test']);
  vi.advanceTimersByTime(60_000);
  expect(seen).toHaveLength(2);
});

it('AN-21 AB-25 a reader who says no meanwhile has no A/B event; who agrees again has it then', async () => {
  const { seen, countReader, allow } = await open(',C0001,C0002,');
  const abEvents = () => seen.filter((name) => name === 'cohesion_ab_test').length;
  countReader(state);
  allow(',C0001,');
  vi.advanceTimersByTime(60_000);
  expect(abEvents()).toBe(0);
  allow(',C0001,C0002,');
  vi.advanceTimersByTime(60_000);
  expect(abEvents()).toBe(1);
});

it('AB-26 counts a goal once, and only of who was seen in the bucket', async () => {
  const { seen, track, countReader, kept } = await open(',C0001,C0002,');
  track(affiliateClicked({ label: '', position: '', shop: '', item_id: '' }));
  countReader(state);
  track(affiliateClicked({ label: '', position: '', shop: '', item_id: '' }));
  track(affiliateClicked({ label: '', position: '', shop: '', item_id: '' }));
  expect(seen.filter((name) => name.startsWith('experiment'))).toEqual([
    'experiment_exposure',
    'experiment_goal',
  ]);
  expect(kept.get('experiment-counted')).toBe('stickyCta:1:test:goal');
});

it('AN-21 counts nobody and keeps nothing before a reader agreed to be measured', async () => {
  const { seen, track, countReader, kept, allow } = await open(',C0001,');
  countReader(state);
  track(pageScrolled());
  vi.advanceTimersByTime(60_000);
  expect([seen, kept.size]).toEqual([['page_scrolled'], 0]);
  allow(',C0001,C0002,');
  expect(seen).toContain('experiment_exposure');
});
