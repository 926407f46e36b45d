import type { ContentLink } from '#content/entities/content-link.ts';
import { errorReasons, isNeutronError, messages } from '#content/errors.ts';
import type { Component, ComponentType } from '#content/page/component.ts';
import type { ComponentError } from '#content/page/component-error.ts';
import type { LayoutComponent } from '#content/page/layout.ts';
import type { LayoutDefinition } from '#content/page/layout-definition.ts';
import { filterBySection } from '#content/rules/list-filters.ts';
import type { Resolution } from './page-work.ts';
import { componentHref, type PageWork } from './page-work.ts';

type Definition = LayoutDefinition['components'][string];

const listTypes: ReadonlySet<string> = new Set<ComponentType>([
  'AuthorList',
  'ContentList',
  'EditorialLinks',
  'RicochetCollections',
  'Seamless',
  'VideoList',
]);

/** A resolved source in the head every component has. */
export function makeComponent(
  place: LayoutComponent,
  definition: Definition,
  resolution: Resolution,
  cards: ReadonlyMap<number, ContentLink>,
  work: PageWork,
): Component {
  const next = resolution.kind === 'stories' ? resolution.next : undefined;
  const head = {
    id: place.id,
    meta: {
      componentName: definition.componentName,
      componentDisplayName: definition.componentDisplayName,
      componentType: place.typeName,
    },
    metadata: definition.metadata,
    links: { href: componentHref(work, place.id), ...(next ? { next } : {}) },
  };
  const wantsList = listTypes.has(place.typeName);
  if (wantsList === (resolution.kind === 'entity'))
    throw new Error(`${place.typeName} ${place.id} cannot be made from its source`);
  // The layout was checked against the component's type when it was loaded; from here on it is trusted.
  if (resolution.kind === 'entity') return { ...head, data: resolution.data } as unknown as Component;
  const listed = resolution.kind === 'items' ? { items: resolution.items } : listOf(resolution, cards, work);
  const { items, ...found } = listed;
  return {
    ...head,
    data: { ...resolution.words, ...found, ...definition.words },
    items,
  } as unknown as Component;
}

function listOf(
  resolution: Extract<Resolution, { kind: 'stories' }>,
  cards: ReadonlyMap<number, ContentLink>,
  work: PageWork,
) {
  const items = linksOf(resolution, cards, work);
  return resolution.filterBy ? filterBySection(items) : { items };
}

function linksOf(
  { numbers, labels }: Extract<Resolution, { kind: 'stories' }>,
  cards: ReadonlyMap<number, ContentLink>,
  { context }: PageWork,
): ContentLink[] {
  if (labels) return labelled(numbers, labels, cards);
  const { cardLists } = context.generation;
  const name = numbers.join(' ');
  const known = cardLists.get(name);
  if (known) return known;
  const list = numbers.flatMap((n) => cards.get(n) ?? []);
  cardLists.set(name, list);
  return list;
}

function labelled(
  numbers: readonly number[],
  labels: readonly string[],
  cards: ReadonlyMap<number, ContentLink>,
): ContentLink[] {
  return numbers.flatMap((n, index) => {
    const card = cards.get(n);
    const label = labels[index];
    if (!card) return [];
    return label === undefined ? [card] : [{ ...card, label }];
  });
}

/** A component that could not be made is rendered as its error, so that the rest of the page still shows. */
export function makeComponentError(
  place: LayoutComponent,
  definition: Definition,
  error: unknown,
): ComponentError {
  const known = isNeutronError(error);
  const moved = known && error.reason === 'slug_changed';
  const status = moved ? 301 : known ? error.status : errorReasons.internal.status;
  return {
    id: place.id,
    fetcherName: definition.source.kind,
    name: definition.componentName,
    status,
    errors: [
      {
        code: status,
        message: known ? error.message : messages.componentFailed(definition.componentName),
        ...(known && error.availableOn ? { availableOn: error.availableOn } : {}),
      },
    ],
  };
}
