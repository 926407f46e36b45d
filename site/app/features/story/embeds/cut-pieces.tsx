import styles from './cut-pieces.module.css';

const hues = ['tech', 'innovation', 'business', 'security', 'advice', 'guides', 'trending'] as const;

interface CutPiecesProps {
  pieces: readonly { text: string; note?: string | undefined }[];
}

/** Pieces of a text side by side, the same piece in the same color. Hidden from screen readers: its owner says it. */
export function CutPieces({ pieces }: CutPiecesProps) {
  const kinds = [...new Set(pieces.map(({ text }) => text))];
  return (
    <span className={styles.pieces} aria-hidden="true" dir="auto">
      {pieces.map(({ text, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are in the order of the text
        <span key={index} data-s={hues[kinds.indexOf(text) % hues.length]}>
          <b>
            {text.startsWith(' ') && <i>·</i>}
            {text.trim() || '␣'}
          </b>
          {note && <em>{note}</em>}
        </span>
      ))}
    </span>
  );
}
