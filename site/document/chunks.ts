import { transcode } from 'node:buffer';

/** A piece of a document: text that was just made, or the bytes of text made before. */
export type Chunk = string | Buffer;

/** Room to write a page in; nothing is left in it from one page to the next. */
const buffer = Buffer.allocUnsafeSlow(1024 * 1024);
/** Room for a text as it stands in memory. */
const textSpace = Buffer.allocUnsafeSlow(1024 * 1024);
const encoder = new TextEncoder();

/** All of it as bytes, in one piece of memory. What is text is encoded, and only that. */
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

/** How many bytes were written; none when there was no room for them. */
type Written = number | undefined;

function writeBytes(bytes: Buffer, free: Buffer): Written {
  return bytes.length <= free.length ? bytes.copy(free) : undefined;
}

/** Answered at once for text that stands in memory with one byte a letter, as most of a page does. */
const beyondLatin1 = /[^\0-\xff]/;

function writeText(text: string, free: Buffer): Written {
  if (text.length >= longText && beyondLatin1.test(text)) return writeWideText(text, free);
  const { read, written } = encoder.encodeInto(text, free);
  return read === text.length ? written : undefined;
}

/**
 * One quotation mark or dash of good typography, and all of a text stands in memory as UTF-16: from there the way to
 * UTF-8 is three times as fast as the direct one.
 */
function writeWideText(text: string, free: Buffer): Written {
  if (text.length * 2 > textSpace.length) return undefined;
  try {
    const wide = textSpace.subarray(0, textSpace.write(text, 'utf16le'));
    return writeBytes(transcode(wide, 'utf16le', 'utf8') as Buffer, free);
  } catch {
    // Half a letter somewhere; the direct way writes a mark in its place.
    return writeBytes(Buffer.from(text), free);
  }
}
