import { describe, expect, it } from 'vitest';
import type { ScreenData } from '../screen-data.ts';
import {
  isExpecting,
  isRendered,
  moveStream,
  type ReadingStream,
  type StreamEvent,
  startStream,
} from './reading-stream.ts';

const item = (slug: string) => ({
  id: slug,
  slug,
  source: 'topic',
  title: slug,
  type: 'article',
  url: `/article/${slug}/`,
});
const story = (name: string) => ({ name, path: `/article/${name}/`, screen: {} as ScreenData });
const play = (...events: StreamEvent[]): ReadingStream =>
  events.reduce(moveStream, startStream('/article/a/', 'auto'));
const came = (name: string): StreamEvent => ({ kind: 'story', story: story(name) });

describe('the story stream', () => {
  it('SM-11 leaves out stories already shown, the first one too', () => {
    const line = play({ kind: 'items', items: [item('a'), item('b'), item('c')] }, came('b'));
    expect(line.stories.map(({ name }) => name)).toEqual(['b']);
    const more = moveStream(line, { kind: 'items', items: [item('b'), item('c'), item('a'), item('d')] });
    expect(more.queue.map(({ slug }) => slug)).toEqual(['c', 'd']);
  });

  it('SM-11 ends when its items are used up, and continues when there are more', () => {
    const items: StreamEvent = { kind: 'items', items: [item('b'), item('c'), item('d')] };
    expect(play(items, came('b'), came('c')).phase).toBe('idle');
    expect(play(items, came('b'), came('c'), came('d')).phase).toBe('ended');
    expect(
      play(items, came('b'), came('c'), came('d'), { kind: 'loading' }, { kind: 'items', items: [] }).phase,
    ).toBe('ended');
  });

  it('SM-11 skips a story that cannot be shown', () => {
    const line = play({ kind: 'items', items: [item('b'), item('c')] }, { kind: 'story', story: undefined });
    expect(line.queue.map(({ slug }) => slug)).toEqual(['c']);
    expect(line.stories).toEqual([]);
    expect(line.phase).toBe('idle');
  });

  it('SM-11 keeps three stories rendered however many follow, and folds none before it was measured', () => {
    let line = startStream('/article/0/', 'auto');
    for (let n = 1; n <= 20; n += 1) {
      line = [
        { kind: 'items', items: [item(String(n))] } as const,
        came(String(n)),
        { kind: 'measured', name: String(n), height: 1000 } as const,
        { kind: 'read', current: n } as const,
      ].reduce(moveStream, line);
      const rendered = line.stories.filter((one, index) => isRendered(line, index + 1, one));
      expect(rendered.length).toBeLessThanOrEqual(3);
    }
    expect(line.stories).toHaveLength(20);
    expect(isRendered({ current: 20 }, 2, {})).toBe(true);
    expect(isRendered({ current: 20 }, 2, { height: 900 })).toBe(false);
  });

  it('SM-01 SM-11 stops after two stories, and goes on when the reader requests one', () => {
    const items: StreamEvent = { kind: 'items', items: ['b', 'c', 'd', 'e', 'f'].map(item) };
    const two = play(items, came('b'), came('c'));
    expect([isExpecting(play(items, came('b'))), isExpecting(two), two.phase]).toEqual([true, false, 'idle']);
    const on = [{ kind: 'requested' } as const, came('d')].reduce(moveStream, two);
    expect(isExpecting(on)).toBe(true);
    expect(isExpecting(moveStream(on, came('e')))).toBe(false);
    // One that could not be shown does not count.
    expect(isExpecting(play(items, came('b'), { kind: 'story', story: undefined }))).toBe(true);
  });

  it('SM-11 nothing follows a long read, and nothing follows where nothing is left', () => {
    const items: StreamEvent = { kind: 'items', items: [item('b'), item('c')] };
    const long = { ...story('b'), screen: { isSeamless: false } as ScreenData };
    expect(play(items, { kind: 'story', story: long })).toMatchObject({
      phase: 'ended',
      isOver: true,
      queue: [],
    });
    expect(play({ kind: 'items', items: [item('a')] })).toMatchObject({ phase: 'ended', isOver: true });
    expect(play(items, came('b'), came('c'))).toMatchObject({ phase: 'ended', isOver: false });
  });

  it("SM-01 stores the reader's setting", () => {
    expect(play({ kind: 'mode', mode: 'off' }).mode).toBe('off');
  });

  const items: StreamEvent = { kind: 'items', items: [item('b')] };
  const off: StreamEvent = { kind: 'mode', mode: 'off' };
  it.each<[string, StreamEvent[], boolean]>([
    ['from the start', [], true],
    ['while a story is on its way', [{ kind: 'loading' }, items], true],
    ['no more once the last has come', [{ kind: 'loading' }, items, came('b')], false],
    ['when the reader requested more', [items, came('b'), { kind: 'loading' }], true],
    ['where nothing came, as long as it is in sight', [{ kind: 'loading' }, { kind: 'failed' }], true],
    [
      'where nothing was left, as long as it is in sight',
      [{ kind: 'loading' }, { kind: 'items', items: [] }],
      true,
    ],
    ['where nothing came, no longer', [{ kind: 'loading' }, { kind: 'failed' }, { kind: 'unseen' }], false],
    ['out of sight, when a story is expected', [{ kind: 'unseen' }], true],
    ['turned off', [off], false],
    ['turned on again', [off, { kind: 'mode', mode: 'auto' }], true],
  ])('SM-01 reserves space for the next story: %s', (_, events, expected) => {
    expect(play(...events).hasSpace).toBe(expected);
  });
});
