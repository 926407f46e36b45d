import type { StoryInput } from '#content/entities/story-input.ts';
import { chooseVideoSources, hasVideoSources, isPlayable } from '#content/rules/video-sources.ts';

type VideoInput = Extract<StoryInput, { kind: 'video' }>;

const named = ['manifestUrl', 'providerManifestUrl', 'mp4Url', 'mp4', 'providerMp4Url'] as const;

/** Paths of the addresses that our players do not load, such as `http:` ones. */
export function ignoredVideoAddresses(story: VideoInput): string[] {
  const files = (list: VideoInput['files'], path: string) =>
    list.flatMap(({ url }, index) => (isPlayable(url) ? [] : [`${path}.${index}.url`]));
  return [
    ...named.flatMap((name) => (story[name] && !isPlayable(story[name]) ? [`story.${name}`] : [])),
    ...files(story.files, 'story.files'),
    ...files(story.metaData.files, 'story.metaData.files'),
  ];
}

/** True if the video names addresses and none of them can be played: it would be published without a player. */
export function isUnplayable(story: VideoInput): boolean {
  return ignoredVideoAddresses(story).length > 0 && !hasVideoSources(chooseVideoSources(story));
}
