import type { PrintedPage } from './printed-page.ts';

/** A CSS string; every character that could end it, or an attribute, is written as its number. */
const cssString = (text: string) =>
  `"${text.replace(/["\\<>&\p{Cc}]/gu, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

/** Custom properties of the root element: the only place from which page margins take text. */
export function printProperties(printed: PrintedPage | undefined): Record<string, string | undefined> {
  return {
    '--print-title': printed && cssString(printed.title),
    '--print-address': printed && cssString(printed.address),
  };
}
