import type { StoryInput } from '#content/entities/story-input.ts';
import type { StoryWarning } from '#content/entities/story-warning.ts';
import { bodyWarnings } from './body-warnings.ts';
import { htmlWarnings } from './html-warnings.ts';
import { imageWarnings } from './image-warnings.ts';
import { ignoredVideoAddresses } from './video-addresses.ts';

/**
 * Everything of a story that will be saved without being seen by readers. Staff writes answer with it, because
 * cleaning and rendering drop these parts silently.
 */
export function storyWarnings(story: StoryInput, ownDomains: readonly string[]): StoryWarning[] {
  return [...textWarnings(story, ownDomains), ...imageWarnings(story, 'story'), ...videoWarnings(story)];
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

function videoWarnings(story: StoryInput): StoryWarning[] {
  if (story.kind !== 'video') return [];
  return ignoredVideoAddresses(story).map((field) => ({
    code: 'video_address_ignored',
    field,
    message: 'Players only load https addresses and paths of this site; this one is ignored',
  }));
}
