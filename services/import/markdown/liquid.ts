import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { embedAt } from '../body/embed-at.ts';
import { infoBox } from '../body/info-box.ts';
import type { TemplateContext } from './hugo-shortcodes.ts';
import { pictureFigure } from './picture-figure.ts';
import { addressLeft, isInsideTag, placeHeld } from './template-parts.ts';

type Token =
  | { kind: 'tag'; name: string; inside: string; from: number; to: number }
  | { kind: 'output'; name: ''; inside: string; from: number; to: number }
  | { kind: 'unclosed'; name: ''; inside: string; from: number; to: number };

const longestTag = 10_000;

/** Takes Liquid's tags and outputs, as Jekyll runs them, out of a text; none of them is published as text. */
export function holdLiquid(text: string, context: TemplateContext): string {
  if (!text.includes('{%') && !text.includes('{{')) return text;
  const tokens = tokensOf(text);
  const ends = endsOf(tokens);
  const out: string[] = [];
  let at = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    out.push(text.slice(at, token.from));
    const end = ends.get(index);
    const closing = end === undefined ? undefined : tokens[end];
    const to = closing?.to ?? token.to;
    const source = text.slice(token.from, to);
    const inner = closing ? text.slice(token.to, closing.from) : undefined;
    out.push(tokenWords(token, inner, source, context) ?? heldToken(text, token, to, inner, context));
    at = to;
    index = end ?? index;
  }
  out.push(text.slice(at));
  return out.join('');
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const opening = /\{([%{])-?/g;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const from = match.index;
    const isTag = match[1] === '%';
    const end = text.indexOf(isTag ? '%}' : '}}', opening.lastIndex);
    if (end < 0 || end - from > longestTag) {
      const lineEnd = text.indexOf('\n', from);
      const to = lineEnd < 0 ? text.length : lineEnd;
      tokens.push({ kind: 'unclosed', name: '', inside: text.slice(from, to), from, to });
      opening.lastIndex = to;
      continue;
    }
    const to = end + 2;
    const inside = text.slice(opening.lastIndex, end).replace(/-$/, '').trim();
    const name = isTag ? (/^[\w-]{1,60}/.exec(inside)?.[0] ?? '') : '';
    tokens.push(
      isTag
        ? { kind: 'tag', name, inside: inside.slice(name.length).trim(), from, to }
        : { kind: 'output', name: '', inside, from, to },
    );
    opening.lastIndex = to;
    // Nothing inside `raw` is template code.
    if (name === 'raw') opening.lastIndex = Math.max(to, text.slice(to).search(/\{%-?\s*endraw/) + to);
  }
  return tokens;
}

/** By index of a tag, the index of its end: `if` and `endif`. */
function endsOf(tokens: readonly Token[]): Map<number, number> {
  const ends = new Map<number, number>();
  const closable = new Set(
    tokens.filter(({ name }) => name.startsWith('end')).map(({ name }) => name.slice(3)),
  );
  const open = new Map<string, number[]>();
  for (const [index, { name }] of tokens.entries()) {
    if (closable.has(name)) open.set(name, [...(open.get(name) ?? []), index]);
    else if (name.startsWith('end')) {
      const begin = open.get(name.slice(3))?.pop();
      if (begin !== undefined) ends.set(begin, index);
    }
  }
  return ends;
}

/** Template code that stands for words or an address in its line. */
function tokenWords(
  token: Token,
  inner: string | undefined,
  source: string,
  context: TemplateContext,
): string | undefined {
  if (token.kind === 'output') return outputWords(token.inside, context);
  switch (token.name) {
    case 'raw':
      return inner === undefined ? undefined : context.held.hold(escapeText(inner), inner);
    case 'comment':
      return '';
    case 'post_url':
    case 'link': {
      const address = context.addressOf(token.inside);
      if (!address) context.note(`dead link: ${token.name} "${token.inside.slice(0, 100)}" names no file`);
      return address ?? '#';
    }
    default:
      // An end without a beginning says nothing.
      return token.name.startsWith('end') && source.length < 100 ? '' : undefined;
  }
}

/** `"/a.png" | relative_url`, `site.baseurl`, `page.title`: a value, and filters that change no more than an address. */
function outputWords(inside: string, context: TemplateContext): string | undefined {
  const [value = '', ...filters] = inside.split('|').map((part) => part.trim());
  const quoted = /^(?:"([^"]*)"|'([^']*)')$/.exec(value);
  const words = quoted ? (quoted[1] ?? quoted[2] ?? '') : context.valueOf(value);
  if (words === undefined) return undefined;
  let result = words;
  for (const filter of filters) {
    const [name = '', argument = ''] = filter.split(/:\s*/, 2);
    if (name === 'prepend' || name === 'append') {
      const other = /^(?:"([^"]*)"|'([^']*)')$/.exec(argument);
      const added = other ? (other[1] ?? other[2] ?? '') : context.valueOf(argument);
      if (added === undefined) return undefined;
      result = name === 'prepend' ? added + result : result + added;
    } else if (name === 'relative_url' || name === 'absolute_url')
      result = (context.valueOf('site.baseurl') ?? '') + (result.startsWith('/') ? result : `/${result}`);
    else if (!unneededFilters.has(name)) return undefined;
  }
  // Words that Markdown reads as they are may stand in an address.
  const isPlain = quoted || /^[\w\s.,:/@-]*$/.test(result);
  return isPlain ? result : context.held.hold(escapeText(result), `{{ ${inside} }}`);
}

