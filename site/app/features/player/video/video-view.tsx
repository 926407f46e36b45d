import { useMemo, useRef, useState } from 'react';
import { copy } from '#app/copy/site.ts';
import { defaultEdition } from '#content/limits.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { resolveLegacyRoute } from '#content/rules/legacy-route.ts';
import { Badge } from '#design/badge/badge.tsx';
import type { ViewProps } from '../../../components/page/view.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { Crumbs } from '../../../components/primitives/crumbs/crumbs.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Byline } from '../../../components/story/byline/byline.tsx';
import { clockOf } from '../../../components/story/story-card/media-mark.tsx';
import { storyPath } from '../../../components/story/story-path/story-path.ts';
import { StoryShare } from '../../share/story-share.tsx';
import { chapterAt } from '../chapter-at.ts';
import { videoOf } from '../playable-video.ts';
import { Player } from '../player.tsx';
import { Moments } from './moments.tsx';
import { transcriptOf } from './transcript.ts';
import { VideoTabs } from './video-tabs.tsx';
import styles from './video-view.module.css';

/** A video on a dark stage with the next ones beside it; chapters and transcript below, which follow playback. */
export function VideoView({ component, priority, rail }: ViewProps<'Video'>) {
  const story = component.data;
  const playable = useMemo(() => videoOf(story), [story]);
  const transcript = useMemo(() => transcriptOf(story), [story]);
  const seekRef = useRef<((seconds: number) => void) | null>(null);
  const [now, setNow] = useState({ chapter: -1, cue: -1 });
  const onTime = (seconds: number) => {
    const chapter = chapterAt(playable.chapters, seconds);
    const cue = chapterAt(transcript.cues, seconds);
    setNow((before) => (before.chapter === chapter && before.cue === cue ? before : { chapter, cue }));
  };
  const moments = {
    file: playable.sources.mp4?.url,
    onSeek: (seconds: number) => seekRef.current?.(seconds),
  };
  const chapters = playable.chapters.map(({ start, title }) => ({ start, text: title }));
  const hasTranscript = transcript.cues.length > 0 || transcript.paragraphs.length > 0;
  return (
    <article data-s={sectionOf(story)}>
      <div className={`stage ${styles.stage}`}>
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.player}>
            <Player
              key={story.id}
              playable={playable}
              sizes="(min-width: 64rem) 66vw, 100vw"
              priority={priority}
              canShrink
              runsOn
              onTime={onTime}
              seekRef={seekRef}
            />
          </div>
          {rail && (
            <aside className={styles.next} aria-label={copy.upNext}>
              {rail}
            </aside>
          )}
          <header className={styles.head}>
            <div data-staff-place={`video/${story.id}`} />
            <Crumbs path={[{ text: copy.videos, href: hrefOf('video-door') }, ...storyPath(story.topics)]} />
            {isSponsored(story) && (
              <p>
                <Badge kind="line">{copy.sponsored}</Badge>
              </p>
            )}
            <h1 className="hd-2">{story.headline ?? story.title}</h1>
            <div className={styles.by}>
              <Byline story={story} />
              {playable.duration !== undefined && (
                <p className={styles.length}>{clockOf(playable.duration)}</p>
              )}
              <StoryShare
                story={story}
                direction="along"
                withComments={false}
                playerPath={resolveLegacyRoute('video_share', defaultEdition, () => {}, { slug: story.slug })}
              />
            </div>
          </header>
        </div>
      </div>
      <div className={`wrap ${styles.below}`}>
        <div>
          {story.description && <p className={styles.description}>{story.description}</p>}
          <VideoTabs
            tabs={[
              ...(chapters.length > 0
                ? [
                    {
                      name: copy.chapters,
                      content: (
                        <Moments kind="chapters" moments={chapters} current={now.chapter} {...moments} />
                      ),
                    },
                  ]
                : []),
              ...(hasTranscript
                ? [
                    {
                      name: copy.transcript,
                      content:
                        transcript.cues.length > 0 ? (
                          <Moments
                            kind="transcript"
                            moments={transcript.cues}
                            current={now.cue}
                            {...moments}
                          />
                        ) : (
                          <div className={styles.paragraphs}>
                            {transcript.paragraphs.map((text) => (
                              <p key={text}>{text}</p>
                            ))}
                          </div>
                        ),
                    },
                  ]
                : []),
            ]}
          />
        </div>
        <div className={styles.ad}>
          <AdSlot space="mpu" place="rail" />
        </div>
      </div>
    </article>
  );
}
