import { type ComponentType, componentTypes } from '#content/page/component.ts';
import type { ComponentSource, LayoutDefinition } from '#content/page/layout-definition.ts';
import { views } from '#content/page/views.ts';
import { placesOf } from '../compose/layout-places.ts';
import type { Directory } from '../memory/directory.ts';
import { SeedError } from './seed-error.ts';

interface LayoutSurroundings {
  directory: Pick<Directory, 'topics' | 'tags' | 'authors' | 'authorsBySlug'>;
  links: ReadonlySet<string>;
  texts: ReadonlySet<string>;
  /** Views that the publication adds, by component type. */
  ownViews?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Every place has a component, every component a place, a drawable view, and a source that exists. */
export function checkLayout(layout: LayoutDefinition, around: LayoutSurroundings): void {
  const entry = `layout ${layout.pageType}/${layout.slug}`;
  const places = placesOf(layout.areas);
  const placed = new Set<string>();
  for (const { id, typeName, view } of places) {
    const field = `components.${id}`;
    if (!Object.hasOwn(layout.components, id)) throw new SeedError(entry, field, 'has a place but no source');
    if (placed.has(id)) throw new SeedError(entry, field, 'is placed twice');
    placed.add(id);
    if (!isComponentType(typeName)) throw new SeedError(entry, field, `has the unknown type ${typeName}`);
    const known: readonly string[] = [...views[typeName], ...(around.ownViews?.[typeName] ?? [])];
    if (!known.includes(view))
      throw new SeedError(entry, field, `has the view ${view}, which ${typeName} does not know`);
  }
  for (const [id, { source }] of Object.entries(layout.components)) {
    if (!placed.has(id)) throw new SeedError(entry, `components.${id}`, 'has a source but no place');
    const missing = missingOf(source, around);
    if (missing)
      throw new SeedError(entry, `components.${id}.source`, `names ${missing}, which does not exist`);
  }
  const main = layout.mainComponentId;
  if (main !== undefined && !placed.has(main))
    throw new SeedError(entry, 'mainComponentId', `names ${main}, which is not placed`);
}

function isComponentType(name: string): name is ComponentType {
  return (componentTypes as string[]).includes(name);
}

function missingOf(
  source: ComponentSource,
  { directory, links, texts }: LayoutSurroundings,
): string | undefined {
  if (source.kind === 'links' && !links.has(source.name)) return `the link list ${source.name}`;
  if (source.kind === 'text' && !texts.has(source.textId)) return `the text ${source.textId}`;
  if (source.kind !== 'stories' && source.kind !== 'authors') return undefined;
  const { topic } = source;
  if (topic && topic !== '{page}' && !directory.topics.has(topic)) return `the topic ${topic}`;
  if (source.kind === 'authors') {
    const stranger = source.ids?.find((id) => !directory.authors.has(id));
    return stranger && `the author ${stranger}`;
  }
  const { tag, author } = source;
  if (tag && !directory.tags.has(tag)) return `the tag ${tag}`;
  if (author && author !== '{page}' && !directory.authorsBySlug.has(author) && !directory.authors.has(author))
    return `the author ${author}`;
  return undefined;
}
