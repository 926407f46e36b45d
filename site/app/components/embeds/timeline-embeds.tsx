import { copy } from '#app/copy.ts';
import { formatDate } from '#content/rules/date-text.ts';
import { Badge } from '#design/badge/badge.tsx';
import { StaticHtml } from '../prose/static-html.tsx';
import { clockTime } from '../time-text/short-date.ts';
import type { EmbedProps } from './embed-props.ts';
import styles from './timeline-embeds.module.css';

/** Dates of a timeline may be a day or just a year; what cannot be read as a date stays as written. */
export function TimelineEmbed({ embed }: EmbedProps<'timeline'>) {
  return (
    <section className={styles.timeline} aria-label={embed.title}>
      <h3>{embed.title}</h3>
      <ol>
        {embed.events.map(({ date, title, text }) => (
          <li key={date + title}>
            <p className={styles.date}>{/^\d{4}-\d\d-\d\d/.test(date) ? formatDate(date) : date}</p>
            <p className={styles.title}>{title}</p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function LiveEntryEmbed({ embed }: EmbedProps<'liveEntry'>) {
  return (
    <section className={styles.entry} id={`live-${embed.uuid}`} data-key={embed.keyEvent || undefined}>
      <p className={styles.date}>
        <time dateTime={embed.at}>{clockTime(embed.at)} ET</time>
        {embed.keyEvent && <Badge kind="plain">{copy.keyEvent}</Badge>}
      </p>
      <h2 className="hd-3">{embed.title}</h2>
      <StaticHtml className={styles.text} html={embed.html} />
    </section>
  );
}
