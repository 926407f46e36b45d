import { transcode } from 'node:buffer';

/** A piece of a document: text that was just made, or the bytes of text made before. */
export type Chunk = string | Buffer;

/** Shared buffer to write a page in; nothing is left in it from one page to the next. */
const buffer = Buffer.allocUnsafeSlow(1024 * 1024);
/** Scratch buffer for UTF-16 text. */
const textSpace = Buffer.allocUnsafeSlow(1024 * 1024);
const encoder = new TextEncoder();

/** All chunks as bytes, in one buffer. Only text is encoded. */
export function bytesOf(chunks: readonly Chunk[]): Buffer<ArrayBuffer> {
  let length = 0;
  for (const piece of joinText(chunks)) {
    const free = buffer.subarray(length);
    const written = typeof piece === 'string' ? writeText(piece, free) : writeBytes(piece, free);
    if (written === undefined) return bytesWithoutReservation(chunks);
    length += written;
  }
  const bytes = Buffer.allocUnsafeSlow(length);
  buffer.copy(bytes, 0, 0, length);
  return bytes;
}

function bytesWithoutReservation(chunks: readonly Chunk[]): Buffer<ArrayBuffer> {
  return Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)));
}

/**
 * From this length on a text is encoded by itself: one character beyond Latin-1 makes all the text around it slower.
 */
const longText = 2000;

/** Adjacent short texts, joined. */
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

/** How many bytes were written; undefined when they did not fit. */
type Written = number | undefined;

function writeBytes(bytes: Buffer, free: Buffer): Written {
  return bytes.length <= free.length ? bytes.copy(free) : undefined;
}

/** Fast for one-byte (Latin-1) strings, as most of a page is. */
const beyondLatin1 = /[^\0-\xff]/;

function writeText(text: string, free: Buffer): Written {
  if (text.length >= longText && beyondLatin1.test(text)) return writeWideText(text, free);
  const { read, written } = encoder.encodeInto(text, free);
  return read === text.length ? written : undefined;
}

/**
 * One typographic quotation mark or dash, and a whole string is stored as UTF-16: converting from there to UTF-8 is
 * three times as fast as the direct way.
 */
function writeWideText(text: string, free: Buffer): Written {
  if (text.length * 2 > textSpace.length) return undefined;
  try {
    const wide = textSpace.subarray(0, textSpace.write(text, 'utf16le'));
    return writeBytes(transcode(wide, 'utf16le', 'utf8') as Buffer, free);
  } catch {
    // Lone surrogates; the direct way replaces them.
    return writeBytes(Buffer.from(text), free);
  }
}

/** React writes preloads of pictures in front of its markup; in the head the browser finds them sooner. */
export const leadingLinks = /^(?:<link\b[^>]*>)+/;
