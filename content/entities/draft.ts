import { z } from 'zod';
import { draftLimits } from '../limits.ts';
import { image } from './image.ts';
import { storySummary } from './story-record.ts';

/** A change of the text as ProseMirror writes it; the API applies it with the schema of stories. */
export const stepJson = z.looseObject({ stepType: z.string().max(30) });
export type StepJson = z.infer<typeof stepJson>;

/** One tab of one person; kept with its steps until they are acknowledged. */
export const clientId = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'must be up to 64 letters, digits, _ and -')
  .describe('Identifies one tab: its steps come back under this id');

/** The part of a story that an editor works in. */
const place = {
  /** `body`, or the name of a field. */
  field: z.string().max(60).optional(),
  /** The selection in the document at `step`. */
  selection: z
    .object({ anchor: z.number().int().nonnegative(), head: z.number().int().nonnegative() })
    .optional(),
  step: z.number().int().nonnegative().optional(),
};

export const presenceInput = z.strictObject({
  clientId,
  ...place,
  /** The tab is closed. */
  isLeaving: z.boolean().default(false),
});
export type PresenceInput = z.infer<typeof presenceInput>;

export const person = z.object({
  clientId: z.string(),
  sub: z.string(),
  name: z.string().optional(),
  ...place,
  isIdle: z.boolean(),
  at: z.string(),
});
export type Person = z.infer<typeof person>;

/** Another value that was sent for a field; one person chooses. */
const otherValue = z.object({ value: z.unknown(), by: z.string(), at: z.string() });

export const draftField = z.object({
  value: z.unknown().describe('null if the field is not set'),
  /** Counts the changes of this field. */
  revision: z.number().int().nonnegative(),
  by: z.string().optional(),
  at: z.string().optional(),
  other: otherValue.optional().describe('What a program sent for the same field; the next change decides'),
});
export type DraftField = z.infer<typeof draftField>;

/** Within an epoch a number of steps means one document. A restored backup begins another epoch. */
export const draftEpoch = z.string().max(64);

export const draft = z.object({
  story: storySummary,
  step: z.number().int().nonnegative(),
  epoch: draftEpoch,
  epochAt: z.string().describe('When the epoch began'),
  start: z
    .unknown()
    .optional()
    .describe('The document at the beginning of the epoch, where it is still known'),
  document: z.unknown().describe('The document as JSON; null for stories without a body'),
  schemaVersion: z.number().int().positive(),
  fields: z.record(z.string(), draftField),
  /** The newest version; `isAhead` if steps or fields came after it. */
  version: z.number().int().positive(),
  isAhead: z.boolean(),
  changedAt: z.string(),
  people: z.array(person),
  /** Signed addresses of the pictures in text and fields, by the place of their original: they are never stored. */
  pictures: z.record(z.string(), image),
});
export type Draft = z.infer<typeof draft>;

export const fieldChange = z.strictObject({
  name: z.string().min(1).max(60),
  /** null removes the field. */
  value: z.unknown(),
  revision: z.number().int().nonnegative().describe('The revision of the field that this change is based on'),
});
export type FieldChange = z.infer<typeof fieldChange>;

export const fieldChanges = z.array(fieldChange).min(1).max(draftLimits.fieldsAtOnce);

/** The outcome for each changed field: what was accepted, what another editor changed too, and what no story can have. */
export const changedFields = z.object({
  accepted: z.array(z.object({ name: z.string(), revision: z.number().int() })),
  conflicts: z.array(
    z.object({
      name: z.string(),
      revision: z.number().int(),
      current: z.unknown(),
      sent: z.unknown(),
      by: z.string().optional(),
    }),
  ),
  rejected: z.array(z.object({ name: z.string(), message: z.string() })),
});
export type ChangedFields = z.infer<typeof changedFields>;
