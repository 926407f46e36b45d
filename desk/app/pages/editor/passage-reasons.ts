import type { Passage, PassageReason } from '#content/entities/note.ts';
import { fieldLabel } from './field-labels.ts';

const reasons: Record<PassageReason, string> = {
  'place-deleted': 'The paragraph of these words was deleted while they were written.',
  'block-deleted': 'A colleague deleted the block of these words while it was open.',
  'deleted-unseen': 'These words were written where text was deleted at the same time.',
  rejected: 'The server could not add these words to the story.',
  'too-old': 'These words were written too long ago to be merged.',
  'other-tab': 'These words were written in another tab, which was closed. The field has another value.',
};

/** Why a passage is beside the text, for editors. */
export const reasonOf = ({ why, field, problem }: Pick<Passage, 'why' | 'field' | 'problem'>): string =>
  [field && `${fieldLabel(field)}:`, reasons[why], problem].filter(Boolean).join(' ');
