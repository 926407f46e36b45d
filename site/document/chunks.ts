/** A piece of a document: text that was just made, or the bytes of text made before. */
export type Chunk = string | Buffer;

/** All of it as bytes, in one piece of memory. What is text is encoded, and only that. */
export function bytesOf(chunks: readonly Chunk[]): Buffer<ArrayBuffer> {
  const pieces = joinText(chunks);
  let length = 0;
  for (const piece of pieces) length += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length;
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const piece of pieces)
    at += typeof piece === 'string' ? bytes.write(piece, at) : piece.copy(bytes, at);
  return bytes;
}

/** From this length on a text is encoded by itself: one letter beyond Latin-1 makes all the text around it slower. */
const longText = 2000;

/** Short texts that stand side by side, as one. */
function joinText(chunks: readonly Chunk[]): Chunk[] {
  const pieces: Chunk[] = [];
  let text = '';
  for (const chunk of chunks) {
    if (typeof chunk === 'string' && chunk.length < longText) {
      text += chunk;
    } else {
      pieces.push(text, chunk);
      text = '';
    }
  }
  return [...pieces, text];
}
