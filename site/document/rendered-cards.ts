import { isComponent } from '#app/components/page/plan.ts';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { Component } from '#content/page/component.ts';
import type { PageArea, PageComponent } from '#content/page/composed-page.ts';
import type { LayoutTree } from '#content/page/layout.ts';
import { renderedFields } from './rendered-fields.ts';

type Field = keyof ContentLink;

const link: Field[] = ['id', 'url', 'title', 'promoTitle'];
/** Fields that decide a story's color and kicker; a live blog's state is in `metaData`. */
const kind: Field[] = ['type', 'typeName', 'section', 'topic', 'topics', 'label', 'isSponsored', 'metaData'];

/** Fields of a mark in the timeline of a day. */
const marks: Field[] = ['id', 'type', 'section', 'topic', 'topics', 'date', 'datePublished'];
const lines: Field[] = [...link, ...kind, 'author', 'date', 'datePublished'];
/** All card fields that any view renders; most of an API response is for other clients. */
const anything: Field[] = [
  ...link,
  ...kind,
  ...(['slug', 'author', 'date', 'datePublished', 'description', 'image', 'gallery', 'deal'] as const),
  ...([
    'filterKey',
    'filterLabel',
    'name',
    'summary',
    'category',
    'subCategory',
    'icon',
    'children',
  ] as const),
];

/** Views that render few fields of a card: an invisible picture is not sent. */
const renderedInView: Readonly<Record<string, readonly Field[]>> = {
  'latest-line': lines,
  'latest-head': marks,
  'most-read': link,
  'links-list': lines,
};

/** The lists of the header by prefix of their names. */
const renderedInHeader: readonly [name: string, fields: readonly Field[]][] = [
  ['menu-stories', [...link, ...kind, 'image']],
  ['breaking', [...link, 'date', 'datePublished']],
  ['most-read', link],
];

/** A card is cut once for each list of fields: the same object means the same content, and JSON that was written. */
const cut = new WeakMap<object, Map<readonly Field[], object>>();

function cutCard(card: object, fields: readonly Field[]): object {
  const known = cut.get(card) ?? new Map<readonly Field[], object>();
  cut.set(card, known);
  let made = known.get(fields);
  if (!made) {
    made = renderedFields(card, fields);
    known.set(fields, made);
  }
  return made;
}

const lists = new Set<string>(['ContentList', 'VideoList', 'RicochetCollections']);

function cutCards(component: Component, fields: readonly Field[] = anything): PageComponent {
  if (!lists.has(component.meta.componentType) || !component.items) return component;
  return { ...component, items: component.items.map((card) => cutCard(card, fields)) } as PageComponent;
}

/** The view of each component of a page. */
function viewsOf(areas: LayoutTree, views = new Map<string, string>()): Map<string, string> {
  for (const { components, children } of areas) {
    for (const { id, view } of components) views.set(id, view);
    viewsOf(children, views);
  }
  return views;
}

/** The components of a page with only the card fields their views render. */
export function renderedComponents(components: readonly PageComponent[], areas: LayoutTree): PageComponent[] {
  const views = viewsOf(areas);
  return components.map((entry) =>
    isComponent(entry) ? cutCards(entry, renderedInView[views.get(entry.id) ?? '']) : entry,
  );
}

/** A header is shared by many pages, and so is its reduced form. */
const headers = new WeakMap<PageArea, PageArea>();

export function renderedHeader(header: PageArea): PageArea {
  const known = headers.get(header);
  if (known) return known;
  const components = header.components.map((entry) => {
    if (!isComponent(entry)) return entry;
    const found = renderedInHeader.find(([name]) => entry.meta.componentName.startsWith(name));
    return cutCards(entry, found?.[1]);
  });
  const reduced = { ...header, components };
  headers.set(header, reduced);
  return reduced;
}
