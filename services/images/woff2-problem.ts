import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { fontBytes } from '#content/limits.ts';

const inflate = promisify(brotliDecompress);

/** Far more than the tables of a font within the limit; a compression bomb stops here. */
const mostInflated = 8 * 1024 * 1024;
const headerBytes = 48;
const trueType = 0x00010000;
const openType = 0x4f54544f;

/** Tables whose usual form is transformed: for others a transformation is the exception. */
const glyf = 10;
const loca = 11;

/**
 * Why a file is no WOFF2 font that pages may load; undefined if it is one. Header and table directory must agree with the
 * file, nothing may follow or hide between its parts, and the tables must unpack to the promised length.
 */
export async function woff2Problem(bytes: Buffer): Promise<string | undefined> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'wOF2')
    return 'This file is no WOFF2 font. Convert TTF, OTF or WOFF to WOFF2 and upload that.';
  if (bytes.length > fontBytes)
    return `The font is larger than ${fontBytes / 1024} kB. Keep only the characters your languages need.`;
  try {
    return (await isWhole(bytes)) ? undefined : 'The WOFF2 font is damaged or incomplete.';
  } catch {
    // Reading beyond the end, or tables that do not unpack.
    return 'The WOFF2 font is damaged or incomplete.';
  }
}

async function isWhole(bytes: Buffer): Promise<boolean> {
  const isOneFont = [trueType, openType].includes(bytes.readUInt32BE(4));
  const isLength = bytes.readUInt32BE(8) === bytes.length;
  const tables = bytes.readUInt16BE(12);
  const packed = bytes.readUInt32BE(20);
  if (!isOneFont || !isLength || tables === 0 || bytes.readUInt16BE(14) !== 0) return false;
  const { at, length } = readDirectory(bytes, tables);
  if (at + packed > bytes.length || !isFilled(bytes, at + packed)) return false;
  const unpacked = await inflate(bytes.subarray(at, at + packed), { maxOutputLength: mostInflated });
  return unpacked.length === length;
}

/** Where the directory ends, and how long its tables are together when unpacked. */
function readDirectory(bytes: Buffer, tables: number): { at: number; length: number } {
  let at = headerBytes;
  let length = 0;
  const readLength = () => {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError('a length has more than five bytes');
  };
  for (let table = 0; table < tables; table += 1) {
    const flags = bytes.readUInt8(at);
    const tag = flags & 63;
    const version = flags >> 6;
    // A tag that is not in the list of known ones follows in full.
    at += tag === 63 ? 5 : 1;
    const original = readLength();
    const isTransformed = tag === glyf || tag === loca ? version === 0 : version !== 0;
    length += isTransformed ? readLength() : original;
  }
  return { at, length };
}

/** After the tables only the metadata block may follow, each part padded to four bytes; private data is not accepted. */
function isFilled(bytes: Buffer, end: number): boolean {
  const padded = (size: number) => Math.ceil(size / 4) * 4;
  const [metaAt, metaLength] = [bytes.readUInt32BE(28), bytes.readUInt32BE(32)];
  const hasPrivateData = bytes.readUInt32BE(40) !== 0 || bytes.readUInt32BE(44) !== 0;
  if (hasPrivateData) return false;
  if (metaLength === 0) return bytes.length <= padded(end);
  return metaAt === padded(end) && bytes.length <= padded(metaAt + metaLength);
}
