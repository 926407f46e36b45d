import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { embedAt } from '../body/embed-at.ts';
import { infoBox } from '../body/info-box.ts';
import type { Parts } from '../body/parts.ts';
import { pictureFigure } from './picture-figure.ts';
import { type Shortcode, scanShortcodes } from './shortcode-scanner.ts';
import { addressLeft, type HeldParts, isInsideTag, placeHeld } from './template-parts.ts';

/** What template code may ask about the site and the file it stands in. */
export interface TemplateContext {
  parts: Parts;
  held: HeldParts;
  /** Markdown with template code as HTML. */
  render(markdown: string): string;
  /** The address of another file of the site, by the ways templates name one. */
  addressOf(name: string): string | undefined;
  /** A field of the file or the configuration. */
  valueOf(name: string): string | undefined;
  /** A line for the report. */
  note(line: string): void;
}

/** Takes the shortcodes of Hugo out of a text; none of them is published as text. */
export function holdShortcodes(text: string, context: TemplateContext): string {
  if (!text.includes('{{')) return text;
  const { held, parts } = context;
  return scanShortcodes(text)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'literal') return held.hold(escapeText(piece.text), piece.text);
      const { from, to } = piece;
      if (piece.kind === 'unclosed') {
        context.note('template code that does not end is kept for editors');
        const html = parts.unknown({ system: 'hugo', name: 'unclosed shortcode', markup: piece.text });
        return placeHeld(text, from, to, held.hold(html, piece.text));
      }
      const { shortcode, source } = piece;
      const words = inlineWords(shortcode, context);
      if (words !== undefined) return words;
      const unknown = () => parts.unknown({ system: 'hugo', name: shortcode.name, markup: source });
      if (isInsideTag(text, from)) {
        // It is placed at the end of the text.
        unknown();
        return addressLeft(text, to);
      }
      const html = shortcodeHtml(shortcode, context) ?? unknown();
      return placeHeld(text, from, to, held.hold(html, source));
    })
    .join('');
}

/** Shortcodes that stand for words of the line they are in, as an address in a link does. */
function inlineWords({ name, named, positional }: Shortcode, context: TemplateContext): string | undefined {
  if (name === 'ref' || name === 'relref') {
    const target = named.path ?? positional[0] ?? '';
    const address = context.addressOf(target);
    if (!address) context.note(`dead link: ${name} "${target.slice(0, 100)}" names no file`);
    return address ?? '#';
  }
  if (name === 'param') return context.valueOf(positional[0] ?? named.name ?? '');
  return undefined;
}

type Renderer = (shortcode: Shortcode, context: TemplateContext) => string | undefined;

const first = ({ named, positional }: Shortcode, ...names: string[]) =>
  names.map((name) => named[name]).find(Boolean) ?? positional[0] ?? '';

const video =
  (addressOf: (id: string) => string): Renderer =>
  (shortcode, { parts }) => {
    const found = embedAt(addressOf(first(shortcode, 'id', 'video')), shortcode.named.title);
    return found && parts.embed(found);
  };

const picture: Renderer = ({ named, positional }, context) => {
  const address = named.src ?? named.url ?? named.link ?? positional[0];
  if (!address) return undefined;
  const attribution =
    named.attr && named.attrlink
      ? `<a href="${escapeAttribute(named.attrlink)}">${named.attr}</a>`
      : named.attr;
  const caption = [named.title, named.caption, attribution].filter(Boolean).join(' ');
  return pictureFigure({ address, alt: named.alt ?? positional[1], caption, link: named.link }, context);
};

/** A box beside the text; themes name it by what it says. */
const box: Renderer = ({ name, named, positional, inner }, { parts, render }) => {
  if (inner === undefined) return undefined;
  const html = render(inner);
  const title = named.title ?? named.summary ?? named.heading ?? positional.slice(1).join(' ');
  const kind = positional[0] ?? named.type ?? named.kind ?? named.color ?? name;
  return infoBox(parts, title || capitalised(kind), html);
};

const through: Renderer = ({ inner }, { render }) => (inner === undefined ? undefined : render(inner));

