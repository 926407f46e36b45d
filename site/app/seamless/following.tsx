import { useSyncExternalStore } from 'react';
import { buttonClass } from '#design/button/button.ts';
import { Spectrum } from '#design/spectrum/spectrum.tsx';
import { adPageOf } from '../ads/page/ad-page.ts';
import { RegistryContext } from '../components/page/registry-context.ts';
import { AdsContext } from '../components/primitives/ad-slot/ads-context.ts';
import { NextStory } from '../components/views/next-story/next-story.tsx';
import { PageBody } from '../components/views/page-body/page-body.tsx';
import { seamlessCopy } from '../copy/seamless.ts';
import { copy } from '../copy/site.ts';
import { storyOf } from '../main-component.ts';
import { sectionOfPage } from '../page-section.ts';
import { registry } from '../registry.tsx';
import styles from './following.module.css';
import type { Reader } from './reader.ts';
import { type FollowingStory, isExpecting, isRendered, type ReadingStream } from './reading-stream.ts';

interface FollowingProps {
  reader: Reader;
  /** The story that the band at the end of the page announces already. */
  announced: string | undefined;
  onMode: (mode: ReadingStream['mode']) => void;
}

/** The appended stories, and the reader's controls for them. */
export function Following({ reader, announced, onMode }: FollowingProps) {
  const line = useSyncExternalStore(reader.subscribe, reader.get);
  return (
    <RegistryContext value={registry}>
      {line.stories.map((story, index) => (
        <Story
          key={story.name}
          story={story}
          isRendered={isRendered(line, index + 1, story)}
          hasBand={story.path !== announced}
        />
      ))}
      {/* A new element after every story: one that only moves down would count as a layout shift. */}
      <Controls
        key={line.stories.length}
        line={line}
        onMode={onMode}
        onNext={() => void reader.loadNext(true)}
      />
    </RegistryContext>
  );
}

function Story({
  story,
  isRendered: rendered,
  hasBand,
}: {
  story: FollowingStory;
  isRendered: boolean;
  hasBand: boolean;
}) {
  const { screen, name, height, path } = story;
  const style = rendered ? undefined : { height };
  return (
    <section
      className={styles.story}
      data-story={name}
      data-folded={rendered ? undefined : ''}
      data-s={sectionOfPage(screen.page.data)}
      aria-label={screen.page.data.title}
      data-ad-page={screen.ads && JSON.stringify(adPageOf(screen, path))}
      style={style}
    >
      {rendered && (
        <>
          {hasBand && <Band screen={screen} path={path} />}
          <AdsContext value={screen.ads}>
            <PageBody page={screen.page.data} basePath={screen.basePath} />
          </AdsContext>
        </>
      )}
    </section>
  );
}

/** The band of the story that starts here, rendered from the story itself. */
function Band({ screen, path }: { screen: FollowingStory['screen']; path: string }) {
  const story = storyOf(screen.page.data);
  if (!story) return <Spectrum />;
  const { id, slug, title, image, topics, author, section } = story;
  const item = { id, slug, title, image, topics, author, section, url: path };
  const component = { id: `${slug}-band`, meta: {}, metadata: {}, links: {}, data: {}, items: [item] };
  const page = { pageType: screen.page.data.pageType, slug, title, basePath: path };
  return <NextStory component={component as never} page={page} priority={false} />;
}

function Controls({
  line,
  onMode,
  onNext,
}: {
  line: ReadingStream;
  onMode: FollowingProps['onMode'];
  onNext: () => void;
}) {
  const { mode, phase } = line;
  const isWaiting = mode === 'auto' && isExpecting(line);
  return (
    <div
      className={`wrap ${styles.controls}`}
      data-seamless={phase}
      data-space={line.hasSpace || undefined}
      data-print="none"
    >
      <p role="status">{statusText(line)}</p>
      <div className={styles.buttons}>
        {mode !== 'off' && !isWaiting && (
          <button
            type="button"
            className={buttonClass('line', 'small')}
            onClick={onNext}
            disabled={phase === 'loading'}
          >
            {phase === 'ended'
              ? seamlessCopy.seamlessMore
              : phase === 'failed'
                ? copy.tryAgain
                : seamlessCopy.seamlessLoad}
          </button>
        )}
        <button
          type="button"
          className={buttonClass('line', 'small')}
          onClick={() => onMode(mode === 'off' ? 'auto' : 'off')}
        >
          {mode === 'off' ? seamlessCopy.seamlessTurnOn : seamlessCopy.seamlessTurnOff}
        </button>
        <a className={buttonClass('line', 'small')} href="#footer" data-seamless="footer">
          {seamlessCopy.toFooter}
        </a>
      </div>
    </div>
  );
}

function statusText({ mode, phase }: ReadingStream): string {
  if (mode === 'off') return seamlessCopy.seamlessOff;
  if (phase === 'loading') return seamlessCopy.seamlessLoading;
  if (phase === 'failed') return seamlessCopy.seamlessFailed;
  if (phase === 'ended') return seamlessCopy.seamlessEnd;
  return mode === 'manual' ? seamlessCopy.seamlessPrompt : seamlessCopy.seamlessOn;
}
