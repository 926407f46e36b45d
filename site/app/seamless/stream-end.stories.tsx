import type { Stories } from '#design/stories.ts';
import { type ReadingStream, startStream } from './reading-stream.ts';
import { StreamEnd } from './stream-end.tsx';

const lines: Readonly<Record<string, Partial<ReadingStream>>> = {
  'the next story loads, with a skeleton in its place': { phase: 'loading' },
  'the next story will load by itself': {},
  'after two stories a button shows the next': { unrequested: 2, hasSpace: false },
  'the reader asks for each story': { mode: 'manual', hasSpace: false },
  'turned off': { mode: 'off', hasSpace: false },
  'loading failed': { phase: 'failed', hasSpace: false },
  'the list has ended, more can be requested': { phase: 'ended', hasSpace: false },
  'nothing more to request': { phase: 'ended', isOver: true, hasSpace: false },
};

export const stories: Stories = {
  ...Object.fromEntries(
    Object.entries(lines).map(([state, change]) => [
      state,
      () => (
        <StreamEnd
          line={{ ...startStream('/article/first/', 'auto'), ...change }}
          isAnnounced={false}
          onMode={() => {}}
          onNext={() => {}}
        />
      ),
    ]),
  ),
  'the head of the next story is above it': () => (
    <StreamEnd
      line={startStream('/article/first/', 'auto')}
      isAnnounced
      onMode={() => {}}
      onNext={() => {}}
    />
  ),
};
