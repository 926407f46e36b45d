import { embedCopy } from '#app/copy/embeds.ts';
import { dayAndTime } from '#content/rules/short-date.ts';
import { Badge } from '#design/badge/badge.tsx';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import { TimeText } from '../../../components/primitives/time-text/time-text.tsx';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './live-entry-embed.module.css';

/** One entry of a live blog; its time is the link to it. */
export function LiveEntryEmbed({ embed }: EmbedProps<'liveEntry'>) {
  const id = `live-${embed.uuid}`;
  return (
    <section className={styles.entry} id={id} data-key={embed.keyEvent || undefined}>
      <p className={styles.date}>
        <a href={`#${id}`}>
          <TimeText date={embed.at} text={dayAndTime(embed.at)} />
        </a>
        {embed.keyEvent && <Badge kind="plain">{embedCopy.keyEvent}</Badge>}
      </p>
      <h2 className="hd-3">{embed.title}</h2>
      <StaticHtml className={styles.text} html={embed.html} />
    </section>
  );
}
