import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageScrolled } from '../analytics/events/page-events.ts';
import { affiliateClicked } from '../analytics/events/reader-events.ts';

const state = { id: 'stickyCta', version: '1', bucket: 'test' };

/** A browser with DOM ready at 300 ms; `groups` are the allowed consent categories. */
async function open(groups: string) {
  const stored = new Map<string, string>();
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
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  const { onTrack, track } = await import('../analytics/track.ts');
  const seen: string[] = [];
  onTrack(({ name }) => seen.push(name));
  const { countReader } = await import('./count-reader.ts');
  const allow = (all: string) => {
    window.OnetrustActiveGroups = all;
    events.dispatchEvent(new Event('OneTrustGroupsUpdated'));
  };
  return { seen, track, countReader, stored, allow };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('AB-25 sends the A/B event 5000 ms after DOM ready, once', async () => {
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

it('AN-21 AB-25 a reader who rejects meanwhile sends no A/B event; after consent it is sent then', async () => {
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

it('AB-26 counts a goal once, and only for readers exposed to the bucket', async () => {
  const { seen, track, countReader, stored } = await open(',C0001,C0002,');
  track(affiliateClicked({ label: '', position: '', shop: '', item_id: '' }));
  countReader(state);
  track(affiliateClicked({ label: '', position: '', shop: '', item_id: '' }));
  track(affiliateClicked({ label: '', position: '', shop: '', item_id: '' }));
  expect(seen.filter((name) => name.startsWith('experiment'))).toEqual([
    'experiment_exposure',
    'experiment_goal',
  ]);
  expect(stored.get('experiment-counted')).toBe('stickyCta:1:test:goal');
});

it('AN-21 counts and stores nothing before consent to measurement', async () => {
  const { seen, track, countReader, stored, allow } = await open(',C0001,');
  countReader(state);
  track(pageScrolled());
  vi.advanceTimersByTime(60_000);
  expect([seen, stored.size]).toEqual([['page_scrolled'], 0]);
  allow(',C0001,C0002,');
  expect(seen).toContain('experiment_exposure');
});
