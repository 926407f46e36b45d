import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { keyPrefix } from '#app/behaviours/remembered/remembered.ts';
import { isStaff } from '#app/identity/staff.ts';
import { modeOf } from '#app/seamless/preference.ts';
import { earlyScript } from './early-script.ts';

/** Runs the script as a browser would, with the stored values of a device. */
function run(
  stored: Readonly<Record<string, string>>,
  isClosed = false,
  connection?: object,
  { hash = '', type = 'navigate', cookie = '' } = {},
) {
  const dataset: Record<string, string> = {};
  const rules: string[] = [];
  const adopted: unknown[] = [];
  const links: unknown[] = [];
  const listeners: [kind: string, listener: (event: object) => void, isCapturing: boolean | undefined][] = [];
  const window: { earlyErrors?: object[] } = {};
  const timers: [wait: number, () => void][] = [];
  vm.runInNewContext(earlyScript, {
    window,
    addEventListener: (kind: string, listener: (event: object) => void, isCapturing?: boolean) =>
      listeners.push([kind, listener, isCapturing]),
    document: {
      documentElement: { dataset },
      cookie,
      adoptedStyleSheets: adopted,
      createElement: (tag: string) => ({ tag, remove: () => links.pop() }),
      head: { append: (link: unknown) => links.push(link) },
    },
    setTimeout: (run: () => void, wait: number) => timers.push([wait, run]),
    localStorage: {
      getItem(key: string) {
        if (isClosed) throw new Error('SecurityError');
        return stored[key.replace(keyPrefix, '')] ?? null;
      },
    },
    navigator: { connection },
    location: { hash },
    performance: { getEntriesByType: () => [{ type }] },
    CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') },
    CSSStyleSheet: class {
      insertRule(rule: string) {
        rules.push(rule);
      }
    },
  });
  return { dataset, rules, sheets: adopted.length, links, timers, listeners, window };
}

describe('before the first paint', () => {
  it.each([
    ['a fresh visit', {}, false],
    ['a visit for an anchor', { hash: '#comments' }, true],
    ['a reader who comes back', { type: 'back_forward' }, true],
    ['a page loaded again', { type: 'reload' }, true],
  ])('%s: lays out the whole page or not', (_, navigation, isWhole) => {
    expect('whole' in run({}, false, undefined, navigation).dataset).toBe(isWhole);
  });

  it.each([
    ['theme=dark; core_auth_staff=1', true],
    ['core_auth_staff=1; theme=dark', true],
    ['core_auth_staff=0', false],
    ['x_core_auth_staff=1', false],
    ['', false],
  ])('ROLE-06 with the cookies "%s" space for the staff link is reserved: %s', (cookie, isReserved) => {
    expect(isStaff(cookie)).toBe(isReserved);
    expect('staff' in run({}, false, undefined, { cookie }).dataset).toBe(isReserved);
  });

  it.each([
    ['nothing stored', {}, {}],
    ['a theme', { theme: '"dark"' }, { theme: 'dark' }],
    ['the system’s theme', { theme: '"system"' }, {}],
    ['a text size', { 'text-size': '"large"' }, { textSize: 'large' }],
    ['stories begun', { started: '[{"url":"/a/"}]' }, { started: '' }],
    ['no story begun', { started: '[]' }, {}],
    ['stories that follow turned off', { seamless: 'off' }, { seamless: 'off' }],
    ['nonsense', { theme: '{', 'text-size': '7', started: '"x"', dismissed: 'null' }, {}],
  ])('%s', (_, stored: Record<string, string>, expected) => {
    expect(run(stored)).toMatchObject({ rules: [], sheets: 0 });
    expect(run(stored).dataset).toEqual({ ads: '', seamless: 'auto', ...expected });
  });

  it('CP-16 a closed banner takes no space, whatever its story is called', () => {
    expect(run({ dismissed: '["a1","x\\"]{}"]' })).toMatchObject({
      dataset: { ads: '', seamless: 'auto' },
      rules: ['[data-breaking="a1"]{display:none}', '[data-breaking="x\\"]{}"]{display:none}'],
      sheets: 1,
    });
  });

  it('delays the first paint until the content has loaded, for a second at most', () => {
    const { links, timers } = run({});
    expect(links).toEqual([
      expect.objectContaining({ rel: 'expect', blocking: 'render', href: '#page-data' }),
    ]);
    const [[wait, give]] = timers as [[number, () => void]];
    give();
    expect(wait).toBe(1000);
    expect(links).toEqual([]);
  });

  it('ER-37 ER-38 records script errors, and failed loads except pictures', () => {
    const { listeners, window } = run({});
    const [kind, listener, isCapturing] = listeners[0] ?? [];
    // Failures of elements do not bubble.
    expect([kind, isCapturing]).toEqual(['error', true]);
    const events = ['LINK', 'IMG', 'SCRIPT', undefined].map((tagName) => ({ target: { tagName } }));
    for (const event of events) listener?.(event);
    expect(window.earlyErrors).toHaveLength(3);
    expect(window.earlyErrors).not.toContain(events[1]);
  });

  it('a device without storage gets the page as sent', () => {
    expect(run({ theme: '"dark"' }, true).dataset).toEqual({ ads: '', seamless: 'auto' });
  });

  it.each([
    [undefined, 'auto'],
    [{ effectiveType: '4g' }, 'auto'],
    [{ effectiveType: 'slow-2g' }, 'manual'],
    [{ saveData: true }, 'manual'],
  ])(
    'SM-01 NV-06 reserves space for following stories, unless it has to prompt first: %o',
    (connection, expected) => {
      expect(run({}, false, connection).dataset.seamless).toBe(expected);
      // The page's own code computes the same later.
      expect(modeOf({ getItem: () => null, setItem() {}, removeItem() {} }, connection)).toBe(expected);
    },
  );

  it('stays small and cannot end its own element', () => {
    expect(earlyScript).not.toContain('</');
    expect(earlyScript.length).toBeLessThan(2500);
  });
});
