import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';

/** Drafts may be incomplete; a gallery that readers see says of every picture what it shows. */
export function rejectUnexplained(story: StoryInput): void {
  if (story.kind !== 'gallery') return;
  const index = story.items.findIndex(({ facts }) => !facts?.shows);
  if (index < 0) return;
  throw new NeutronError('shows_missing', {
    field: `story.items.${index}.facts.shows`,
    message: `Picture ${index + 1} does not say what it shows`,
  });
}
