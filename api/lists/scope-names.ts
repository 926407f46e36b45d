import type { StoryType } from '#content/entities/story-types.ts';

/**
 * A scope is a list that can contain a story: everything, a topic (with its subtopics), an author, a tag, a
 * collection, a named listing, each as a whole or only one kind of story. A story's scopes are decided when it is
 * published, so that reading any of these lists is one index range and its total is one number.
 */
export type ScopeBase =
  | 'all'
  | `topic:${string}`
  | `author:${string}`
  | `tag:${string}`
  | `collection:${string}`
  | `listing:${string}`;
export type ScopeKind =
  | `type:${StoryType}`
  | `kind:${string}`
  | `section:${string}`
  | `layout:${string}`
  | 'sponsored';

export function scopeName({ base, kind }: { base: ScopeBase; kind?: ScopeKind | undefined }): string {
  return kind ? `${base}/${kind}` : base;
}

interface ScopeFacts {
  type: StoryType;
  articleType?: string | undefined;
  section?: string | undefined;
  layoutName?: string | undefined;
  isSponsored: boolean;
  /** Own topics and everything above them. */
  topics: readonly string[];
  authors: readonly string[];
  tags: readonly string[];
  collections: readonly string[];
  listings: readonly string[];
}

/** Collections and features lead to stories and are not stories: only the list of their type contains them. */
export function isListed(type: StoryType): boolean {
  return type !== 'collection' && type !== 'feature';
}

/** Every list that contains the story. */
export function scopesOf(facts: ScopeFacts): string[] {
  const { type, articleType, section, layoutName, isSponsored } = facts;
  const ofType: ScopeKind = `type:${type}`;
  if (!isListed(type)) return [scopeName({ base: 'all', kind: ofType })];
  const kinds: (ScopeKind | undefined)[] = [undefined, ofType];
  if (articleType) kinds.push(`kind:${articleType}`);
  if (section) kinds.push(`section:${section}`);
  if (layoutName) kinds.push(`layout:${layoutName}`);
  if (isSponsored) kinds.push('sponsored');
  const topics = facts.topics.map((slug): ScopeBase => `topic:${slug}`);
  const narrow: ScopeBase[] = [
    ...facts.authors.map((key): ScopeBase => `author:${key}`),
    ...facts.tags.map((slug): ScopeBase => `tag:${slug}`),
    ...facts.collections.map((slug): ScopeBase => `collection:${slug}`),
  ];
  return [
    ...['all' as const, ...topics].flatMap((base) => kinds.map((kind) => scopeName({ base, kind }))),
    ...narrow.flatMap((base) => [scopeName({ base }), scopeName({ base, kind: ofType })]),
    ...facts.listings.map((name) => scopeName({ base: `listing:${name}` })),
  ];
}
