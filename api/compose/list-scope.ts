import type { StoryType } from '#content/entities/story-types.ts';
import type { ComponentSource } from '#content/page/layout-definition.ts';
import { type ScopeBase, type ScopeKind, scopeName } from '../lists/scope-names.ts';
import type { EntryFamilies } from '../store/entries.ts';

export type StoriesSource = Extract<ComponentSource, { kind: 'stories' }>;

export interface ListPlan {
  /** Lists to read; a story of any of them counts. */
  scopes: string[];
  /** Further lists that must contain the story. */
  alsoIn: string[];
  /** Conditions that no list covers; checked story by story. */
  families: EntryFamilies;
  sponsored: boolean;
}

export interface PagePlace {
  topic?: string | undefined;
  author?: string | undefined;
  collection?: string | undefined;
}

/** The lists for a source: the narrowest ones, so that few stories are read and skipped. */
export function planList(source: StoriesSource, page: PagePlace): ListPlan {
  const bases = basesOf(source, page);
  const [base = 'all', ...others] = bases;
  const wide = base === 'all' || base.startsWith('topic:');
  const families: EntryFamilies = {
    article_type: source.articleTypes,
    layout_name: source.layoutNames,
    section: source.sections,
    type: source.types,
  };
  const kinds: [keyof EntryFamilies, (value: string) => ScopeKind, boolean][] = [
    ['article_type', (value) => `kind:${value}`, wide],
    ['layout_name', (value) => `layout:${value}`, wide],
    ['section', (value) => `section:${value}`, wide],
    ['type', (value) => `type:${value as StoryType}`, true],
  ];
  const chosen = kinds.find(([family, , indexed]) => indexed && families[family]?.length);
  const alsoIn = others.map((other) => scopeName({ base: other }));
  if (!chosen) {
    const kind = source.sponsored && wide ? 'sponsored' : undefined;
    return { scopes: [scopeName({ base, kind })], alsoIn, families, sponsored: source.sponsored };
  }
  const [family, kindOf] = chosen;
  return {
    scopes: (families[family] ?? []).map((value) => scopeName({ base, kind: kindOf(value) })),
    alsoIn,
    families: { ...families, [family]: undefined },
    sponsored: source.sponsored,
  };
}

/** The narrowest first. `{page}` is the page's own list; a page without one uses the list of everything. */
function basesOf(source: StoriesSource, page: PagePlace): ScopeBase[] {
  const own = (value: string | undefined, ofPage: string | undefined) =>
    value === '{page}' ? ofPage : value;
  const collection = own(source.collection, page.collection);
  const author = own(source.author, page.author);
  const topic = own(source.topic, page.topic);
  const bases: (ScopeBase | undefined)[] = [
    collection === undefined ? undefined : `collection:${collection}`,
    author === undefined ? undefined : `author:${author}`,
    source.tag === undefined ? undefined : `tag:${source.tag}`,
    topic === undefined ? undefined : `topic:${topic}`,
  ];
  return bases.filter((base) => base !== undefined);
}
