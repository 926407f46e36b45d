import type { ComposedPage, PageComponent } from './composed-page.ts';

/** The text of things that many answers share: cards, layouts, headers. It lives as long as the thing does. */
const cached = new WeakMap<object, string>();

function cachedText(value: object): string {
  const known = cached.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  cached.set(value, text);
  return text;
}

/** `{…}` and one more property at its end. */
const withProperty = (object: string, name: string, text: string) =>
  `${object.slice(0, -1)},"${name}":${text}}`;

const listText = (items: readonly unknown[]) =>
  `[${items.map((item) => (typeof item === 'object' && item !== null ? cachedText(item) : JSON.stringify(item))).join(',')}]`;

function componentText(component: PageComponent): string {
  if (!('items' in component) || !component.items) return JSON.stringify(component);
  const { items, ...rest } = component;
  return withProperty(JSON.stringify(rest), 'items', listText(items));
}

/**
 * A page as JSON. The same as `JSON.stringify`, only that most of a page (its cards, its frame) was written before:
 * writing it again was the larger part of making an answer.
 */
export function pageText({ data, header, footer, meta }: ComposedPage): string {
  const { components, layouts, ...words } = data;
  const withLayouts = withProperty(JSON.stringify(words), 'layouts', cachedText(layouts));
  const main = withProperty(withLayouts, 'components', `[${components.map(componentText).join(',')}]`);
  const areas = [header && `"header":${cachedText(header)},`, footer && `"footer":${cachedText(footer)},`];
  return `{"data":${main},${areas.filter(Boolean).join('')}"meta":${JSON.stringify(meta)}}`;
}
