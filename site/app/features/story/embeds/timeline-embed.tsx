import { formatDate } from '#content/rules/date-text.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './timeline-embed.module.css';

/** A timeline date may be a day or just a year; text that is not a date stays as written. */
export function TimelineEmbed({ embed }: EmbedProps<'timeline'>) {
  return (
    <section className={styles.timeline} aria-label={embed.title}>
      <h2>{embed.title}</h2>
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
