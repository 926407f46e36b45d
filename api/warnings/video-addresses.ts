import type { StoryInput } from '#content/entities/story-input.ts';
import type { Publication } from '#content/publication/schema.ts';
import { chooseVideoSources, hasVideoSources, isPlayable } from '#content/rules/video-sources.ts';

type VideoInput = Extract<StoryInput, { kind: 'video' }>;

const named = ['manifestUrl', 'providerManifestUrl', 'mp4Url', 'mp4', 'providerMp4Url'] as const;

interface NamedAddress {
  field: string;
  url: string;
}

function addressesOf(story: VideoInput): NamedAddress[] {
  const files = (list: VideoInput['files'], path: string) =>
    list.map(({ url }, index) => ({ field: `${path}.${index}.url`, url }));
  return [
    ...named.flatMap((name) => (story[name] ? [{ field: `story.${name}`, url: story[name] }] : [])),
    ...files(story.files, 'story.files'),
    ...files(story.metaData.files, 'story.metaData.files'),
  ];
}

/** Paths of the addresses that our players do not load, such as `http:` ones. */
export function ignoredVideoAddresses(story: VideoInput): string[] {
  return addressesOf(story).flatMap(({ field, url }) => (isPlayable(url) ? [] : [field]));
}

/** Addresses of other hosts that the content security policy (`media-src`) does not name. */
export function blockedVideoAddresses(
  story: VideoInput,
  { ownDomains, mediaOrigins, imageBases }: Pick<Publication, 'ownDomains' | 'mediaOrigins' | 'imageBases'>,
): { field: string; origin: string }[] {
  const known = new Set([...mediaOrigins, ...imageBases.filter(Boolean)].map((base) => new URL(base).origin));
  return addressesOf(story).flatMap(({ field, url }) => {
    if (url.startsWith('/') || !isPlayable(url) || !URL.canParse(url)) return [];
    const { origin, hostname } = new URL(url);
    return known.has(origin) || ownDomains.includes(hostname) ? [] : [{ field, origin }];
  });
}

/** True if the video names addresses and none of them can be played: it would be published without a player. */
export function isUnplayable(story: VideoInput): boolean {
  return ignoredVideoAddresses(story).length > 0 && !hasVideoSources(chooseVideoSources(story));
}
