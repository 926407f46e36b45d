/** A piece of a document: text that was just made, or the bytes of text made before. */
export type Chunk = string | Buffer;

/** All of it as bytes. What is text is encoded, and only that. */
export function bytesOf(chunks: readonly Chunk[]): Buffer<ArrayBuffer> {
  const buffers: Buffer[] = [];
  let text = '';
  const flush = () => {
    if (text) buffers.push(Buffer.from(text));
    text = '';
  };
  for (const chunk of chunks) {
    if (typeof chunk === 'string') {
      text += chunk;
    } else {
      flush();
      buffers.push(chunk);
    }
  }
  flush();
  return Buffer.concat(buffers);
}
