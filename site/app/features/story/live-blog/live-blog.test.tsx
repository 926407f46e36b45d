import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../embeds/all-embed-views.ts';
import type { Article } from '#content/entities/article.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { pageOfEntries } from '#content/rules/entry-pages.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { ArticlePage } from '../article/article-page.tsx';
import {
  announceDelay,
  entriesOf,
  hourMarks,
  secondsToNextRequest,
  timelineOf,
  withEntries,
} from './live-rules.ts';
import { watchLive } from './watch-live.ts';

const entry = (uuid: string, keyEvent = false): BodyBlock => ({
  kind: 'embed',
  embed: { ...embedExamples.liveEntry, uuid, keyEvent, title: `Entry ${uuid}` },
});
const prose: BodyBlock = { kind: 'prose', html: '<p>Before.</p>' };
const uuids = (blocks: readonly BodyBlock[]) => entriesOf(blocks).map(({ uuid }) => uuid);

describe('entries', () => {
  it('CL-38 new ones precede existing ones, and follow the introduction', () => {
    const blocks = withEntries([prose, entry('b'), entry('a')], entriesOf([entry('d'), entry('c')]));
    expect(blocks[0]).toBe(prose);
    expect(uuids(blocks)).toEqual(['d', 'c', 'b', 'a']);
    expect(uuids(withEntries([prose], entriesOf([entry('a')])))).toEqual(['a']);
  });

  it.each([
    [0, 30],
    [1, 30],
    [2, 60],
    [4, 120],
    [20, 300],
  ])('after %i rounds without news the next request is in %i seconds', (quiet, seconds) => {
    expect(secondsToNextRequest(quiet)).toBe(seconds);
  });
});

it.each([
  [undefined, 5000, 0],
  [0, 5000, 55_000],
  [0, 60_000, 0],
])('new entries are announced once a minute: last at %s, now %i, wait %i', (last, now, wait) => {
  expect(announceDelay(last, now)).toBe(wait);
});

describe('the timeline of entries', () => {
  const at = (time: string, keyEvent = false) => ({ ...embedExamples.liveEntry, at: time, keyEvent });

  it('has a line at the time of each entry, and knows the key events', () => {
    const marks = timelineOf([
      at('2026-03-02T20:00:00Z'),
      at('2026-03-02T19:00:00Z', true),
      at('2026-03-02T18:00:00Z'),
    ]);
    expect(marks).toEqual([
      { at: 0, isKey: false },
      { at: 50, isKey: true },
      { at: 100, isKey: false },
    ]);
  });

  it('stays small with two thousand entries, and holds with none, one, or a time that is none', () => {
    const many = Array.from({ length: 2000 }, (_, index) => at(new Date(index * 60_000).toISOString()));
    expect(timelineOf(many).length).toBeLessThanOrEqual(201);
    expect(timelineOf([])).toEqual([]);
    expect(timelineOf([at('2026-03-02T18:00:00Z'), at('soon')])).toEqual([{ at: 0, isKey: false }]);
  });

  it.each([
    ['no entry', [], []],
    ['one entry', ['18:05'], ['1:05 p.m.']],
    ['three hours', ['20:50', '18:05'], ['1:05 p.m.', '2:00 p.m.', '3:50 p.m.']],
    ['a day', ['23:59', '00:00'], ['7:00 p.m.', '1:00 a.m.', '7:00 a.m.', '6:59 p.m.']],
  ])('names the hours that have space: %s', (_title, times, texts) => {
    const entries = times.map((time) => at(`2026-03-02T${time}:00Z`));
    expect(hourMarks(entries).map(({ text }) => text)).toEqual(texts);
  });
});

describe('watchLive', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watched(answers: (readonly BodyBlock[] | Error)[]) {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const fetchBlocks = vi.fn(async () => {
      const answer = answers.shift() ?? [];
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const onEntries = vi.fn();
    let isOver = false;
    const stop = watchLive({
      fetchBlocks,
      onEntries,
      isKnown: (uuid) => uuid === 'a',
      isOver: () => isOver,
      page: page as unknown as Document,
    });
    const look = (state: DocumentVisibilityState) => {
      page.visibilityState = state;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    return { fetchBlocks, onEntries, stop, look, end: () => (isOver = true) };
  }

  it('reports unknown entries, and keeps polling', async () => {
    const { fetchBlocks, onEntries } = watched([[entry('a')], [entry('b'), entry('a')]]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onEntries).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onEntries.mock.calls[0]?.[0]).toMatchObject([{ uuid: 'b' }]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetchBlocks).toHaveBeenCalledTimes(3);
  });

  it('polls less often when requests fail', async () => {
    const { fetchBlocks } = watched([new Error('away'), new Error('away'), new Error('away')]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetchBlocks).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(fetchBlocks).toHaveBeenCalledTimes(2);
  });

  it('pauses while the page is hidden, and resumes when it is visible', async () => {
    const { fetchBlocks, look } = watched([]);
    look('hidden');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetchBlocks).not.toHaveBeenCalled();
    look('visible');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetchBlocks).toHaveBeenCalledTimes(1);
  });

  it('CL-37 stops when the coverage is over, or the page is left', async () => {
    const over = watched([]);
    await vi.advanceTimersByTimeAsync(30_000);
    over.end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(over.fetchBlocks).toHaveBeenCalledTimes(2);
    const left = watched([]);
    left.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(left.fetchBlocks).not.toHaveBeenCalled();
  });
});

