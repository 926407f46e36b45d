import { SiteLink } from '#app/links/site-link.tsx';
import type { ViewProps } from '../../../components/page/view.ts';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { kickerOf } from '../../../components/story/story-card/kicker.tsx';
import { durationText } from '../../../components/story/story-card/media-mark.tsx';
import { RunOnSwitch } from './autoplay-switch.tsx';
import styles from './playlist.module.css';

/** What to watch next: stills, titles, durations. */
export function Playlist({ component }: ViewProps<'VideoList'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <section className={styles.playlist} aria-label={data.title}>
      <div className={styles.head}>
        {data.title && <h2 className={styles.title}>{data.title}</h2>}
        <RunOnSwitch />
      </div>
      <ol data-playlist>
        {items.map((story) => (
          <li key={story.id}>
            <SiteLink className={styles.entry} to={story.url}>
              <Picture image={story.image} sizes="10rem" />
              <span className={styles.words}>
                <b>{story.promoTitle ?? story.title}</b>
                <span>
                  {[kickerOf(story)?.text, durationText(story.metaData?.duration)].filter(Boolean).join(', ')}
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
