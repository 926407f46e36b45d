import { Parser } from 'htmlparser2';

export interface ReadLink {
  href: string;
  rel: string;
  /** Names of the elements around it; `[popover]` for one that is a popover. */
  within: readonly string[];
}

const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Every link of a page with the elements around it, read from the server's HTML. */
export function readLinks(html: string): ReadLink[] {
  const links: ReadLink[] = [];
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'a' && attributes.href !== undefined)
        links.push({ href: attributes.href, rel: attributes.rel ?? '', within: [...open] });
      if (!voidElements.test(name)) open.push('popover' in attributes ? '[popover]' : name);
    },
    onclosetag(name) {
      if (!voidElements.test(name)) open.pop();
    },
  });
  parser.end(html);
  return links;
}

/** Texts of the elements of a name inside others of a name, as a browser without scripts shows them. */
export function readTexts(html: string, name: string, within: readonly string[]): string[] {
  const texts: string[] = [];
  const open: string[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(tag) {
        if (voidElements.test(tag)) return;
        open.push(tag);
        if (tag !== name || !within.every((outer) => open.includes(outer))) return;
        depth = open.length;
        texts.push('');
      },
      ontext(text) {
        if (depth > 0) texts.push(`${texts.pop() ?? ''}${text}`);
      },
      onclosetag(tag) {
        if (voidElements.test(tag)) return;
        if (open.length === depth) depth = 0;
        open.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return texts;
}
