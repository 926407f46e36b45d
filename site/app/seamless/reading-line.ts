import type { SeamlessItem } from '#content/entities/seamless-item.ts';
import type { ScreenData } from '../screen-data.ts';

/** A story that follows. Far from the reader only its height is left of it on the page. */
export interface FollowingStory {
  /** Unique among the stories of this page; ids inside the story begin with it. */
  name: string;
  path: string;
  screen: ScreenData;
  /** Pixels, once measured; a story of unknown height is never folded. */
  height?: number;
}

export interface ReadingLine {
  /** `auto` follows by itself, `ask` waits for a button, `off` was turned off by the reader. */
  mode: 'auto' | 'ask' | 'off';
  phase: 'idle' | 'loading' | 'failed' | 'ended';
  /** Asked for and not yet shown. */
  queue: readonly SeamlessItem[];
  stories: readonly FollowingStory[];
  /** Paths of everything shown, the first story included. */
  seen: readonly string[];
  /** A screen's height is kept for what comes: nothing in sight moves when it does. */
  hasSpace: boolean;
  /** Which story is being read: 0 is the page's own, 1 the first that follows. */
  current: number;
}

export type LineEvent =
  | { kind: 'mode'; mode: ReadingLine['mode'] }
  | { kind: 'loading' | 'failed' | 'idle' }
  /** An answer of the seamless call. */
  | { kind: 'items'; items: readonly SeamlessItem[] }
  /** The first of the queue came, or could not be shown and is left out. */
  | { kind: 'story'; story: FollowingStory | undefined }
  | { kind: 'read'; current: number }
  /** The end of the line is out of sight: room that nothing will fill may go. */
  | { kind: 'unseen' }
  | { kind: 'measured'; name: string; height: number };

export function startLine(path: string, mode: ReadingLine['mode']): ReadingLine {
  return { mode, phase: 'idle', queue: [], stories: [], seen: [path], hasSpace: mode === 'auto', current: 0 };
}

export function moveLine(line: ReadingLine, event: LineEvent): ReadingLine {
  switch (event.kind) {
    case 'mode':
      return { ...line, mode: event.mode, hasSpace: event.mode === 'auto' && line.phase !== 'ended' };
    case 'loading':
      return { ...line, phase: 'loading', hasSpace: true };
    case 'failed':
    case 'idle':
      return { ...line, phase: event.kind };
    case 'items': {
      const known = new Set(line.seen);
      const queue = event.items.filter(({ url }) => !known.has(url));
      return { ...line, queue, phase: queue.length > 0 ? line.phase : 'ended' };
    }
    case 'story': {
      const [shown, ...queue] = line.queue;
      return {
        ...line,
        queue,
        seen: shown ? [...line.seen, shown.url] : line.seen,
        stories: event.story ? [...line.stories, event.story] : line.stories,
        phase: queue.length > 0 ? 'idle' : 'ended',
        hasSpace: queue.length > 0 && line.mode === 'auto',
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

/** Whether something comes without a press. */
export function isExpecting({ mode, phase }: Pick<ReadingLine, 'mode' | 'phase'>): boolean {
  return phase === 'loading' || (mode === 'auto' && phase === 'idle');
}

/** How many stories before and after the one being read stay drawn. */
export const renderedNeighbors = 1;

/** Whether a story (counted from 1) is drawn, or folded to an empty box of its height. */
export function isRendered(
  { current }: Pick<ReadingLine, 'current'>,
  place: number,
  story: Pick<FollowingStory, 'height'>,
): boolean {
  return story.height === undefined || Math.abs(place - current) <= renderedNeighbors;
}
