import { trimLineEnds } from '#content/rules/trim-line-ends.ts';

export const commentCharacters = 5000;
export const nameCharacters = 60;

/** Control characters, and marks that reverse or hide the text around them: with them, a text looks different from what it is. */
const hidden = /(?![\n\t])[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Combining marks stacked on one character until they cover the lines above and below. */
const piled = /(\p{M}{4})\p{M}+/gu;

/** The reader's input as plain text. */
export function cleanText(text: string): string {
  const shown = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(hidden, '').replace(piled, '$1');
  return trimLineEnds(shown)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function cleanName(name: string): string {
  const clean = cleanText(name).replace(/\s+/g, ' ');
  return [...clean].slice(0, nameCharacters).join('') || 'Reader';
}

/** Only pictures of our own accounts: another host would learn who reads the page. */
export function ownPicture(address: string | undefined): string | null {
  return address && /^\/identity\/avatars\/[\w-]{1,100}$/.test(address) ? address : null;
}
