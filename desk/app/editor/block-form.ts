import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { changesBetween, type DataChange, withValue } from '#content/document/data-step.ts';
import { type Embed, embedSchemas } from '#content/entities/embed.ts';

/** The data of a block, as its form and the site know it. */
export function embedOf({ type, attrs }: Node): Embed {
  if (type.name !== 'image') return attrs.embed as Embed;
  return { wide: false, ...attrs.data, type: 'image', uuid: attrs.uuid } as Embed;
}

/** Values that the document cannot have, or not yet: what is half typed. Each is one whole value of the block. */
export type Unfinished = readonly DataChange[];

/** What a form shows: the document with what is half typed. */
export const shownIn = (stored: Embed, unfinished: Unfinished): unknown =>
  unfinished.reduce<unknown>((value, { path, value: next }) => withValue(value, path, next), stored);

interface Edit {
  /** What the form showed when the editor changed it. */
  before: unknown;
  after: unknown;
}

/**
 * An edit of a form, on the block as it is now: what colleagues changed since it was shown stays. `data` is what the document
 * takes of it; the rest waits until it is whole.
 */
export function edited(
  stored: Embed,
  unfinished: Unfinished,
  { before, after }: Edit,
): { data: Embed; unfinished: Unfinished } {
  const shown = changesBetween(before, after).reduce<unknown>(
    (value, change) => withValue(value, change.path, change.value) ?? value,
    shownIn(stored, unfinished),
  ) as Embed;
  if (isWhole(shown)) return { data: shown, unfinished: [] };
  let data = stored;
  const waiting: DataChange[] = [];
  for (const key of new Set([...Object.keys(stored), ...Object.keys(shown)])) {
    const value = (shown as Record<string, unknown>)[key];
    if (changesBetween((stored as Record<string, unknown>)[key], value).length === 0) continue;
    const next = withValue(data, [key], value) as Embed;
    if (isWhole(next)) data = next;
    else waiting.push({ path: [key], value });
  }
  return { data, unfinished: waiting };
}

const isWhole = (data: Embed): boolean => embedSchemas[data.type].safeParse(data).success;

const pauseMilliseconds = 1000;

/** Lets an undo take back what was typed into one value without a pause as one change, as it does with words of the text. */
export function createTypingGroups() {
  let last: { tr: Transaction; path: string; at: number } | undefined;
  return (tr: Transaction, { before, after }: Edit): Transaction => {
    const path = changesBetween(before, after)
      .map((change) => change.path.join('.'))
      .join(' ');
    if (last?.path === path && tr.time - last.at < pauseMilliseconds)
      tr.setMeta('appendedTransaction', last.tr);
    last = { tr, path, at: tr.time };
    return tr;
  };
}
