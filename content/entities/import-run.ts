import { z } from 'zod';
import { partKinds } from '../rules/imports/account.ts';

/** `failed`: it ended with an error and goes on when it is repeated. `undoing`: an undo was begun and may be repeated. */
export const importStates = ['running', 'finished', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

export const importKinds = [
  'story',
  'author',
  'topic',
  'tag',
  'redirect',
  'comment',
  'picture',
  'file',
  'layout',
  'text',
  'menu',
  'newsletter',
  'subscriber',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** What became of an entry. Stories that were here already and have not changed have no entry. */
export const importOutcomes = ['added', 'changed', 'skipped', 'rejected'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const count = z.number().int().nonnegative();
const partCount = z.object({ preserved: count, changed: count, lost: count });

const storyAccount = z.object({
  words: z.object({ before: count, after: count, lost: count }),
  parts: z.object(Object.fromEntries(partKinds.map((kind) => [kind, partCount]))),
  marked: count,
});

/** One import of one source; a repeated import of a run that did not finish continues it. */
export const importRun = z.object({
  id: z.string(),
  source: z.string(),
  format: z.string(),
  /** The file or folder, as the command named it. */
  path: z.string(),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.string().optional(),
  state: z.enum(importStates),
  /** Why it failed. */
  problem: z.string().optional(),
  /** Stories by outcome. */
  stories: z.object({
    added: count,
    changed: count,
    skipped: count,
    rejected: count,
    unchanged: count,
    clean: count,
    notClean: count,
  }),
  /** Everything else that was added, by kind. */
  added: z.object({
    author: count,
    topic: count,
    tag: count,
    redirect: count,
    comment: count,
    picture: count,
    file: count,
    layout: count,
    text: count,
    menu: count,
    newsletter: count,
    subscriber: count,
  }),
  words: z.object({ before: count, after: count, lost: count }),
  /** Embeds, pictures, tables, captions and comments of all stories. */
  parts: partCount.extend({ marked: count }),
  /** After an undo: entries that were removed, stories that are as they were before, and entries that stayed because editors or readers changed them. */
  undone: z.object({ removed: count, restored: count, left: count }),
});
export type ImportRun = z.infer<typeof importRun>;

export const importEntry = z.object({
  kind: z.enum(importKinds),
  /** Its id where it comes from. */
  sourceId: z.string(),
  /** Its id, slug or path here. */
  id: z.string().optional(),
  title: z.string(),
  outcome: z.enum(importOutcomes),
  reason: z.string().optional(),
  notes: z.array(z.string()),
  clean: z.boolean().optional(),
  account: storyAccount.optional(),
  undone: z.enum(['removed', 'restored', 'left']).optional(),
  /** Why an undo left it. */
  leftBecause: z.string().optional(),
});
export type ImportEntry = z.infer<typeof importEntry>;
