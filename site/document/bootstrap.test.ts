import vm from 'node:vm';
import { expect, it, vi } from 'vitest';
import { bootstrapScript, scriptHash } from './bootstrap.ts';

const parts = ['/assets/shared-1.js', '/assets/entry-1.js'];

/** Runs the script on a page that is still loading; `import()` is replaced, since this realm has none. */
function loadingPage(readyState: DocumentReadyState = 'loading') {
  const listeners = new Map<string, (event?: object) => void>();
  const page: { earlyPresses?: object } = {};
  const timers: { call: () => void; wait: number }[] = [];
  const idle: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const links: { rel?: string; href?: string }[] = [];
  const start = vi.fn();
  const stacks = { stackTraceLimit: 10 };
  const framesWhileRead: number[] = [];
  const load = vi.fn(async (part: string) => {
    framesWhileRead.push(stacks.stackTraceLimit);
    return part === parts.at(-1) ? { start } : {};
  });
  const script = bootstrapScript(parts).replace(/\bimport\(/g, 'load(');
  vm.runInNewContext(script, {
    window: page,
    load,
    Error: stacks,
    requestIdleCallback: (call: () => void) => idle.push(call),
    JSON,
    addEventListener: (sign: string, call: () => void) => listeners.set(sign, call),
    removeEventListener: (sign: string) => listeners.delete(sign),
    setTimeout: (call: () => void, wait?: number) => (wait ? timers.push({ call, wait }) : tasks.push(call)),
    document: {
      readyState,
      getElementById: (id: string) => (id === 'page-scripts' ? { textContent: '["/assets/a.js"]' } : null),
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
  });
  return {
    load,
    page,
    start,
    stacks,
    framesWhileRead,
    tasks,
    listeners,
    timers,
    links,
    rest: () => {
      for (const call of [...idle.splice(0), ...tasks.splice(0)]) call();
      for (const call of tasks.splice(0)) call();
    },
  };
}

it('the scripts of a page wait until it is loaded and painted', () => {
  const { load, listeners, links, rest } = loadingPage();
  listeners.get('load')?.();
  expect(load).not.toHaveBeenCalled();
  expect(links).toEqual([]);
  rest();
  expect(load.mock.calls).toEqual([[parts[0]]]);
  expect(links).toEqual([{ rel: 'modulepreload', href: '/assets/a.js' }]);
});

it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'an early interaction (%s) starts loading at once',
  (sign) => {
    const { load, listeners, timers, rest } = loadingPage();
    listeners.get(sign)?.();
    rest();
    expect(load).toHaveBeenCalledOnce();
    expect([...listeners.keys()]).toEqual(['click', 'submit', 'load']);
    for (const { call } of timers) call();
    rest();
    expect(load).toHaveBeenCalledOnce();
  },
);

it('a page that never finishes loading hydrates after three seconds', () => {
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

it('evaluates each part of the code in its own task, and starts it in another', async () => {
  const { load, start, tasks, rest } = loadingPage('complete');
  rest();
  for (let read = 1; read <= parts.length; read += 1) {
    await vi.waitFor(() => expect(tasks).toHaveLength(1));
    expect(load.mock.calls.flat()).toEqual(parts.slice(0, read));
    expect(start).not.toHaveBeenCalled();
    tasks.pop()?.();
  }
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

it('disables stack traces while the code is evaluated, and restores them after', async () => {
  const { stacks, framesWhileRead, start, tasks, rest } = loadingPage('complete');
  const framesAtStart: number[] = [];
  start.mockImplementation(() => framesAtStart.push(stacks.stackTraceLimit));
  rest();
  await vi.waitFor(() => {
    tasks.pop()?.();
    expect(start).toHaveBeenCalled();
  });
  expect(framesWhileRead).toEqual([0, 0]);
  expect(framesAtStart).toEqual([10]);
});

it('restores stack traces when a part fails to load', async () => {
  const { load, stacks, start, rest } = loadingPage('complete');
  load.mockRejectedValue(new Error('offline'));
  const failed = new Promise((resolve) => process.once('unhandledRejection', resolve));
  rest();
  await failed;
  expect(stacks.stackTraceLimit).toBe(10);
  expect(start).not.toHaveBeenCalled();
});

it('is the same on every page, with a known hash', () => {
  expect(bootstrapScript(parts)).toBe(bootstrapScript(parts));
  expect(bootstrapScript(parts)).not.toContain('</');
  expect(scriptHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

it('queues presses on controls whose code loads later, and no others', () => {
  const { listeners, page } = loadingPage();
  const press = (type: string, control: object | null) =>
    listeners.get(type)?.({ type, preventDefault, target: { closest: () => control } });
  const preventDefault = vi.fn();
  const [save, form] = [
    { tagName: 'BUTTON', hasAttribute: (name: string) => name === 'data-save' },
    { tagName: 'FORM', hasAttribute: () => false },
  ];
  press('click', save);
  press('click', null);
  // A press on the button of a form, before it is sent.
  press('click', form);
  press('submit', form);
  expect(page.earlyPresses).toEqual({ click: [save], submit: [form] });
  // The form around Save is for browsers without scripts.
  expect(preventDefault).toHaveBeenCalledOnce();
});
