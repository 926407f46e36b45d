/** Splitting by plain search: an expression with a start and an end far apart would take quadratic time. */

/** A text without what stands between two marks, the marks included; without an end it goes to the end of the text. */
export function withoutBetween(text: string, start: string, end: string): string {
  let out = '';
  let at = 0;
  for (;;) {
    const from = text.indexOf(start, at);
    if (from < 0) return out + text.slice(at);
    out += text.slice(at, from);
    const to = text.indexOf(end, from + start.length);
    if (to < 0) return out;
    at = to + end.length;
  }
}

/** HTML as pieces: those elements whole, and the text between them. */
export function splitElements(
  html: string,
  names: readonly string[],
): { text: string; isElement: boolean }[] {
  const lower = html.toLowerCase();
  const pieces: { text: string; isElement: boolean }[] = [];
  /** Elements that never end from here on: looking for each of their ends takes long. */
  const endless = new Set<string>();
  let at = 0;
  for (const match of lower.matchAll(/<([a-z]{1,10})\b/g)) {
    const [, name = ''] = match;
    if (match.index < at || !names.includes(name) || endless.has(name)) continue;
    const end = lower.indexOf(`</${name}>`, match.index);
    if (end < 0) {
      endless.add(name);
      continue;
    }
    const to = end + name.length + 3;
    pieces.push({ text: html.slice(at, match.index), isElement: false });
    pieces.push({ text: html.slice(match.index, to), isElement: true });
    at = to;
  }
  pieces.push({ text: html.slice(at), isElement: false });
  return pieces;
}
