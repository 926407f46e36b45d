/** What is counted besides words. */
export const partKinds = ['embeds', 'pictures', 'tables', 'captions', 'comments'] as const;
type PartKind = (typeof partKinds)[number];

interface PartCount {
  preserved: number;
  /** Still there for readers in another form: a video file as a link. */
  changed: number;
  lost: number;
}
export type PartCounts = Record<PartKind, PartCount>;

/** What became of a story on its way here. */
export interface StoryAccount {
  words: { before: number; after: number; lost: number };
  parts: PartCounts;
  /** Parts that were preserved where only editors see them. */
  marked: number;
}

const mostWordsLost = 0.02;

export const noParts = (): PartCounts => ({
  embeds: { preserved: 0, changed: 0, lost: 0 },
  pictures: { preserved: 0, changed: 0, lost: 0 },
  tables: { preserved: 0, changed: 0, lost: 0 },
  captions: { preserved: 0, changed: 0, lost: 0 },
  comments: { preserved: 0, changed: 0, lost: 0 },
});

/** Words of a text. An address is no word: it becomes an embed or a link. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(/\bhttps?:\/\/\S+/gi, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Compares word by word, so that words the import added hide no word that it lost. */
export function compareWords(before: string, after: string): StoryAccount['words'] {
  const left = new Map<string, number>();
  const had = wordsOf(before);
  const has = wordsOf(after);
  for (const word of has) left.set(word, (left.get(word) ?? 0) + 1);
  let lost = 0;
  for (const word of had) {
    const times = left.get(word) ?? 0;
    if (times > 0) left.set(word, times - 1);
    else lost += 1;
  }
  return { before: had.length, after: has.length, lost };
}

/** A story that lost more than 2 % of its words, or any part, is never called clean. */
export function isClean({ words, parts, marked }: StoryAccount): boolean {
  return (
    words.lost <= words.before * mostWordsLost &&
    marked === 0 &&
    partKinds.every((kind) => parts[kind].lost === 0)
  );
}
