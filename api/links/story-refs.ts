import type { ContentLink } from '#content/entities/content-link.ts';
import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { type StoryType, storyTypes } from '#content/entities/story-types.ts';
import { linkTarget } from './link-target.ts';

export interface StoryRef {
  type: StoryType;
  slug: string;
}

export const refKey = ({ type, slug }: StoryRef): string => `${type}/${slug}`;

/** The story a link names, by its type or by its address; links to anything else name none. */
export function refOfLink(link: Pick<ContentLink, 'typeName' | 'slug' | 'url'>): StoryRef | undefined {
  const type = storyTypes.find((name) => name === link.typeName);
  return type ? { type, slug: link.slug } : refOfUrl(link.url);
}

export function refOfUrl(url: string): StoryRef | undefined {
  const target = linkTarget(url);
  return target.kind === 'story' ? { type: target.type, slug: target.slug } : undefined;
}

/** The links of a story outside its body, each with its path in the story. */
export function linksOf(story: StoryInput): { field: string; link: ContentLink }[] {
  const related = (links: readonly ContentLink[], path: string) =>
    links.map((link, index) => ({ field: `${path}.relatedObjects.${index}`, link }));
  return [
    ...('relatedObjects' in story ? related(story.relatedObjects, 'story') : []),
    ...(story.kind === 'article' && story.video ? [{ field: 'story.video', link: story.video }] : []),
    ...(story.kind === 'gallery'
      ? story.items.flatMap(({ relatedObjects }, index) => related(relatedObjects, `story.items.${index}`))
      : []),
  ];
}

/** Every story that a story links to outside its prose. */
export function refsOf(story: StoryInput, blocks: readonly BodyBlock[]): StoryRef[] {
  const refs = [
    ...linksOf(story).flatMap(({ link }) => refOfLink(link) ?? []),
    ...blocks.flatMap((block) => (block.kind === 'embed' ? refsOfEmbed(block.embed) : [])),
  ];
  return [...new Map(refs.map((ref) => [refKey(ref), ref] as const)).values()];
}

/** The stories an embed shows or links to. */
export function refsOfEmbed(embed: Embed): StoryRef[] {
  switch (embed.type) {
    case 'video':
    case 'gallery':
      return embed.slug ? [{ type: embed.type, slug: embed.slug }] : [];
    case 'relatedLinks':
      return embed.items.flatMap(({ url }) => refOfUrl(url) ?? []);
    case 'commercePromo':
      return embed.items.flatMap((link) => refOfLink(link) ?? []);
    default:
      return [];
  }
}
