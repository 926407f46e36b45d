import { createHash } from 'node:crypto';
import { copyText } from './files/copy-text.ts';

const longest = 200;
/** Characters that do not decompose into a plain one and an accent. */
const replacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A slug from any name: accents are removed, every other character that is no letter or digit separates words. */
export function slugOf(name: string): string {
  return copyText(
    decoded(name)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßæœøłđðþı]/g, (character) => replacements[character] ?? '')
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, longest)
      // Only one at a time is left of any number of them.
      .replace(/^-|-$/g, ''),
  );
}

/** For names without one Latin character or digit: never empty, always the same. */
export function slugOr(name: string, prefix: string): string {
  return slugOf(name) || `${prefix}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
