import type { TextPiece } from '#content/entities/smart-search-results.ts';

/** A text in pieces, the words a reader asked for marked. They arrive as data; nothing in them is ever read as HTML. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never change their order.
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
