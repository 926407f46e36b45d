import { DomUtils, parseDocument } from 'htmlparser2';
import type { Normaliser } from './normalise.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** What programs, assistive technology and other pages rely on in a document; never its words or its style. */
export interface HtmlShape {
  lang: string;
  /** Element or role, with `[label]` where it has a name of its own, and how many there are. */
  landmarks: Record<string, number>;
  headings: string;
  meta: string[];
  head: string[];
  scripts: string[];
  structuredData: string[];
  forms: { action: string; method: string; fields: string[] }[];
  links: string[];
  media: string[];
}

const landmarks = new Set(['header', 'nav', 'main', 'aside', 'footer', 'search', 'dialog', 'article']);
const controls = new Set(['input', 'select', 'textarea', 'button']);
/** Meta data that machines read as it is; the others are prose. */
const readByMachines =
  /^(robots|referrer|viewport|color-scheme|theme-color|og:type|og:url|twitter:card|article:opinion|apple-itunes-app)$/;

const attribute = (element: Element, name: string) => element.attribs[name];
const unique = (values: readonly string[]) => [...new Set(values)].toSorted();

export function shapeHtml(html: string, normaliser: Normaliser): HtmlShape {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(html), true);
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const address = (text: string | undefined) => normaliser.text(text ?? '');
  const counts: Record<string, number> = {};
  for (const element of elements) {
    const role = attribute(element, 'role');
    if (!role && !landmarks.has(element.name)) continue;
    const hasLabel = 'aria-label' in element.attribs || 'aria-labelledby' in element.attribs;
    const key = `${role ? `role=${role}` : element.name}${hasLabel ? '[label]' : ''}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return {
    lang: named('html')[0]?.attribs.lang ?? '',
    landmarks: Object.fromEntries(
      Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    headings: named('h1', 'h2', 'h3', 'h4')
      .map(({ name }) => name.slice(1))
      .join(''),
    meta: unique(named('meta').map((element) => metaShape(element, address))),
    head: unique(named('link', 'base', 'style', 'title').map((element) => linkShape(element, address))),
    scripts: unique(named('script').map((element) => scriptShape(element, address))),
    structuredData: named('script')
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .flatMap((element) => typesIn(JSON.parse(DomUtils.textContent(element) || 'null'))),
    forms: named('form').map((form) => ({
      action: address(attribute(form, 'action')),
      method: attribute(form, 'method')?.toLowerCase() ?? 'get',
      fields: unique(
        elements
          .filter((element) => controls.has(element.name) && isOf(element, form))
          .map((element) => fieldShape(element, normaliser)),
      ),
    })),
    links: unique(named('a', 'area').flatMap((element) => linkTo(element, address))),
    media: unique(
      named('img', 'source', 'video', 'audio', 'track', 'iframe', 'object', 'embed').flatMap((element) => {
        const source = attribute(element, 'src') ?? attribute(element, 'data');
        return source === undefined ? [] : [`${element.name} ${address(source)}`];
      }),
    ),
  };
}

function linkTo(element: Element, address: (text: string | undefined) => string): string[] {
  const href = attribute(element, 'href');
  if (href === undefined) return [];
  const rel = attribute(element, 'rel');
  const target = attribute(element, 'target');
  // Staff see which paths readers requested, counted from time to time.
  const to = address(href).replace(/^\?path=.+/, '?path={path}');
  return [`${to}${rel ? ` rel=${rel}` : ''}${target ? ` target=${target}` : ''}`];
}

function metaShape(element: Element, address: (text: string | undefined) => string): string {
  const name =
    attribute(element, 'name') ?? attribute(element, 'property') ?? attribute(element, 'http-equiv') ?? '';
  if (!name) return `charset ${attribute(element, 'charset') ?? ''}`;
  return readByMachines.test(name) ? `${name}: ${address(attribute(element, 'content'))}` : name;
}

function linkShape(element: Element, address: (text: string | undefined) => string): string {
  if (element.name !== 'link') return element.name;
  const { rel = '', type, hreflang, href, as: kind, media, sizes } = element.attribs;
  const more = { as: kind, type, hreflang, media, sizes };
  const attributes = Object.entries(more).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return [rel, ...attributes, address(href)].join(' ');
}

function scriptShape(element: Element, address: (text: string | undefined) => string): string {
  const { src, type = '', id } = element.attribs;
  const how = ['async', 'defer', 'nomodule'].filter((name) => name in element.attribs);
  return [src === undefined ? 'inline' : address(src), type, id ? `id=${id}` : '', ...how]
    .filter(Boolean)
    .join(' ');
}

/** Inside a form, or tied to it by its id. */
function isOf(element: Element, form: Element): boolean {
  if ('form' in element.attribs) return attribute(element, 'form') === attribute(form, 'id');
  for (let parent = element.parent; parent; parent = parent.parent) if (parent === form) return true;
  return false;
}

function fieldShape(element: Element, normaliser: Normaliser): string {
  const { type, name, value } = element.attribs;
  const kind = element.name === 'input' ? (type ?? 'text') : element.name;
  const isChoice = element.name === 'button' || kind === 'submit' || kind === 'radio';
  const choice = isChoice && name && value ? `=${normaliser.text(value)}` : '';
  const required = 'required' in element.attribs ? ' required' : '';
  return `${kind}${kind === 'button' && type ? `[${type}]` : ''} ${name ?? ''}${choice}${required}`.trim();
}

function typesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [String(value['@type'])] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
}
