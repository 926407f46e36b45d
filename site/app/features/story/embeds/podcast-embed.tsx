import { embedCopy } from '#app/copy/embeds.ts';
import { copy } from '#app/copy/site.ts';
import { Icon } from '#design/icons/icon.tsx';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { clockOf } from '../../../components/story/story-card/media-mark.tsx';
import { LinkCard } from './link-card.tsx';
import styles from './podcast-embed.module.css';

/**
 * Files of this site play here; external ones are links. The browser's native player supports keys and screen readers.
 */
export function PodcastEmbed({ embed }: EmbedProps<'podcast'>) {
  // Imported audio has no known length.
  const source =
    embed.durationSeconds > 0 ? `${embedCopy.podcast}, ${clockOf(embed.durationSeconds)}` : embedCopy.podcast;
  if (!embed.url.startsWith('/')) {
    return (
      <LinkCard icon="play" source={source} title={embed.title} to={embed.url}>
        <p>{embed.show}</p>
      </LinkCard>
    );
  }
  return (
    <section className={styles.podcast} aria-label={`${embedCopy.podcast}: ${embed.title}`}>
      <p className={styles.source}>
        <Icon name="play" size={16} />
        {source}
      </p>
      <p className="hd-4">{embed.title}</p>
      <p className={styles.show}>{embed.show}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are for video; the transcript is below */}
      <audio className={styles.player} src={embed.url} controls preload="none" aria-label={embed.title}>
        <a href={embed.url}>{embedCopy.download}</a>
      </audio>
      {embed.transcript && (
        <details className={styles.transcript}>
          <summary>{copy.transcript}</summary>
          {embed.transcript.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
    </section>
  );
}
