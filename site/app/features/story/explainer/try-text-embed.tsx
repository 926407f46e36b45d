import { useId, useState } from 'react';
import { longReadCopy } from '#app/copy/long-reads.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { CutPieces } from '../embeds/cut-pieces.tsx';
import { cutIntoPieces } from './cut-into-pieces.ts';
import styles from './try-text-embed.module.css';

/** Longer texts would only be counted, not read. */
const longestText = 300;
/** The rest is counted and not shown, so that the field keeps its place. */
const mostShown = 24;

/** A field for the reader's own text. It is counted as they type, in the browser; nothing is sent or stored. */
export function TryTextEmbed({ embed: { title, sample, unit, note } }: EmbedProps<'tryText'>) {
  const [text, setText] = useState(sample);
  const id = useId();
  const pieces = cutIntoPieces(text, unit);
  const words = cutIntoPieces(text, 'words').length;
  return (
    <section className={styles.try} aria-labelledby={`${id}-title`} data-print="none">
      <h2 id={`${id}-title`}>
        <label htmlFor={id}>{title}</label>
      </h2>
      <textarea
        id={id}
        value={text}
        rows={3}
        maxLength={longestText}
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.pieces}>
        <CutPieces pieces={pieces.slice(0, mostShown).map((piece) => ({ text: piece }))} />
      </div>
      <p className={styles.count} role="status">
        <b>{pieces.length}</b> {longReadCopy.units[unit](pieces.length)}
        {unit === 'words' ? '' : `, ${longReadCopy.wordCount(words)}`}
      </p>
      <p id={`${id}-note`} className={styles.note}>
        {longReadCopy.countedHere} {note}
      </p>
    </section>
  );
}