const post =
  (addressOf: (shortcode: Shortcode) => string): Renderer =>
  (shortcode, { parts }) => {
    const found = embedAt(addressOf(shortcode));
    return found && parts.embed(found);
  };

const tweet = post(({ named, positional }) => {
  const user = named.user ?? (positional.length > 1 ? positional[0] : undefined) ?? 'i';
  return `https://twitter.com/${user}/status/${named.id ?? positional.at(-1) ?? ''}`;
});

const renderers: Readonly<Record<string, Renderer>> = {
  figure: picture,
  img: picture,
  image: picture,
  imgproc: picture,
  youtube: video((id) => `https://www.youtube.com/watch?v=${id}`),
  vimeo: video((id) => `https://vimeo.com/${id}`),
  tweet,
  twitter: tweet,
  x: tweet,
  instagram: post((shortcode) => `https://www.instagram.com/p/${first(shortcode, 'id')}/`),
  gist({ named, positional }, { parts }) {
    const [user = named.user ?? '', id = named.id ?? '', file = named.file] = positional;
    const address = `https://gist.github.com/${user}/${id}`;
    const name = ['gist', user, id, file].filter(Boolean).join(' ');
    return (
      parts.unknown({ system: 'hugo', name: 'gist', markup: name }) +
      `<p><a href="${escapeAttribute(address)}">${escapeText(address)}</a></p>`
    );
  },
  highlight({ positional, named, inner }, { parts }) {
    if (inner === undefined) return undefined;
    // The line of the shortcode itself is no line of the code.
    const code = inner.replace(/^[ \t]*\r?\n/, '').replace(/\r?\n[ \t]*$/, '');
    return parts.embed({ type: 'code', language: positional[0] ?? named.lang ?? '', code });
  },
  audio({ named, positional }, { parts }) {
    const address = named.src ?? named.url ?? positional[0];
    return address && parts.audio({ address, title: named.title ?? named.caption ?? '' });
  },
  video({ named, positional }, { parts }) {
    const address = named.src ?? named.url ?? named.mp4 ?? positional[0];
    return address && parts.file({ address, name: named.title ?? named.caption ?? 'Video' });
  },
  quote: ({ inner, named }, { render }) =>
    inner === undefined
      ? undefined
      : `<blockquote>${render(inner)}${named.author ? `<p>${escapeText(named.author)}</p>` : ''}</blockquote>`,
  button({ named, positional, inner }) {
    const address = named.href ?? named.url ?? named.link ?? positional[0] ?? '';
    const words = (inner ?? named.text ?? positional[1] ?? address).trim();
    return words && `<p><a href="${escapeAttribute(address)}">${escapeText(words)}</a></p>`;
  },
  tab: ({ named, positional, inner }, { render }) =>
    inner === undefined
      ? undefined
      : `<h4>${escapeText(named.name ?? named.title ?? positional[0] ?? 'Tab')}</h4>${render(inner)}`,
  rawhtml: ({ inner }) => inner,
  html: ({ inner }) => inner,
  // Hugo's own way to leave something out.
  comment: () => '<!-- -->',
  details: box,
  ...named(['admonition', 'alert', 'attention', 'callout', 'caution', 'danger', 'expand', 'hint'], box),
  ...named(['important', 'info', 'note', 'notice', 'tip', 'warning'], box),
  ...named(['blockquote', 'epigraph'], (shortcode, context) => renderers.quote?.(shortcode, context)),
  // The page has a table of contents of its own.
  ...named(['toc', 'tableofcontents'], () => '<!-- -->'),
  ...named(
    [
      'gallery',
      'carousel',
      'slider',
      'row',
      'grid',
      'tabs',
      'columns',
      'column',
      'center',
      'lead',
      'div',
      'section',
      'steps',
    ],
    through,
  ),
};

function shortcodeHtml(shortcode: Shortcode, context: TemplateContext): string | undefined {
  const render = Object.hasOwn(renderers, shortcode.name) ? renderers[shortcode.name] : undefined;
  return render?.(shortcode, context) || undefined;
}

function named(names: readonly string[], render: Renderer): Record<string, Renderer> {
  return Object.fromEntries(names.map((name) => [name, render]));
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
