import { z } from 'zod';
import { draftLimits } from '../limits.ts';
import { storySummary } from './story-record.ts';

const position = z.number().int().nonnegative().max(draftLimits.documentSize);

/** The passage a note is about: positions in the document at a step, and the words that were there. */
export const noteAnchor = z.strictObject({
  from: position,
  to: position,
  step: z.number().int().nonnegative(),
  quote: z.string().trim().min(1).max(500),
});
export type NoteAnchor = z.infer<typeof noteAnchor>;

export const noteText = z.string().trim().min(1).max(5000);

/** Why a passage is not in the text. */
export const passageReasons = [
  'place-deleted',
  'block-deleted',
  'deleted-unseen',
  'rejected',
  'too-old',
  'other-tab',
] as const;
export type PassageReason = (typeof passageReasons)[number];

/** Text that could not be merged. It stays beside the story until someone puts it back or does not need it. */
export const passage = z.strictObject({
  why: z.enum(passageReasons),
  document: z
    .unknown()
    .describe('The text with its links, lists, pictures and blocks, as a document in JSON'),
  problem: z.string().trim().min(1).max(500).optional().describe('Why the server rejected it'),
  field: z.string().min(1).max(60).optional().describe('The field it was written in; absent: the text'),
});
export type Passage = z.infer<typeof passage>;

export const note = z.object({
  id: z.string(),
  /** The note that begins the conversation; absent in that one. */
  replyTo: z.string().optional(),
  text: z.string(),
  anchor: z
    .object({
      from: position,
      to: position,
      step: z.number().int().nonnegative(),
      quote: z.string(),
      isGone: z.boolean().describe('The passage was removed: only the quote is left of it'),
    })
    .optional(),
  passage: passage.optional(),
  assignee: z.string().optional(),
  writtenAt: z.string(),
  writtenBy: z.string().optional(),
  writtenByName: z.string().optional(),
  resolvedAt: z.string().optional(),
  resolvedBy: z.string().optional(),
});
export type Note = z.infer<typeof note>;

/** An open conversation that is assigned to an account, with the story it is about. */
export const assignedNote = note
  .pick({ id: true, text: true, writtenAt: true, writtenBy: true, writtenByName: true })
  .extend({
    quote: z.string().optional().describe('The words it is about'),
    story: storySummary.pick({ id: true, type: true, title: true }),
  });
export type AssignedNote = z.infer<typeof assignedNote>;
