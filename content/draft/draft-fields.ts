import type { z } from 'zod';
import type { ChangedFields, DraftField, FieldChange } from '../entities/draft.ts';
import { type StoryInput, storyInputs } from '../entities/story-input.ts';
import type { StoryType } from '../entities/story-types.ts';
import { schemaWords } from '../rules/schema-words.ts';

/** Fields of a draft that were changed since it was opened; all others are those of the version it is based on. */
export type DraftFields = Readonly<Record<string, DraftField>>;

/** Who changed something, and when. */
export interface Change {
  by: string;
  at: string;
}

/** Part of the document, or computed from it. */
const inDocument = ['body', 'additionalShortcodeData', 'wordCount'] as const;
const ofArticles = ['listicles', 'reviewCards'] as const;

export const hasDocument = (kind: StoryType): kind is 'article' | 'review' =>
  kind === 'article' || kind === 'review';

const fieldNames = new Map<StoryType, ReadonlySet<string>>();

/** The names of the fields that merge one by one. */
export function fieldsOf(kind: StoryType): ReadonlySet<string> {
  const known = fieldNames.get(kind);
  if (known) return known;
  const names = new Set(Object.keys(storyInputs[kind].shape));
  for (const name of ['id', 'kind']) names.delete(name);
  if (hasDocument(kind)) for (const name of inDocument) names.delete(name);
  if (kind === 'article') for (const name of ofArticles) names.delete(name);
  fieldNames.set(kind, names);
  return names;
}

/** Equal as JSON: the order of names does not count, a missing name is null. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || a === undefined || b === undefined) return (a ?? null) === (b ?? null);
  if (typeof a !== 'object' || typeof b !== 'object' || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names)
    if (!isEqual((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name])) return false;
  return true;
}

const valueIn = (story: StoryInput, name: string): unknown =>
  (story as unknown as Record<string, unknown>)[name] ?? null;

const fieldIn = (story: StoryInput, fields: DraftFields, name: string): DraftField =>
  Object.hasOwn(fields, name) ? (fields[name] as DraftField) : { value: valueIn(story, name), revision: 0 };

/** Every field of the draft with its revision. */
export function allFields(story: StoryInput, fields: DraftFields): Record<string, DraftField> {
  return Object.fromEntries([...fieldsOf(story.kind)].map((name) => [name, fieldIn(story, fields, name)]));
}

/** The story with the changed fields of its draft. */
export function withFields(story: StoryInput, fields: DraftFields): StoryInput {
  const changed: Record<string, unknown> = { ...story };
  for (const [name, { value }] of Object.entries(fields)) {
    if (value === null) delete changed[name];
    else changed[name] = value;
  }
  return changed as StoryInput;
}

/**
 * Applies changes that name the revision they are based on. A change of a field that another editor changed to another
 * value is not applied; both values are reported.
 */
export function applyChanges(
  story: StoryInput,
  fields: DraftFields,
  changes: readonly FieldChange[],
  change: Change,
): ChangedFields & { fields: DraftFields } {
  const next: Record<string, DraftField> = { ...fields };
  const result: ChangedFields = { accepted: [], conflicts: [], rejected: [] };
  for (const { name, value: sent, revision } of changes) {
    const checked = checkValue(story.kind, name, sent);
    if ('message' in checked) {
      result.rejected.push({ name, message: checked.message });
      continue;
    }
    const current = fieldIn(story, next, name);
    const isSame = isEqual(current.value, checked.value);
    if (current.revision !== revision && !isSame) {
      const { by } = current;
      const conflict = { name, revision: current.revision, current: current.value, sent };
      result.conflicts.push(by === undefined ? conflict : { ...conflict, by });
      continue;
    }
    // A change that is sent again after its answer was lost changes nothing.
    if (!isSame || current.other)
      next[name] = { value: checked.value, revision: current.revision + 1, ...change };
    result.accepted.push({ name, revision: fieldIn(story, next, name).revision });
  }
  return { ...result, fields: next };
}

/** A value that a story of this kind can have, or why not. */
function checkValue(kind: StoryType, name: string, value: unknown): { value: unknown } | { message: string } {
  if (!fieldsOf(kind).has(name)) return { message: `A story of this kind has no field ${name}` };
  const schema = (storyInputs[kind].shape as Record<string, z.ZodType>)[name];
  const parsed = schema?.safeParse(value ?? undefined, { error: schemaWords });
  if (!parsed?.success) return { message: parsed?.error.issues[0]?.message ?? 'is not valid' };
  return { value: parsed.data ?? null };
}

/**
 * Fields after a program saved a version from `base`. A field that the draft did not change follows the program; one that
 * both changed keeps the value of the draft and shows the other, and one person chooses.
 */
export function mergeFields(
  base: StoryInput,
  fields: DraftFields,
  saved: StoryInput,
  change: Change,
): DraftFields {
  const next: Record<string, DraftField> = { ...fields };
  for (const name of fieldsOf(base.kind)) {
    const theirs = valueIn(saved, name);
    if (isEqual(valueIn(base, name), theirs)) continue;
    const current = fieldIn(base, fields, name);
    if (isEqual(current.value, theirs)) continue;
    const revision = current.revision + 1;
    next[name] = isEqual(current.value, valueIn(base, name))
      ? { value: theirs, revision, ...change }
      : { ...current, revision, other: { value: theirs, ...change } };
  }
  return next;
}
