import { useSyncExternalStore } from 'react';
import { adPageOf } from '../ads/page/ad-page.ts';
import { AppendedContext } from '../components/page/appended-context.ts';
import { RegistryContext } from '../components/page/registry-context.ts';
import { AdsContext } from '../components/primitives/ad-slot/ads-context.ts';
import { PageBody } from '../components/views/page-body/page-body.tsx';
import { sectionOfPage } from '../page-section.ts';
import { registry } from '../registry.tsx';
import styles from './following.module.css';
import type { Reader } from './reader.ts';
import { type FollowingStory, isRendered, type ReadingStream } from './reading-stream.ts';
import { StreamEnd } from './stream-end.tsx';

interface FollowingProps {
  reader: Reader;
  /** The page ends with the head of the first story that follows. */
  isAnnounced: boolean;
  onMode: (mode: ReadingStream['mode']) => void;
}

/** The appended stories, and the reader's controls for them. */
export function Following({ reader, isAnnounced, onMode }: FollowingProps) {
  const line = useSyncExternalStore(reader.subscribe, reader.get);
  return (
    <RegistryContext value={registry}>
      <AppendedContext value={true}>
        {line.stories.map((story, index) => (
          <Story key={story.name} story={story} isRendered={isRendered(line, index + 1, story)} />
        ))}
      </AppendedContext>
      {/* A new element after every story: one that only moves down would count as a layout shift. */}
      <StreamEnd
        key={line.stories.length}
        line={line}
        isAnnounced={isAnnounced && line.stories.length === 0}
        onMode={onMode}
        onNext={() => void reader.loadNext(true)}
      />
    </RegistryContext>
  );
}

function Story({ story, isRendered: rendered }: { story: FollowingStory; isRendered: boolean }) {
  const { screen, name, height, path } = story;
  const style = rendered ? undefined : { height };
  return (
    <div
      className={styles.story}
      data-story={name}
      data-folded={rendered ? undefined : ''}
      data-s={sectionOfPage(screen.page.data)}
      data-ad-page={screen.ads && JSON.stringify(adPageOf(screen, path))}
      style={style}
    >
      {rendered && (
        <AdsContext value={screen.ads}>
          <PageBody page={screen.page.data} basePath={screen.basePath} />
        </AdsContext>
      )}
    </div>
  );
}
