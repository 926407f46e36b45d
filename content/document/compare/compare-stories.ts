import { hasDocument, isEqual } from '../../draft/draft-fields.ts';
import type { StoryInput } from '../../entities/story-input.ts';
import { documentFrom } from '../from-body.ts';
import { type BlockChange, compareDocuments } from './compare-documents.ts';
import { compareWords, type Piece } from './compare-words.ts';

/** A field outside the text. */
export interface FieldChange {
  name: string;
  /** Of texts: word by word. */
  pieces?: Piece[];
  before: unknown;
  after: unknown;
}

export interface StoryComparison {
  fields: FieldChange[];
  /** Every block; those that did not change are `same`. */
  blocks: BlockChange[];
  /** How many words came and went. */
  added: number;
  removed: number;
}

/** Part of the text, or made by the store. */
const notFields = new Set(['id', 'kind', 'body', 'additionalShortcodeData', 'wordCount']);

/** Any two versions of a story: fields, then the text block by block and word by word. */
export function compareStories(
  before: StoryInput,
  after: StoryInput,
  ownDomains: readonly string[],
): StoryComparison {
  const fields = compareFields(before, after);
  const blocks =
    hasDocument(before.kind) && hasDocument(after.kind)
      ? compareDocuments(
          documentFrom(before as Parameters<typeof documentFrom>[0], ownDomains),
          documentFrom(after as Parameters<typeof documentFrom>[0], ownDomains),
        )
      : [];
  const pieces = [...fields.flatMap(({ pieces = [] }) => pieces), ...blocks.flatMap((block) => block.pieces)];
  return { fields, blocks, added: wordsIn(pieces, 'added'), removed: wordsIn(pieces, 'removed') };
}

function compareFields(before: StoryInput, after: StoryInput): FieldChange[] {
  const [old, now] = [before, after] as unknown as Record<string, unknown>[];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...names].flatMap((name) => {
    if (notFields.has(name)) return [];
    const [was, is] = [old?.[name], now?.[name]];
    if (isEqual(was ?? empty(is), is ?? empty(was))) return [];
    const isText = typeof (was ?? '') === 'string' && typeof (is ?? '') === 'string';
    return [
      {
        name,
        before: was,
        after: is,
        ...(isText ? { pieces: compareWords(String(was ?? ''), String(is ?? '')) } : {}),
      },
    ];
  });
}

/** A list or a text that was never set is an empty one. */
const empty = (other: unknown) => (Array.isArray(other) ? [] : typeof other === 'string' ? '' : undefined);

const wordsIn = (pieces: readonly Piece[], change: Piece['change']): number =>
  pieces.reduce(
    (sum, piece) => sum + (piece.change === change ? (piece.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) : 0),
    0,
  );

export const isDifferent = ({ fields, blocks }: StoryComparison): boolean =>
  fields.length > 0 || blocks.some(({ kind }) => kind !== 'same');

/** What changed, in one sentence for a list and for people who hear the page. */
export function sentenceOf(comparison: StoryComparison): string {
  const { fields, blocks, added, removed } = comparison;
  const changed = blocks.filter(({ kind }) => kind !== 'same').length;
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  if (!isDifferent(comparison)) return 'Nothing is different.';
  return `${count(changed, 'block')} and ${count(fields.length, 'field')} differ: ${count(added, 'word')} added, ${removed} removed.`;
}
