import { longReadCopy } from '#app/copy/long-reads.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import styles from './glossary-embed.module.css';
import { termId } from './term-id.ts';

/** The terms of an explainer. Links in the text lead here; with scripts they open in place (`open-terms.ts`). */
export function GlossaryEmbed({ embed: { terms } }: EmbedProps<'glossary'>) {
  return (
    <section className={styles.glossary} aria-label={longReadCopy.glossary}>
      <h2>{longReadCopy.glossary}</h2>
      <dl>
        {terms.map(({ term, meaning }) => (
          <div key={term} id={termId(term)} data-term>
            <dt dir="auto">{term}</dt>
            <dd dir="auto">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
