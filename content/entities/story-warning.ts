import { z } from 'zod';

/** Why a part of a saved story will not be seen by readers. */
const storyWarningCodes = [
  'tag_removed',
  'attribute_removed',
  'link_removed',
  'embed_removed',
  'embed_not_placed',
  'embedded_story_not_published',
  'linked_story_not_published',
  'listicle_not_placed',
  'review_card_not_placed',
  'shortcode_without_data',
  'image_not_shown',
  'video_address_ignored',
  'video_address_blocked',
] as const;

/** The story was saved, but something in it is not shown. `field` is a path into the story that was sent. */
export const storyWarning = z.object({
  code: z.enum(storyWarningCodes).describe('Stable name of the reason'),
  field: z.string().describe('Path of the part that is not shown, e.g. `story.body`'),
  message: z.string().describe('What was removed or ignored, and what to send instead'),
});
export type StoryWarning = z.infer<typeof storyWarning>;
