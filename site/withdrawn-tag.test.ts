import { afterEach, expect, it, vi } from 'vitest';
import type { TagRun } from '#app/scripts/tag-registry.ts';
import type { ConsentFacts } from '#content/rules/consent/decide-consent.ts';
import { startConsent } from './consent.ts';

const page = vi.hoisted(() => ({
  answer: () => {},
  runs: [] as unknown[],
  facts: {} as ConsentFacts,
  platform: undefined as object | undefined,
  panels: [] as string[],
}));
vi.mock('#app/consent/consent-platform.ts', async (original) => ({
  ...(await original<object>()),
  consentPlatform: () => page.platform,
}));
vi.mock('./panels.tsx', () => ({ renderPanel: (name: string) => void page.panels.push(name) }));
vi.mock('#app/consent/may-run.ts', () => ({
  consentFacts: () => page.facts,
  onConsentChange: (listener: () => void) => {
    page.answer = listener;
  },
}));
vi.mock('#app/consent/delete-withdrawn.ts', () => ({ deleteWithdrawn: () => {} }));
vi.mock('#app/scripts/register-tag.ts', () => ({ tagRuns: () => page.runs }));

afterEach(() => vi.unstubAllGlobals());

const tag: TagRun['tag'] = { tagId: 'spy', timing: 'queue', src: '/spy.js', gdprCategory: 'C0002' };

const denied: ConsentFacts = { active: ['C0001'], answered: ['C0001'], isDoNotSell: false };
const hasRun = { state: 'ran', hasRun: true } as const;

function open(run: Omit<TagRun, 'tag'>, facts: ConsentFacts, hash = '') {
  Object.assign(page, { runs: [{ tag, ...run }], facts, platform: undefined, panels: [] });
  const reload = vi.fn();
  const document = new EventTarget();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { hash, pathname: '/privacy/', search: '?a=1', reload });
  const addresses: string[] = [];
  vi.stubGlobal('history', {
    state: null,
    replaceState: (...calls: string[]) => addresses.push(calls[2] ?? ''),
  });
  startConsent([]);
  return { reload, document, addresses };
}

it.each<[string, Omit<TagRun, 'tag'>, number]>([
  ['runs', hasRun, 1],
  ['ran on a page before, and is not for this one', { state: 'rejected', hasRun: true }, 1],
  ['never ran', { state: 'rejected', hasRun: false }, 0],
  ['waits', { state: 'waiting' }, 0],
])('CN-11 withdrawing consent reloads the page without a tag that %s', (_name, run, times) => {
  const { reload } = open(run, denied);
  page.answer();
  expect(reload).toHaveBeenCalledTimes(times);
});

it('CN-11 CN-13 withdrawing consent does not reload the page when the running tags can stop', () => {
  const { reload } = open(hasRun, denied);
  page.runs = [{ tag: { ...tag, stopsOnWithdrawal: true }, ...hasRun }];
  page.answer();
  expect(reload).not.toHaveBeenCalled();
});

it.each<[string, ConsentFacts, number]>([
  [
    'a platform’s list is smaller than the answer that is kept',
    { ...denied, answered: ['C0001', 'C0002'] },
    0,
  ],
  ['no answer can be kept', { ...denied, answered: undefined }, 0],
  ['the browser says no with every request', { ...denied, answered: undefined, isDoNotSell: true }, 1],
])('CN-03 CN-11 a page does not reload forever: where %s', (_name, facts, times) => {
  const { reload } = open(hasRun, facts);
  page.answer();
  expect(reload).toHaveBeenCalledTimes(times);
});

const comes = () => {
  const calls: string[] = [];
  const update = (kind: string, groups: string) => void calls.push(`${kind} ${groups}`);
  const show = () => void calls.push('preferences');
  page.platform = { UpdateConsent: update, ToggleInfoDisplay: show };
  return calls;
};

it.each(['pressed', 'pressed before anybody listened'])(
  'CN-11 CN-12 do not sell, %s, is sent once the platform is ready; until then the settings show the state',
  async (how) => {
    vi.useFakeTimers();
    vi.stubGlobal('Element', class extends EventTarget {});
    const isPressed = how === 'pressed';
    const silent = { ...denied, active: undefined };
    const { document, addresses } = open(hasRun, silent, isPressed ? '' : '#do-not-sell');
    expect(addresses).toEqual(isPressed ? [] : ['/privacy/?a=1']);
    const press = Object.assign(new Event('click', { cancelable: true }));
    const link = Object.assign(new Element(), {
      closest: (selector: string) => selector.includes('#do-not-sell'),
    });
    Object.defineProperty(press, 'target', { value: link });
    if (isPressed) document.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(isPressed);
    await vi.dynamicImportSettled();
    expect(page.panels).toEqual(['cookie-settings']);
    const calls = comes();
    await vi.advanceTimersByTimeAsync(500);
    // The platform has not reported: it does not know yet what else applies to this reader.
    expect(calls).toEqual([]);
    page.facts = denied;
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toEqual(['Category C0004:0', 'preferences']);
    vi.useRealTimers();
  },
);
