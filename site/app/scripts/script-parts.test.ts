import { afterEach, describe, expect, it, vi } from 'vitest';
import { serviceWaitMilliseconds, serviceWaitTries } from '#content/limits.ts';
import { findScript, insertScript } from './insert-script.ts';
import { registerTag, windowVar } from './register-tag.ts';
import { allowScript, scriptPolicy } from './script-policy.ts';
import { atTiming } from './script-timing.ts';
import { waitForService } from './wait-for-service.ts';

afterEach(() => vi.unstubAllGlobals());

/** The part of a document that a script needs. */
function fakeDocument({ hasHead = true } = {}) {
  const placed: [where: string, element: FakeScript][] = [];
  class FakeScript extends EventTarget {
    dataset: Record<string, string> = {};
    attributes: Record<string, string> = {};
    src = '';
    text = '';
    async = true;
    setAttribute(name: string, value: string) {
      this.attributes[name] = value;
    }
  }
  const put = (where: string) => (element: FakeScript) => void placed.push([where, element]);
  const page = {
    head: hasHead ? { append: put('head') } : null,
    body: { prepend: put('body'), append: put('footer') },
    createElement: () => new FakeScript(),
    querySelector: () => null,
    getElementById: () => null,
  };
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  return { page: page as unknown as Document, placed };
}

const tag = { tagId: 'probe', timing: 'immediate', src: '/probe.js', gdprCategory: 'C0001' } as const;

describe('a script element', () => {
  it.each(['head', 'body', 'footer'] as const)('EN-71 is placed in the %s', async (location) => {
    const { page, placed } = fakeDocument();
    const done = insertScript(
      { ...tag, location, attributes: { async: true, 'data-x': 'y', defer: false } },
      page,
    );
    const [where, element] = placed[0] ?? [];
    expect(where).toBe(location);
    expect(element).toMatchObject({ src: '/probe.js', async: true, attributes: { 'data-x': 'y' } });
    element?.dispatchEvent(new Event('load'));
    await done;
  });

  it.each([
    ['error', 'Loading script src = /probe.js errored'],
    ['abort', 'Loading script src = /probe.js was aborted'],
  ])('ER-26 reports an %s', async (event, message) => {
    const { page, placed } = fakeDocument();
    const done = insertScript(tag, page);
    placed[0]?.[1].dispatchEvent(new Event(event));
    await expect(done).rejects.toThrow(message);
    await expect(done).rejects.toMatchObject({ kind: event });
  });

  it('ER-27 needs a head', async () => {
    const { page } = fakeDocument({ hasHead: false });
    await expect(insertScript(tag, page)).rejects.toThrow('Unable to get head element');
  });

  it('ER-31 a missing one is reported by its name', () => {
    const { page } = fakeDocument();
    expect(() => findScript('missing', page)).toThrow('Script with hid or id missing could not be located');
  });

  it('CN-13 no URL and no text becomes a script unless a tag registered it', () => {
    const policy = scriptPolicy();
    expect(() => policy.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
    expect(() => policy.createScript('steal()')).toThrow(TypeError);
    allowScript({ src: '/known.js', innerHTML: 'known()' });
    expect(policy.createScriptURL('/known.js')).toBe('/known.js');
    expect(policy.createScript('known()')).toBe('known()');
  });
});

describe('globals of scripts', () => {
  it('ER-29 cannot be read on the server', async () => {
    await expect(windowVar('googletag')).rejects.toThrow('Cannot access Window during server render');
  });

  it('ER-30 must be watched', async () => {
    vi.stubGlobal('window', { googletag: {} });
    await expect(windowVar('googletag')).rejects.toThrow(
      'The requested Window variable googletag is not watched',
    );
    registerTag({ ...tag, windowVars: ['googletag'] });
    await expect(windowVar('googletag')).resolves.toEqual({});
  });

  it('ER-32 ER-34 time out after 30 attempts at 500 ms', async () => {
    const waits: number[] = [];
    const delay = async (milliseconds: number) => void waits.push(milliseconds);
    await expect(waitForService('googletag', () => undefined, delay)).rejects.toThrow(
      'googletag not found on window object or script not loaded',
    );
    expect(waits).toHaveLength(serviceWaitTries);
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(serviceWaitTries * serviceWaitMilliseconds);
    expect(serviceWaitTries * serviceWaitMilliseconds).toBe(15_000);
  });

  it('ER-34 are returned by the attempt that finds them', async () => {
    let tries = 0;
    const found = await waitForService(
      'x',
      () => (++tries === 4 ? 'here' : undefined),
      async () => {},
    );
    expect([found, tries]).toEqual(['here', 4]);
  });
});

describe('script timing', () => {
  const at = (readyState: DocumentReadyState, timing: Parameters<typeof atTiming>[0]) => {
    const page = Object.assign(new EventTarget(), { readyState });
    const win = new EventTarget();
    let calls = 0;
    atTiming(timing, () => calls++, page as unknown as Document, win as unknown as Window);
    return { calls: () => calls, page, win };
  };
  it.each([
    ['immediate', 'loading', 1],
    ['domContentLoaded', 'interactive', 1],
    ['windowLoad', 'complete', 1],
    ['domContentLoaded', 'loading', 0],
    ['windowLoad', 'interactive', 0],
    ['beforeUnload', 'complete', 0],
    ['serverRender', 'complete', 0],
  ] as const)('EN-70 %s in a page that is %s', (timing, state, calls) => {
    expect(at(state, timing).calls()).toBe(calls);
  });

  it('EN-70 each fires by its event', () => {
    const ready = at('loading', 'domContentLoaded');
    ready.page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(ready.calls()).toBe(1);
    const loaded = at('interactive', 'windowLoad');
    loaded.win.dispatchEvent(new Event('load'));
    expect(loaded.calls()).toBe(1);
    const leaving = at('complete', 'beforeUnload');
    leaving.win.dispatchEvent(new Event('pagehide'));
    expect(leaving.calls()).toBe(1);
  });
});
