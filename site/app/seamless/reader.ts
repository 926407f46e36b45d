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
import { type AfterWhat, nextItems } from './next-items.ts';
import { type LineEvent, moveLine, type ReadingLine, startLine } from './reading-line.ts';

export interface Reader {
  get: () => ReadingLine;
  subscribe: (listener: () => void) => () => void;
  tell: (event: LineEvent) => void;
  /** Brings the next story, asking what follows when nobody knows. Unasked it stays away once nobody wants it. */
  loadNext: (isRequested: boolean) => Promise<void>;
}

/** One reader on one page: the line of stories, and what is asked for them. `hold` keeps the page still meanwhile. */
export function createReader(
  first: ScreenData,
  path: string,
  mode: ReadingLine['mode'],
  {
    client,
    log,
    hold,
    overrides,
    mayGoOn,
  }: {
    client: ContentClient;
    log: Log;
    hold: (change: () => void) => void;
    /** Of the address a reader came by. */
    overrides: FeatureOverrides;
    /** Whether the reader's place still allows another listing (SM-06). */
    mayGoOn: () => Promise<boolean>;
  },
): Reader {
  const listeners = new Set<() => void>();
  let line = startLine(path, mode);
  const component = seamlessMetaOf(first);
  const tell = (event: LineEvent) => {
    const before = line;
    line = moveLine(line, event);
    if (line === before) return;
    for (const listener of listeners) listener();
  };

  async function loadNext(isRequested: boolean): Promise<void> {
    if (line.phase === 'loading') return;
    tell({ kind: 'loading' });
    try {
      if (line.queue.length === 0) {
        // Checked just before the first one, when this code was loaded.
        if (line.stories.length > 0 && !(await mayGoOn())) return;
        const last = line.stories.at(-1)?.screen ?? first;
        tell({ kind: 'items', items: await nextItems(client, { ...storyFactsOf(last), component }, log) });
      }
      const [item] = line.queue;
      if (!item) return;
      const who = currentReader(new URL(location.href));
      const story = await loadStory(client, item, {
        edition: first.edition,
        overrides,
        reader: who,
        hasTrackerRun: () => hasTrackerRun(tagRuns()),
      });
      // Turned off meanwhile, or on the way to the footer: nothing may push it away.
      hold(() => tell(isRequested || line.mode === 'auto' ? { kind: 'story', story } : { kind: 'idle' }));
    } catch (error) {
      log.warn('The next story could not be loaded', { error });
      tell({ kind: 'failed' });
    }
  }

  return {
    get: () => line,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
    loadNext,
  };
}

/** Of the page itself: stories that follow come without what stands around them. */
function seamlessMetaOf({ page }: ScreenData): SeamlessComponent | undefined {
  const found = page.data.components.find(
    (entry) => 'meta' in entry && entry.meta.componentType === 'Seamless',
  );
  return found && 'meta' in found ? (found.meta as SeamlessComponent) : undefined;
}

/** A page that is no story is asked about by its own slug; a special feature goes on with its own parts. */
function storyFactsOf({ page }: ScreenData): AfterWhat {
  const collection = mainComponent(page.data, 'Collection')?.data;
  return storyOf(page.data) ?? { slug: page.data.slug, primaryCollection: collection };
}
