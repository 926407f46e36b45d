import type { CSSProperties } from 'react';
import styles from './cut-pieces.module.css';

/** As many as `design/tokens.css` has. */
const seriesColors = 7;
const colorOf = (kind: number) =>
  ({ '--hue': `var(--series-${(kind % seriesColors) + 1})` }) as CSSProperties;

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
        <span key={index} style={colorOf(kinds.indexOf(text))}>
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
