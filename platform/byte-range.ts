/** The bytes of a file that a request selects. */
type ByteRange =
  | { kind: 'whole' }
  /** Both ends included, as HTTP counts. */
  | { kind: 'part'; first: number; last: number }
  | { kind: 'impossible' };

const whole: ByteRange = { kind: 'whole' };

/**
 * Parses `Range: bytes=…` of a file of `size` bytes. Anything but exactly one range of bytes gets the whole file, as HTTP
 * allows: only attacks request several ranges at once.
 *
 * @example byteRange('bytes=-500', 2000) // → { kind: 'part', first: 1500, last: 1999 }
 */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '');
  if (!match) return whole;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return whole;
  if (from === '') {
    const length = Number(to);
    if (length === 0 || size === 0) return { kind: 'impossible' };
    return { kind: 'part', first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return whole;
  if (first >= size) return { kind: 'impossible' };
  return { kind: 'part', first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** A part is only worth sending to a reader who holds the rest of this very file: `If-Range` names it. */
export function holdsSameFile(ifRange: string | undefined, tag: string): boolean {
  // A date would do too, but these files have none: tags are strong, so equal means the same bytes.
  return ifRange === undefined || ifRange.trim() === tag;
}
