import type { TextPiece } from '#content/entities/smart-search-results.ts';

/** Text in pieces with the reader's search words highlighted. The pieces are data; they are never parsed as HTML. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never change their order.
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
