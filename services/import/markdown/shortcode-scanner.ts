/** A shortcode of Hugo: `{{< figure src="a.png" >}}`, `{{% note %}} … {{% /note %}}`. */
export interface Shortcode {
  name: string;
  named: Readonly<Record<string, string>>;
  positional: readonly string[];
  /** What stands between the shortcode and its end; nothing if it has no end. */
  inner?: string;
  /** `{{% %}}`: Markdown reads what is inside. */
  isMarkdown: boolean;
}

export type TemplatePiece =
  | { kind: 'text'; text: string; from: number; to: number }
  /** `{{</* name * />}}`: shown, not run. */
  | { kind: 'literal'; text: string; from: number; to: number }
  | { kind: 'unclosed'; text: string; from: number; to: number }
  | { kind: 'shortcode'; shortcode: Shortcode; source: string; from: number; to: number };

interface Tag {
  from: number;
  to: number;
  name: string;
  inside: string;
  isClosing: boolean;
  isLiteral: boolean;
  isUnclosed: boolean;
  /** It says itself that it has no end: `{{< name />}}`. */
  isWhole: boolean;
  mark: string;
}

const longestTag = 10_000;

/** A text as pieces; a shortcode with an end is one piece with all that is between. */
export function scanShortcodes(text: string): TemplatePiece[] {
  const tags = tagsOf(text);
  const ends = endsOf(tags);
  const pieces: TemplatePiece[] = [];
  let at = 0;
  const addText = (to: number) => {
    if (to > at) pieces.push({ kind: 'text', text: text.slice(at, to), from: at, to });
  };
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index];
    if (!tag) continue;
    addText(tag.from);
    at = tag.to;
    const place = { from: tag.from, to: tag.to };
    const source = text.slice(tag.from, tag.to);
    if (tag.isUnclosed) pieces.push({ kind: 'unclosed', text: source, ...place });
    else if (tag.isLiteral)
      pieces.push({
        kind: 'literal',
        text: source.replace('/*', '').replace(/\*\/(?=\s{0,100}[>%]\}\}$)/, ''),
        ...place,
      });
    // An end without a beginning says nothing.
    else if (tag.isClosing) continue;
    else {
      const end = ends.get(index);
      const closing = end === undefined ? undefined : tags[end];
      const to = closing?.to ?? tag.to;
      pieces.push({
        kind: 'shortcode',
        shortcode: {
          name: tag.name,
          ...argumentsOf(tag.inside),
          isMarkdown: tag.mark === '%',
          ...(closing ? { inner: text.slice(tag.to, closing.from) } : {}),
        },
        source: text.slice(tag.from, to),
        from: tag.from,
        to,
      });
      at = to;
      index = end ?? index;
    }
  }
  addText(text.length);
  return pieces;
}

function tagsOf(text: string): Tag[] {
  const tags: Tag[] = [];
  const opening = /\{\{([<%])/g;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const mark = match[1] ?? '<';
    const end = endOfTag(text, match.index + 3, mark === '<' ? '>}}' : '%}}');
    const lineEnd = text.indexOf('\n', match.index);
    const to = end === undefined ? (lineEnd < 0 ? text.length : lineEnd) : end + 3;
    const raw = text.slice(match.index + 3, end ?? to).trim();
    const isLiteral = raw.startsWith('/*');
    const isWhole = !isLiteral && raw.endsWith('/');
    const inside = isWhole ? raw.slice(0, -1).trim() : raw;
    const name = /^\/?\s*([\w./-]{1,100})/.exec(inside)?.[1] ?? '';
    tags.push({
      from: match.index,
      to,
      mark,
      isLiteral,
      isWhole,
      isUnclosed: end === undefined,
      isClosing: !isLiteral && inside.startsWith('/'),
      name: name.replace(/^\//, ''),
      inside: inside.replace(/^\S+\s*/, ''),
    });
    opening.lastIndex = to;
  }
  return tags;
}

/** The end of a tag, outside of quoted values. */
function endOfTag(text: string, from: number, end: string): number | undefined {
  const last = Math.min(text.length, from + longestTag);
  let quote = '';
  for (let at = from; at < last; at += 1) {
    const character = text[at] ?? '';
    if (quote) {
      if (character === '\\' && quote === '"') at += 1;
      else if (character === quote) quote = '';
    } else if (text.startsWith(end, at)) return at;
    else if (character === '"' || character === '`') quote = character;
    else if (text.startsWith('{{', at)) return undefined;
  }
  return undefined;
}

/** By index of the opening tag, the index of its end. Tags that are never closed are no trouble to those around them. */
function endsOf(tags: readonly Tag[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  const openByName = new Map<string, number>();
  const change = (name: string, by: number) => openByName.set(name, (openByName.get(name) ?? 0) + by);
  for (const [index, tag] of tags.entries()) {
    if (tag.isLiteral || tag.isUnclosed || tag.isWhole) continue;
    if (!tag.isClosing) {
      open.push(index);
      change(tag.name, 1);
      continue;
    }
    if (!openByName.get(tag.name)) continue;
    for (let above = open.pop(); above !== undefined; above = open.pop()) {
      const name = tags[above]?.name ?? '';
      change(name, -1);
      if (name !== tag.name) continue;
      ends.set(above, index);
      break;
    }
  }
  return ends;
}

const argument =
  /([\w-]{1,60})=(?:"((?:[^"\\]|\\.){0,5000})"|`([^`]{0,5000})`|(\S{1,5000}))|"((?:[^"\\]|\\.){0,5000})"|`([^`]{0,5000})`|(\S{1,5000})/g;

function argumentsOf(inside: string): Pick<Shortcode, 'named' | 'positional'> {
  const named: Record<string, string> = Object.create(null);
  const positional: string[] = [];
  for (const [, name, double, raw, bare, alone, rawAlone, bareAlone] of inside.matchAll(argument)) {
    const value = double ?? alone;
    const words = value === undefined ? (raw ?? bare ?? rawAlone ?? bareAlone ?? '') : unescaped(value);
    if (name) named[name] = words;
    else positional.push(words);
  }
  return { named, positional };
}

const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
