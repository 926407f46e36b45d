import { bodyFrom } from '#content/document/to-body.ts';
import { withFields } from '#content/draft/draft-fields.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { OpenDraft } from './open-draft.ts';

/** The story with everything that was written. Its fields may not fit together yet; its words are counted when it is stored. */
export async function writtenStory({
  readBase,
  fields,
  document,
}: Pick<OpenDraft, 'readBase' | 'fields' | 'document'>): Promise<StoryInput> {
  const story = withFields(await readBase(), fields);
  if (!document || (story.kind !== 'article' && story.kind !== 'review')) return story;
  const { body, additionalShortcodeData, ...lists } = bodyFrom(document);
  const written = { ...story, body, additionalShortcodeData, wordCount: undefined };
  return (story.kind === 'article' ? { ...written, ...lists } : written) as unknown as StoryInput;
}
