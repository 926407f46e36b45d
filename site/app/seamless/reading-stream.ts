import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import type { ScreenData } from '../screen-data.ts';

/** An appended story. Far from the viewport only its height remains. */
export interface FollowingStory {
  /** Unique among the stories of this page; ids inside the story start with it. */
  name: string;
  path: string;
  screen: ScreenData;
  /** Pixels, once measured; a story of unknown height is never collapsed. */
  height?: number;
}

export interface ReadingStream {
  /** `auto` loads by itself, `ask` waits for a button, `off` was turned off by the reader. */
  mode: 'auto' | 'manual' | 'off';
  phase: 'idle' | 'loading' | 'failed' | 'ended';
  /** Listed, but not shown yet. */
  queue: readonly SeamlessItem[];
  stories: readonly FollowingStory[];
  /** Paths of all stories shown, the first one included. */
  seen: readonly string[];
  /** Stories that followed since the reader last requested one. */
  unrequested: number;
  /** There is nothing more to request. */
  isOver: boolean;
  /** A screen's height is reserved for the next story, so nothing in view moves when it loads. */
  hasSpace: boolean;
  /** The story being read: 0 is the page's own, 1 the first appended. */
  current: number;
}

export type StreamEvent =
  | { kind: 'mode'; mode: ReadingStream['mode'] }
  | { kind: 'loading' | 'failed' | 'idle' }
  /** The reader pressed the button that shows the next story. */
  | { kind: 'requested' }
  /** A response of the seamless call. */
  | { kind: 'items'; items: readonly SeamlessItem[] }
  /** The first of the queue has loaded, or cannot be shown and is left out. */
  | { kind: 'story'; story: FollowingStory | undefined }
  | { kind: 'read'; current: number }
  /** The end of the stream is out of view: space that stays empty may be removed. */
  | { kind: 'unseen' }
  | { kind: 'measured'; name: string; height: number };

/** After so many stories that the reader did not request, a button shows the next: the footer must be in reach. */
const mostUnrequested = 2;

export function startStream(path: string, mode: ReadingStream['mode']): ReadingStream {
  return {
    mode,
    phase: 'idle',
    queue: [],
    stories: [],
    seen: [path],
    unrequested: 0,
    isOver: false,
    hasSpace: mode === 'auto',
    current: 0,
  };
}

export function moveStream(line: ReadingStream, event: StreamEvent): ReadingStream {
  switch (event.kind) {
    case 'mode':
      return { ...line, mode: event.mode, hasSpace: event.mode === 'auto' && line.phase !== 'ended' };
    case 'loading':
      return { ...line, phase: 'loading', hasSpace: true };
    case 'requested':
      return { ...line, unrequested: 0 };
    case 'failed':
    case 'idle':
      return { ...line, phase: event.kind };
    case 'items': {
      const known = new Set(line.seen);
      const queue = event.items.filter(({ url }) => !known.has(url));
      const isOver = queue.length === 0;
      return { ...line, queue, isOver, phase: isOver ? 'ended' : line.phase };
    }
    case 'story': {
      const [shown, ...left] = line.queue;
      // A long read ends with its last word.
      const isOver = event.story?.screen.isSeamless === false;
      const queue = isOver ? [] : left;
      const unrequested = line.unrequested + (event.story ? 1 : 0);
      return {
        ...line,
        queue,
        isOver,
        unrequested,
        seen: shown ? [...line.seen, shown.url] : line.seen,
        stories: event.story ? [...line.stories, event.story] : line.stories,
        phase: queue.length > 0 ? 'idle' : 'ended',
        hasSpace: queue.length > 0 && line.mode === 'auto' && unrequested < mostUnrequested,
      };
    }
    case 'unseen':
      return line.hasSpace && !isExpecting(line) ? { ...line, hasSpace: false } : line;
    case 'read':
      return line.current === event.current ? line : { ...line, current: event.current };
    case 'measured':
      if (line.stories.some(({ name, height }) => name === event.name && height === event.height))
        return line;
      return {
        ...line,
        stories: line.stories.map((story) =>
          story.name === event.name ? { ...story, height: event.height } : story,
        ),
      };
  }
}

/** Whether another story loads without a click. */
export function isExpecting({
  mode,
  phase,
  unrequested,
}: Pick<ReadingStream, 'mode' | 'phase' | 'unrequested'>): boolean {
  return phase === 'loading' || (mode === 'auto' && phase === 'idle' && unrequested < mostUnrequested);
}

/** How many stories before and after the current one stay rendered. */
const renderedNeighbors = 1;

/** Whether a story (counted from 1) is rendered, or collapsed to an empty box of its height. */
export function isRendered(
  { current }: Pick<ReadingStream, 'current'>,
  place: number,
  story: Pick<FollowingStory, 'height'>,
): boolean {
  return story.height === undefined || Math.abs(place - current) <= renderedNeighbors;
}
