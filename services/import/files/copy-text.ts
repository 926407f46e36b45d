/**
 * A copy of a text that was cut out of a longer one. V8 keeps the whole longer text in memory for as long as a part of it is
 * used: an address of a story would hold the 64 kB of the file around it.
 */
export const copyText = (text: string): string => Buffer.from(text).toString();