describe('a live blog', () => {
  const render = (datePublished: string | undefined, coverage?: Article['coverage']) =>
    renderToStaticMarkup(
      <ArticlePage
        component={componentOf('Article', {
          data: {
            ...articleExample,
            layoutName: 'live-blog',
            entryPages: undefined,
            datePublished,
            coverage,
            bodyBlocks: [prose, entry('b', true), entry('a')],
          },
        })}
        page={{ ...facts, pageType: 'article' }}
        priority
      />,
    );

  it('CL-37 CL-38 shows its duration, links its key events, and anchors every entry', () => {
    const html = render('2026-03-02T18:00:00Z');
    expect(html).toContain('Live coverage from Mar 2, 1:00 p.m. ET to Mar 3, 1:00 p.m. ET');
    expect(html).toContain('href="#live-b"');
    expect(html).toContain('id="live-b"');
    expect(html).toContain('id="live-a"');
    expect(html).toContain(`href="/article/${articleExample.slug}/entry/a/#live-a"`);
    expect(html.match(/<nav[^>]*Key events[\s\S]*?<\/nav>/)?.[0]).not.toContain('live-a');
  });

  it('has one badge, shows the clock time first, and lists key events oldest first once it has ended', () => {
    const time = (hour: number) => `2026-03-02T${hour}:00:00Z`;
    const at = (uuid: string, hour: number, lastEntry = false) => ({
      kind: 'embed' as const,
      embed: { ...embedExamples.liveEntry, uuid, at: time(hour), keyEvent: true, lastEntry },
    });
    const html = renderToStaticMarkup(
      <ArticlePage
        component={componentOf('Article', {
          data: {
            ...articleExample,
            layoutName: 'live-blog',
            entryPages: undefined,
            datePublished: time(18),
            bodyBlocks: [at('c', 20, true), at('b', 19), at('a', 18)],
          },
        })}
        page={{ ...facts, pageType: 'article' }}
        priority
      />,
    );
    expect(html).not.toContain('Live blog');
    expect(html.match(/>Ended</g)).toHaveLength(1);
    expect(html).toContain('Live coverage from Mar 2, 1:00 p.m. to 3:00 p.m. ET');
    expect(html).toMatch(/<h1[^>]*>[^<]*, as it happened<\/h1>/);
    expect(html).not.toMatch(/Add new entries for me|Reload for new entries/);
    expect(html).toMatch(/id="live-c"[^>]*>.*?<time[^>]*>3:00 p\.m\.<\/time>/);
    expect([...html.matchAll(/href="#live-(.)"/g)].slice(0, 3).map(([, id]) => id)).toEqual(['a', 'b', 'c']);
  });

  it('while it is live has switches, a link to copy for each entry, its author, and a line for readers without scripts', () => {
    const html = render('2026-03-02T18:00:00Z', { state: 'live', end: '2026-03-03T18:00:00Z' });
    expect(html.match(/>Live</g)).toHaveLength(1);
    expect(html.match(/role="switch"/g)).toHaveLength(2);
    expect(html.match(/Copy a link to: Entry/g)).toHaveLength(2);
    expect(html).toContain('>Amara Okafor</span>');
    expect(html).toContain('<noscript><p');
    expect(html).toContain('Updated 1:00 p.m. Reload for new entries.');
  });

  it('without entries says so, and keeps its head', () => {
    const html = renderToStaticMarkup(
      <ArticlePage
        component={componentOf('Article', {
          data: {
            ...articleExample,
            layoutName: 'live-blog',
            coverage: undefined,
            entryPages: undefined,
            bodyBlocks: [],
          },
        })}
        page={{ ...facts, pageType: 'article' }}
        priority
      />,
    );
    expect(html).toContain('No entries yet.');
    expect(html).not.toMatch(/>Live<|>Ended</);
  });

  it.each([undefined, 'soon'])('holds with the date %o', (date) => {
    expect(render(date)).not.toContain('Live coverage');
  });

  it('CL-38 with two thousand entries writes a hundred, and links the others without a script', () => {
    const blocks = Array.from({ length: 2000 }, (_, index) => entry(`e${2000 - index}`, index % 40 === 0));
    const story = {
      ...articleExample,
      layoutName: 'live-blog',
      slug: 'long',
      bodyBlocks: [prose, ...blocks],
    };
    const page = (number: number) =>
      renderToStaticMarkup(
        <ArticlePage
          component={componentOf('Article', { data: pageOfEntries(story, number) ?? story })}
          page={{ ...facts, pageType: 'article' }}
          priority
        />,
      );
    const first = page(1);
    expect(first.match(/id="live-/g)).toHaveLength(100);
    expect(first).toContain('href="/article/long/20/"');
    expect(first).toContain('100 of 2,000 entries on this page.');
    // Key events of older pages lead there.
    expect(first).toContain('href="/article/long/20/#live-e1880"');
    expect(first).toContain('href="#live-e2000"');
    const oldest = page(2);
    expect(oldest).toContain('href="/article/long/3/"');
    expect(oldest).not.toContain('Older entries');
  });
});
