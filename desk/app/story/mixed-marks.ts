import { getVersion, sendableSteps } from 'prosemirror-collab';
import type { Mappable } from 'prosemirror-transform';
import type { Range } from '#content/document/move-map.ts';
import { unseenMilliseconds } from './mixed-text.ts';
import { failureFrom, type StoryCalls } from './story-calls.ts';
import type { StoryText } from './story-text.ts';

interface Mark extends Range {
  id: string;
}

export interface MixedOptions {
  text: StoryText;
  now(): number;
  calls: Pick<StoryCalls, 'addNote'>;
  /** What is known from the beginning, by positions in the text. */
  ranges: readonly Range[];
}

const longestQuote = 500;
const words =
  'Two people wrote here at the same time and could not see each other’s text. Read the passage, and resolve this note when it is right.';

const marksOf = (ranges: readonly Range[]): Mark[] =>
  ranges.map((range) => ({ ...range, id: crypto.randomUUID() }));

/** Notes on own text that landed in the middle of a colleague's, written when the server has that text. */
export function createMixedMarks({ text, now, calls, ranges }: MixedOptions) {
  let marks: readonly Mark[] = marksOf(ranges);
  /** Positions in the text after the next change. */
  let coming: readonly Range[] = [];
  let unsentSince: number | undefined;
  let unsent = 0;
  const countUnsent = () => sendableSteps(text.state)?.steps.length ?? 0;
  const through = (map: Mappable) => {
    marks = marks
      .map((mark) => ({ ...mark, from: map.map(mark.from, 1), to: map.map(mark.to, -1) }))
      .filter(({ from, to }) => to > from);
  };
  text.subscribe((tr) => {
    if (tr) through(tr.mapping);
    else marks = [];
    marks = [...marks, ...marksOf(coming)];
    coming = [];
    const before = unsent;
    unsent = countUnsent();
    // What still waits after a response was typed while the request was under way.
    if (unsent < before || unsentSince === undefined) unsentSince = now();
    if (unsent === 0) unsentSince = undefined;
  });

  async function write({ id, from, to }: Mark): Promise<void> {
    const quote = text.state.doc.textBetween(from, to, ' ', ' ').trim().slice(0, longestQuote);
    const without = () => {
      marks = marks.filter((mark) => mark.id !== id);
    };
    if (quote === '') return without();
    try {
      await calls.addNote({ id, text: words, anchor: { from, to, step: getVersion(text.state), quote } });
      without();
    } catch (error) {
      const { status } = failureFrom(error);
      // Another attempt of an account that may write no notes gets the same response.
      if (status >= 400 && status < 500 && status !== 401 && status !== 429) without();
    }
  }

  return {
    /** Ranges of the text after the merge that comes now. Colleagues saw text that did not wait so long. */
    add(mixed: readonly Range[]): void {
      if (unsentSince !== undefined && now() - unsentSince >= unseenMilliseconds) coming = mixed;
    },
    /** Writes the notes, once the server has all text: their positions are those of its document. */
    async settle(): Promise<void> {
      if (countUnsent() === 0) await Promise.all(marks.map(write));
    },
  };
}
