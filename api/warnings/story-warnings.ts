import type { StoryInput } from '#content/entities/story-input.ts';
import type { StoryWarning } from '#content/entities/story-warning.ts';
import type { Publication } from '#content/publication/schema.ts';
import { bodyWarnings } from './body-warnings.ts';
import { htmlWarnings } from './html-warnings.ts';
import { imageWarnings } from './image-warnings.ts';
import { blockedVideoAddresses, ignoredVideoAddresses } from './video-addresses.ts';

/** Which hosts links and players of the publication may use. */
export type StoryHosts = Pick<Publication, 'ownDomains' | 'mediaOrigins' | 'imageBases'>;

/**
 * Everything of a story that will be saved without being seen by readers. Staff writes answer with it, because
 * cleaning and rendering drop these parts silently.
 */
export function storyWarnings(story: StoryInput, hosts: StoryHosts): StoryWarning[] {
  return [
    ...textWarnings(story, hosts.ownDomains),
    ...imageWarnings(story, 'story'),
    ...videoWarnings(story, hosts),
  ];
}

function textWarnings(story: StoryInput, ownDomains: readonly string[]): StoryWarning[] {
  switch (story.kind) {
    case 'article':
    case 'review':
      return bodyWarnings(story, ownDomains);
    case 'gallery':
      return story.items.flatMap(({ body }, index) =>
        htmlWarnings(body, `story.items.${index}.body`, ownDomains),
      );
    default:
      return [];
  }
}

function videoWarnings(story: StoryInput, hosts: StoryHosts): StoryWarning[] {
  if (story.kind !== 'video') return [];
  const ignored = ignoredVideoAddresses(story).map((field) => ({
    code: 'video_address_ignored' as const,
    field,
    message: 'Players only load https addresses and paths of this site; this one is ignored',
  }));
  const blocked = blockedVideoAddresses(story, hosts).map(({ field, origin }) => ({
    code: 'video_address_blocked' as const,
    field,
    message: `Browsers do not load it: ${origin} is not in mediaOrigins of the configuration`.slice(0, 300),
  }));
  return [...ignored, ...blocked];
}
