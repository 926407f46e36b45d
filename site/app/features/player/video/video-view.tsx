import { useMemo, useRef, useState } from 'react';
import { copy } from '#app/copy/site.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { videoSharePath } from '#content/rules/video-share-path.ts';
import { Badge } from '#design/badge/badge.tsx';
import type { ViewProps } from '../../../components/page/view.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { Crumbs } from '../../../components/primitives/crumbs/crumbs.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Byline } from '../../../components/story/byline/byline.tsx';
import { durationText } from '../../../components/story/story-card/media-mark.tsx';
import { storyPath } from '../../../components/story/story-path/story-path.ts';
import { StoryShare } from '../../share/story-share.tsx';
import { chapterAt } from '../chapter-at.ts';
import { videoOf } from '../playable-video.ts';
import { Player } from '../player.tsx';
import { type LinkTo, Moments } from './moments.tsx';
import { transcriptOf } from './transcript.ts';
import { TranscriptSection } from './transcript-section.tsx';
import styles from './video-view.module.css';
import { WithoutScripts } from './without-scripts.tsx';

/** A video on a dark stage with its chapters beside it; the transcript and the next videos below. Both follow playback. */
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
  const file = playable.sources.mp4?.url;
  const linkTo: LinkTo = (seconds) => ({
    href: file && `${file}#t=${seconds}`,
    onClick(event) {
      event.preventDefault();
      seekRef.current?.(seconds);
    },
  });
  const chapters = playable.chapters.map(({ start, title }) => ({ start, text: title }));
  const hasTranscript = transcript.cues.length > 0 || transcript.paragraphs.length > 0;
  const ids = { chapters: `chapters-${story.id}`, transcript: `transcript-${story.id}` };
  return (
    <article data-s={sectionOf(story)}>
      <div className="stage">
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.player}>
            <Player
              key={story.id}
              playable={playable}
              sizes="(min-width: 64rem) 72vw, 100vw"
              priority={priority}
              canShrink
              runsOn
              onTime={onTime}
              seekRef={seekRef}
            />
            <noscript>
              {import.meta.env.SSR && (
                <WithoutScripts
                  playable={playable}
                  transcriptId={hasTranscript ? ids.transcript : undefined}
                />
              )}
            </noscript>
          </div>
          {chapters.length > 0 && (
            <section className={styles.chapters} aria-labelledby={ids.chapters}>
              <div className={styles.chapterList}>
                <h2 id={ids.chapters}>{copy.chapters}</h2>
                <Moments moments={chapters} current={now.chapter} linkTo={linkTo} />
              </div>
            </section>
          )}
        </div>
        <header className={`wrap ${styles.intro}`}>
          <div className={styles.head}>
            <div data-staff-place={`video/${story.id}`} />
            <div className={styles.place}>
              <Crumbs
                path={[{ text: copy.videos, href: hrefOf('video-door') }, ...storyPath(story.topics)]}
              />
              {playable.duration !== undefined && (
                <p className={styles.length}>{durationText(playable.duration)}</p>
              )}
            </div>
            {isSponsored(story) && (
              <p>
                <Badge kind="line">{copy.sponsored}</Badge>
              </p>
            )}
            <h1 className="hd-2">{story.headline ?? story.title}</h1>
          </div>
          {story.description && <p className={styles.description}>{story.description}</p>}
          <div className={styles.by}>
            <Byline story={story} />
            <StoryShare
              story={story}
              direction="along"
              withComments={false}
              playerPath={videoSharePath(encodeURIComponent(story.slug))}
            />
          </div>
        </header>
      </div>
      <div className={`wrap ${styles.below}`}>
        <TranscriptSection
          id={ids.transcript}
          cues={transcript.cues}
          paragraphs={transcript.paragraphs}
          chapters={playable.chapters}
          current={now.cue}
          linkTo={linkTo}
        />
        <aside className={styles.next} aria-label={copy.upNext}>
          {rail}
          <AdSlot space="mpu" place="rail" />
        </aside>
      </div>
    </article>
  );
}
