import { fileEnding } from '#content/rules/imports/file-types.ts';
import { escapeAttribute } from '#platform/escape-html.ts';

/** Boxes around blocks are dropped; their content becomes separate blocks. */
const boxes = new Set(
  (
    'div section article main figure center picture body html aside header footer nav details dl hgroup noscript ' +
    'address fieldset label button legend'
  ).split(' '),
);
export const voids = new Set([
  'br',
  'hr',
  'img',
  'input',
  'source',
  'wbr',
  'meta',
  'link',
  'col',
  'area',
  'base',
]);
const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  summary: 'p strong',
  dt: 'p strong',
  dd: 'p',
  strike: 'del',
  s: 'del',
  u: 'ins',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  q: 'span',
  acronym: 'abbr',
};

/** The elements that are written for one of the input, outermost first; '' for none. */
export const tagsFor = (name: string): string => (boxes.has(name) ? '' : (renamed[name] ?? name));

/** Where a text stood: the hosts of the old site, and its own address there. */
export interface OldPlace {
  hosts: readonly string[];
  base?: string | undefined;
}

export function openingTag(name: string, attributes: Record<string, string>, place: OldPlace): string {
  const written = Object.entries(attributes)
    .filter(([key]) => /^[a-z-]+$/.test(key))
    .map(([key, value]) => ` ${key}="${escapeAttribute(key === 'href' ? ownPath(value, place) : value)}"`)
    .join('');
  return `<${name}${written}>`;
}

/** `https://old.example/2024/a-post/` is `/2024/a-post/` here, and so is `../a-post/`. Files are found beside their text. */
export function ownPath(href: string, { hosts, base }: OldPlace): string {
  const url = URL.parse(href.trim());
  if (!url) {
    const isRelative = base !== undefined && /^[^/#?\s]/.test(href) && fileEnding(href) === undefined;
    const found = isRelative ? URL.parse(href, `https://old.invalid${base}`) : undefined;
    return found?.host === 'old.invalid' ? found.pathname + found.search + found.hash : href;
  }
  const isOwn = (url.protocol === 'http:' || url.protocol === 'https:') && hosts.includes(url.host);
  return isOwn && !url.username ? url.pathname + url.search + url.hash : href;
}
