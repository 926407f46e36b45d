const format =
  /^[A-Za-z0-9_+-](?:[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-])?@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** One address as mail servers take it, and nothing around it: no name, no list, no line break. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && !text.includes('..') && format.test(text);
}
