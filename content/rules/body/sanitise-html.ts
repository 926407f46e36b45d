import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { affiliateRel } from '../affiliate-link.ts';
import { treatLink } from '../link-treatment.ts';
import { allowedTags, attributeValues, droppedWithContent, voidTags } from './allowed-tags.ts';
import { type Heading, headingIds } from './heading-ids.ts';
import { withoutShortcodes } from './shortcode.ts';

export interface SanitiseOptions {
  /** The publisher's domains, the site's own host first. */
  ownDomains: readonly string[];
  /** Shared between the pieces of one body, so that no two headings get the same id. */
  idFor?: (text: string) => string;
  /** The address of a shop that pays us, marked; nothing for any other address. */
  affiliateHref?: ((href: string) => string | undefined) | undefined;
  /** Called for each outermost tag, each address and each attribute that is taken out. */
  onRemove?: ((part: RemovedPart) => void) | undefined;
}

export type RemovedPart =
  | { kind: 'tag'; name: string }
  | { kind: 'link'; href: string }
  /** `isKnown`: the tag may have it, but not with this value. */
  | { kind: 'attribute'; name: string; isKnown: boolean };

interface CleanHtml {
  html: string;
  headings: Heading[];
}

/** Deeper tags are removed and their text stays: no editor nests that deep, and browsers choke on it. */
const deepestTag = 32;
/** The parser's work per tag grows with the depth; beyond this the input is an attack and ends here. */
const deepestInput = 1000;

/**
 * Makes prose safe: only tags of the allow-list, rebuilt from their name and checked attributes; all text escaped;
 * links treated. No input is passed through unchanged, so a browser cannot read it differently from the parser.
 */
export function sanitiseHtml(input: string, options: SanitiseOptions): CleanHtml {
  const { idFor = headingIds() } = options;
  const out: string[] = [];
  const headings: Heading[] = [];
  /** One entry per open element of the input: the tag we wrote for it, or '' when we wrote none. */
  const open: string[] = [];
  let written = 0;
  let dropping = 0;
  let text = '';
  let heading: { level: 2 | 3; at: number; text: string; sentId: string | undefined } | undefined;

  /** Text arrives in pieces; only whole can a shortcode written in character references be seen in it. */
  const write = (markup: string) => {
    const shown = withoutShortcodes(text);
    if (heading) heading.text += shown;
    out.push(escapeText(shown), markup);
    text = '';
  };
  const close = (tag: string | undefined) => {
    if (!tag || voidTags.has(tag)) return;
    written -= 1;
    write(`</${tag}>`);
    if (!heading || tag !== `h${heading.level}`) return;
    const words = heading.text.replace(/\s+/g, ' ').trim();
    const id = idFor(words);
    out[heading.at] = `<${tag} id="${id}">`;
    if (heading.sentId !== undefined && heading.sentId !== id)
      options.onRemove?.({ kind: 'attribute', name: 'id', isKnown: false });
    if (words) headings.push({ id, text: words, level: heading.level });
    heading = undefined;
  };

  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (open.length >= deepestInput) return parser.pause();
      if (dropping === 0 && !Object.hasOwn(allowedTags, name)) options.onRemove?.({ kind: 'tag', name });
      if (droppedWithContent.has(name)) dropping += 1;
      const isWritten = dropping === 0 && written < deepestTag && Object.hasOwn(allowedTags, name);
      open.push(isWritten ? name : '');
      if (!isWritten) return;
      const tag = openTag(name, attributes, options);
      write(tag);
      if (!voidTags.has(name)) written += 1;
      const isHeading = (name === 'h2' || name === 'h3') && !heading;
      if (isHeading)
        heading = { level: name === 'h2' ? 2 : 3, at: out.length - 1, text: '', sentId: attributes.id };
      if (options.onRemove) reportAttributes(name, attributes, tag, isHeading, options.onRemove);
    },
    ontext(data) {
      if (dropping === 0) text += data;
    },
    onclosetag(name) {
      if (droppedWithContent.has(name)) dropping -= 1;
      close(open.pop());
    },
  });
  parser.end(input);
  // A parser stopped by depth leaves its elements open.
  while (open.length > 0) close(open.pop());
  write('');
  // Paragraphs that hold nothing are what editors leave around embeds.
  const html = out
    .join('')
    .replace(/<p>\s*<\/p>/g, '')
    .trim();
  return { html, headings };
}

function openTag(name: string, attributes: Record<string, string>, options: SanitiseOptions): string {
  let tag = `<${name}`;
  for (const attribute of allowedTags[name] ?? []) {
    const value = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
    if (value === undefined) continue;
    if (attribute === 'href') tag += linkAttributes(value, options);
    else if (attributeValues[attribute]?.test(value)) tag += ` ${attribute}="${escapeAttribute(value)}"`;
  }
  return `${tag}>`;
}

/** An address that was taken out is reported as such; whether a heading keeps its id is known at its end. */
function reportAttributes(
  name: string,
  attributes: Record<string, string>,
  tag: string,
  isHeading: boolean,
  onRemove: (part: RemovedPart) => void,
): void {
  const allowed = allowedTags[name] ?? [];
  for (const [attribute, value] of Object.entries(attributes)) {
    const isReported = (attribute === 'href' && name === 'a') || (attribute === 'id' && isHeading);
    if (isReported || tag.includes(` ${attribute}="${escapeAttribute(value)}"`)) continue;
    onRemove({ kind: 'attribute', name: attribute, isKnown: allowed.includes(attribute) });
  }
}

function linkAttributes(value: string, { ownDomains, affiliateHref, onRemove }: SanitiseOptions): string {
  const link = treatLink(value, ownDomains);
  if (link.kind === 'rejected') {
    onRemove?.({ kind: 'link', href: value });
    return '';
  }
  const paid = link.kind === 'other' ? affiliateHref?.(link.href) : undefined;
  if (paid) return ` href="${escapeAttribute(paid)}" rel="${affiliateRel}" target="_blank"`;
  const href = ` href="${escapeAttribute(link.href)}"`;
  return link.kind === 'other' ? `${href} rel="${link.rel}"` : href;
}
