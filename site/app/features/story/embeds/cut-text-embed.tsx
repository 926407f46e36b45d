import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { CutPieces } from './cut-pieces.tsx';
import styles from './cut-text-embed.module.css';

/** A text cut into pieces. Screen readers get each row as one sentence. */
export function CutTextEmbed({ embed: { rows, caption } }: EmbedProps<'cutText'>) {
  return (
    <figure className={styles.figure}>
      {rows.map(({ label, pieces }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a figure never move
        <div key={index} className={styles.row}>
          {label && <p className={styles.label}>{label}</p>}
          <p className="vh">{pieces.map(({ text }) => text.trim()).join(', ')}</p>
          <CutPieces pieces={pieces} />
        </div>
      ))}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
