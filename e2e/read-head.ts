import { Parser } from 'htmlparser2';

export interface ReadHead {
  language: string | undefined;
  titles: string[];
  /** By name or property. */
  meta(name: string): string | undefined;
  /** Addresses by relation. */
  links(rel: string): string[];
  /** Every JSON-LD thing, parsed; a broken one throws. */
  structured: Record<string, unknown>[];
}

/** A page's head as a machine reads it: by a parser, not by searching for strings. */
export function readHead(html: string): ReadHead {
  const metas: Record<string, string>[] = [];
  const links: Record<string, string>[] = [];
  const titles: string[] = [];
  const structured: Record<string, unknown>[] = [];
  let language: string | undefined;
  let text: string | undefined;
  let isInSvg = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') language = attributes.lang;
      if (name === 'svg') isInSvg = true;
      if (name === 'meta') metas.push(attributes);
      if (name === 'link') links.push(attributes);
      if (name === 'title' && !isInSvg) text = '';
      if (name === 'script' && attributes.type === 'application/ld+json') text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name === 'svg') isInSvg = false;
      if (text === undefined) return;
      if (name === 'title') titles.push(text);
      if (name === 'script') structured.push(JSON.parse(text));
      text = undefined;
    },
  });
  parser.end(html);
  return {
    language,
    titles,
    meta: (wanted) => metas.find(({ name, property }) => name === wanted || property === wanted)?.content,
    links: (rel) => links.filter((link) => link.rel === rel).map(({ href = '' }) => href),
    structured,
  };
}
