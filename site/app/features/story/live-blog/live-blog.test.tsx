import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../embeds/all-embed-views.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { ArticleView } from '../article/article-view.tsx';
import { entriesOf, secondsToNextRequest, withEntries } from './live-rules.ts';
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
  const render = (datePublished: string | undefined) =>
    renderToStaticMarkup(
      <ArticleView
        component={componentOf('Article', {
          data: {
            ...articleExample,
            layoutName: 'live-blog',
            datePublished,
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
    expect(html.match(/<nav[^>]*Key events[\s\S]*?<\/nav>/)?.[0]).not.toContain('live-a');
  });

  it.each([undefined, 'soon'])('holds with the date %o', (date) => {
    expect(render(date)).not.toContain('Live coverage');
  });
});
