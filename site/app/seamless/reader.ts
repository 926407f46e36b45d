import type { FeatureOverrides } from '#content/rules/feature-flags.ts';
import type { SeamlessComponent } from '#content/rules/seamless.ts';
import type { ContentClient } from '../content-client/client.ts';
import { currentReader } from '../experiments/reader.ts';
import type { Log } from '../log.ts';
import { mainComponent, storyOf } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';
import { hasTrackerRun } from '../scripts/has-tracker-run.ts';
import { tagRuns } from '../scripts/register-tag.ts';
import { loadStory } from './load-story.ts';
import { nextItems, type StoryRef } from './next-items.ts';
import { moveStream, type ReadingStream, type StreamEvent, startStream } from './reading-stream.ts';

export interface Reader {
  get: () => ReadingStream;
  subscribe: (listener: () => void) => () => void;
  send: (event: StreamEvent) => void;
  /**
   * Loads the next story, requesting the list when it is empty. Without `isRequested` it stops when the mode changes
   * meanwhile.
   */
  loadNext: (isRequested: boolean) => Promise<void>;
}

/** The stream of stories of one page and its requests. `hold` keeps the scroll position during a change. */
export function createReader(
  first: ScreenData,
  path: string,
  mode: ReadingStream['mode'],
  {
    client,
    log,
    hold,
    overrides,
    mayLoadMore,
  }: {
    client: ContentClient;
    log: Log;
    hold: (change: () => void) => void;
    /** Of the URL the reader arrived with. */
    overrides: FeatureOverrides;
    /** Whether the reader's location still allows another listing (SM-06). */
    mayLoadMore: () => Promise<boolean>;
  },
): Reader {
  const listeners = new Set<() => void>();
  let line = startStream(path, mode);
  const component = seamlessMetaOf(first);
  const send = (event: StreamEvent) => {
    const before = line;
    line = moveStream(line, event);
    if (line === before) return;
    for (const listener of listeners) listener();
  };

  async function loadNext(isRequested: boolean): Promise<void> {
    if (line.phase === 'loading') return;
    if (isRequested) send({ kind: 'requested' });
    send({ kind: 'loading' });
    try {
      if (line.queue.length === 0) {
        // The location was checked just before the first one, when this code was loaded.
        if (line.stories.length > 0 && !(await mayLoadMore())) return;
        const last = line.stories.at(-1)?.screen ?? first;
        send({ kind: 'items', items: await nextItems(client, { ...storyFactsOf(last), component }, log) });
      }
      const [item] = line.queue;
      if (!item) return;
      const facts = currentReader(new URL(location.href));
      const story = await loadStory(client, item, {
        edition: first.edition,
        overrides,
        reader: facts,
        hasTrackerRun: () => hasTrackerRun(tagRuns()),
      });
      // Turned off meanwhile, or the reader is on the way to the footer, which must not be pushed away.
      hold(() => send(isRequested || line.mode === 'auto' ? { kind: 'story', story } : { kind: 'idle' }));
    } catch (error) {
      log.warn('The next story could not be loaded', { error });
      send({ kind: 'failed' });
    }
  }

  return {
    get: () => line,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    loadNext,
  };
}

/** Of the page itself: appended stories come without their other components. */
function seamlessMetaOf({ page }: ScreenData): SeamlessComponent | undefined {
  const found = page.data.components.find(
    (entry) => 'meta' in entry && entry.meta.componentType === 'Seamless',
  );
  return found && 'meta' in found ? (found.meta as SeamlessComponent) : undefined;
}

/** Other pages are requested by their own slug; a special feature continues with its own parts. */
function storyFactsOf({ page }: ScreenData): StoryRef {
  const collection = mainComponent(page.data, 'Collection')?.data;
  return storyOf(page.data) ?? { slug: page.data.slug, primaryCollection: collection };
}
