import { afterEach, expect, it, vi } from 'vitest';
import type { TagRun } from '#app/scripts/tag-registry.ts';
import { startConsent } from './consent.ts';

const page = vi.hoisted(() => ({ answer: () => {}, runs: [] as unknown[] }));
vi.mock('#app/consent/may-run.ts', () => ({
  consentFacts: () => ({ active: [], answered: [], isDoNotSell: false }),
  mayRun: () => ({ allowed: false, reason: 'refused' }),
  onConsentChange: (listener: () => void) => {
    page.answer = listener;
  },
}));
vi.mock('#app/consent/forget-withdrawn.ts', () => ({ forgetWithdrawn: () => {} }));
vi.mock('#app/scripts/register-tag.ts', () => ({ tagRuns: () => page.runs }));

afterEach(() => vi.unstubAllGlobals());

const tag: TagRun['tag'] = { tagId: 'spy', timing: 'queue', src: '/spy.js', gdprCategory: 'C0002' };

it.each<[string, Omit<TagRun, 'tag'>, number]>([
  ['runs', { state: 'ran', hasRun: true }, 1],
  ['ran on a page before, and is not for this one', { state: 'rejected', hasRun: true }, 1],
  ['never ran', { state: 'rejected', hasRun: false }, 0],
  ['waits', { state: 'waiting' }, 0],
])('CN-11 taking leave back begins the page anew without a tag that %s', (_name, run, times) => {
  page.runs = [{ tag, ...run }];
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { hash: '', reload });
  startConsent([]);
  page.answer();
  expect(reload).toHaveBeenCalledTimes(times);
});