const unneededFilters = new Set(['escape', 'xml_escape', 'strip', 'cgi_escape', 'uri_escape']);

function heldToken(
  text: string,
  token: Token,
  to: number,
  inner: string | undefined,
  context: TemplateContext,
): string {
  const { parts, held } = context;
  const source = text.slice(token.from, to);
  if (token.kind === 'unclosed') context.note('template code that does not end is kept for editors');
  const name = token.kind === 'tag' ? token.name : token.kind === 'output' ? 'output' : 'unclosed tag';
  const unknown = () => parts.unknown({ system: 'jekyll', name: nameOf(token, name), markup: source });
  if (isInsideTag(text, token.from)) {
    // It is placed at the end of the text.
    unknown();
    return addressLeft(text, to);
  }
  const html = tagHtml(token, inner, context) ?? unknown();
  return placeHeld(text, token.from, to, held.hold(html, source));
}

/** An include is known by its file. */
function nameOf({ name, inside }: Token, otherwise: string): string {
  return name.startsWith('include') ? `include ${inside.split(/\s/, 1)[0] ?? ''}`.slice(0, 100) : otherwise;
}

function tagHtml(token: Token, inner: string | undefined, context: TemplateContext): string | undefined {
  const { parts, render } = context;
  const [first = ''] = token.inside.split(/\s+/);
  const named = argumentsOf(token.inside);
  switch (token.name) {
    case 'highlight':
      return inner === undefined
        ? undefined
        : parts.embed({
            type: 'code',
            language: first,
            code: inner.replace(/^[ \t]*\r?\n/, '').replace(/\r?\n[ \t]*$/, ''),
          });
    case 'youtube':
    case 'vimeo':
    case 'twitter':
    case 'tweet':
    case 'instagram':
      return embedHtml(addressOf(token.name, first), context);
    case 'gist': {
      const address = `https://gist.github.com/${first}`;
      const link = `<p><a href="${escapeAttribute(address)}">${escapeText(address)}</a></p>`;
      return parts.unknown({ system: 'jekyll', name: 'gist', markup: token.inside }) + link;
    }
    case 'include':
    case 'include_relative':
    case 'include_cached':
      return includeHtml(first, named, context);
    case 'note':
    case 'tip':
    case 'warning':
    case 'details': {
      if (inner === undefined) return undefined;
      const html = render(inner);
      const title = token.inside || token.name.charAt(0).toUpperCase() + token.name.slice(1);
      return infoBox(parts, title, html);
    }
    default:
      return undefined;
  }
}

/** The includes of common themes, by the name of their file. */
function includeHtml(
  file: string,
  named: Record<string, string>,
  context: TemplateContext,
): string | undefined {
  const name = file.replace(/^.*\//, '').replace(/\.html$/, '');
  const address = named.src ?? named.url ?? named.image_path ?? named.path ?? named.image ?? named.file;
  if (/^(?:figure|image|img|picture)$/.test(name) && address) {
    const caption = named.caption ?? named.description ?? named.title ?? '';
    return pictureFigure({ address, alt: named.alt, caption, link: named.link }, context);
  }
  if (/^(?:youtube|vimeo|twitter|tweet|instagram)(?:[-_]?(?:player|embed|video))?$/.test(name)) {
    const id = named.id ?? named.video ?? named.url ?? '';
    return embedHtml(/^https?:/.test(id) ? id : addressOf(/^[a-z]+/.exec(name)?.[0] ?? '', id), context);
  }
  if (name === 'video' && named.provider && named.id)
    return embedHtml(addressOf(named.provider, named.id), context);
  if (name === 'audio' && address) return context.parts.audio({ address, title: named.title ?? '' });
  return undefined;
}

function addressOf(system: string, id: string): string {
  if (/^https?:/.test(id)) return id;
  if (system === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  if (system === 'vimeo') return `https://vimeo.com/${id}`;
  if (system === 'instagram') return `https://www.instagram.com/p/${id}/`;
  return `https://twitter.com/i/status/${id}`;
}

function embedHtml(address: string, { parts }: TemplateContext): string | undefined {
  const found = embedAt(address);
  return found && parts.embed(found);
}

function argumentsOf(inside: string): Record<string, string> {
  const named: Record<string, string> = Object.create(null);
  for (const [, name = '', double, single, bare] of inside.matchAll(
    /([\w-]{1,60})\s{0,10}=\s{0,10}(?:"([^"]{0,2000})"|'([^']{0,2000})'|(\S{1,2000}))/g,
  ))
    named[name] = double ?? single ?? bare ?? '';
  return named;
}
