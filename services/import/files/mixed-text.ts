const other = new TextDecoder('windows-1252');
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

interface MixedText {
  /** The text of the bytes so far; a character that is cut at the end waits for the next ones. */
  add(bytes: Uint8Array): string;
  end(): string;
  /** Bytes that were no UTF-8. */
  readonly otherBytes: number;
}

/**
 * Reads UTF-8 in which some text has another encoding, as old databases export it: bytes that are no UTF-8 are read as
 * Windows-1252, which is what they nearly always are.
 */
export function createMixedText(): MixedText {
  let waiting: Uint8Array = new Uint8Array();
  let otherBytes = 0;
  let isStart = true;
  const decode = (bytes: Uint8Array): string => {
    try {
      return strict.decode(bytes);
    } catch {
      const { text, count } = decodeMixed(bytes);
      otherBytes += count;
      return text;
    }
  };
  return {
    add(bytes) {
      const all = waiting.length > 0 ? Buffer.concat([waiting, bytes]) : bytes;
      const whole = all.length - cutTail(all);
      waiting = all.slice(whole);
      const text = decode(all.subarray(0, whole));
      const clean = isStart && text.startsWith('\uFEFF') ? text.slice(1) : text;
      if (text !== '') isStart = false;
      return clean;
    },
    end: () => decode(waiting),
    get otherBytes() {
      return otherBytes;
    },
  };
}

/** How many bytes the character that begins with this byte has; 0 if no character begins so. */
function lengthOf(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

/** The bytes at the end that begin a character and do not finish it. */
function cutTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    return lengthOf(byte) > back ? back : 0;
  }
  return 0;
}

function decodeMixed(bytes: Uint8Array): { text: string; count: number } {
  const pieces: string[] = [];
  let count = 0;
  let from = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOf(bytes[at] ?? 0);
    if (length === 1 || (length > 1 && isCharacter(bytes.subarray(at, at + length), length))) {
      at += length;
      continue;
    }
    pieces.push(strict.decode(bytes.subarray(from, at)), other.decode(bytes.subarray(at, at + 1)));
    count += 1;
    at += 1;
    from = at;
  }
  pieces.push(strict.decode(bytes.subarray(from)));
  return { text: pieces.join(''), count };
}

function isCharacter(bytes: Uint8Array, length: number): boolean {
  if (bytes.length < length) return false;
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
