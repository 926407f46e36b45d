import type { Node } from 'prosemirror-model';
import { bodyFrom } from '#content/document/to-body.ts';
import { type DraftFields, withFields } from '#content/draft/draft-fields.ts';
import type { StoryInput } from '#content/entities/story-input.ts';

/** What was written in a story, beside the version it is based on. */
export interface DraftContent {
  /** Reads that version. A step needs none, and a long story takes longer to read than to change. */
  readBase(): Promise<StoryInput>;
  /** Null for stories without a body. */
  document: Node | null;
  fields: DraftFields;
}

/** The story with everything that was written. Its fields may not fit together yet; its words are counted when it is stored. */
export async function writtenStory({ readBase, fields, document }: DraftContent): Promise<StoryInput> {
  const story = withFields(await readBase(), fields);
  if (!document || (story.kind !== 'article' && story.kind !== 'review')) return story;
  const { body, additionalShortcodeData, ...lists } = bodyFrom(document);
  const written = { ...story, body, additionalShortcodeData, wordCount: undefined };
  return (story.kind === 'article' ? { ...written, ...lists } : written) as unknown as StoryInput;
}
