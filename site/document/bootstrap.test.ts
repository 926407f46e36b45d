import vm from 'node:vm';
import { expect, it, vi } from 'vitest';
import { bootstrapScript, scriptHash } from './bootstrap.ts';

const entry = '/assets/entry-1.js';

/** Runs the script on a page that is still loading; `import()` is replaced, since this realm has none. */
function loadingPage(readyState: DocumentReadyState = 'loading') {
  const heard = new Map<string, () => void>();
  const timers: { call: () => void; wait: number }[] = [];
  const idle: (() => void)[] = [];
  const turns: (() => void)[] = [];
  const links: { rel?: string; href?: string }[] = [];
  const start = vi.fn();
  const load = vi.fn(async () => ({ start }));
  const script = bootstrapScript(entry).replace(/\bimport\(/g, 'load(');
  vm.runInNewContext(script, {
    load,
    requestIdleCallback: (call: () => void) => idle.push(call),
    JSON,
    addEventListener: (sign: string, call: () => void) => heard.set(sign, call),
    removeEventListener: (sign: string) => heard.delete(sign),
    setTimeout: (call: () => void, wait?: number) => (wait ? timers.push({ call, wait }) : turns.push(call)),
    document: {
      readyState,
      getElementById: (id: string) => (id === 'page-scripts' ? { textContent: '["/assets/a.js"]' } : null),
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
  });
  return {
    load,
    start,
    turns,
    heard,
    timers,
    links,
    rest: () => {
      for (const call of [...idle.splice(0), ...turns.splice(0)]) call();
      for (const call of turns.splice(0)) call();
    },
  };
}

it('the scripts of a page wait until it is loaded and painted', () => {
  const { load, heard, links, rest } = loadingPage();
  heard.get('load')?.();
  expect(load).not.toHaveBeenCalled();
  expect(links).toEqual([]);
  rest();
  expect(load).toHaveBeenCalledWith(entry);
  expect(links).toEqual([{ rel: 'modulepreload', href: '/assets/a.js' }]);
});

it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'a reader who acts first (%s) does not wait',
  (sign) => {
    const { load, heard, timers, rest } = loadingPage();
    heard.get(sign)?.();
    rest();
    expect(load).toHaveBeenCalledOnce();
    expect([...heard.keys()]).toEqual(['load']);
    for (const { call } of timers) call();
    rest();
    expect(load).toHaveBeenCalledOnce();
  },
);

it('a page that never finishes loading comes alive after three seconds', () => {
  const { load, timers, rest } = loadingPage();
  expect(timers.map(({ wait }) => wait)).toEqual([3000]);
  for (const { call } of timers) call();
  rest();
  expect(load).toHaveBeenCalledOnce();
});

it('a page that is there already starts in the next idle moment', () => {
  const { load, rest } = loadingPage('complete');
  rest();
  expect(load).toHaveBeenCalledOnce();
});

it('reading the code is one turn, what it does another', async () => {
  const { load, start, turns, rest } = loadingPage('complete');
  rest();
  await load.mock.results[0]?.value;
  expect(start).not.toHaveBeenCalled();
  for (const call of turns) call();
  expect(start).toHaveBeenCalledOnce();
});

it('is the same on every page and known by its hash', () => {
  expect(bootstrapScript(entry)).toBe(bootstrapScript(entry));
  expect(bootstrapScript(entry)).not.toContain('</');
  expect(scriptHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});
