import { longReadCopy } from '#app/copy/long-reads.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './sources-embed.module.css';

/** How the facts of a story are known, and who made it. */
export function SourcesEmbed({ embed: { items, credits, uuid } }: EmbedProps<'sources'>) {
  return (
    <div className={styles.end}>
      {items.length > 0 && (
        <section aria-labelledby={`sources-${uuid}`}>
          <h2 id={`sources-${uuid}`}>{longReadCopy.howWeKnow}</h2>
          <ol className={styles.sources}>
            {items.map(({ title, text }) => (
              <li key={title} dir="auto">
                <b>{title}.</b> {text}
              </li>
            ))}
          </ol>
        </section>
      )}
      {credits.length > 0 && (
        <section aria-labelledby={`credits-${uuid}`}>
          <h2 id={`credits-${uuid}`}>{longReadCopy.credits}</h2>
          <dl className={styles.credits}>
            {credits.map(({ role, name }) => (
              <div key={role + name}>
                <dt>{role}</dt>
                <dd dir="auto">{name}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
