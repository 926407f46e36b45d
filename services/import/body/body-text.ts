import { escapeText } from '#platform/escape-html.ts';
import { createMarks } from './body-marks.ts';
import { createEndedLists } from './ended-lists.ts';
import { blockTags, createTagWriter } from './tag-writer.ts';

/**
 * What is written of a body: tags that are open, lines that wait for the end of the block they stand in. Words outside all
 * blocks become paragraphs. A list ends for a line and goes on after it, so that pictures and code stay with their step.
 */
export function createBodyText() {
  const marks = createMarks();
  const writer = createTagWriter(marks.moveFrom);
  const lists = createEndedLists(writer);
  const { out, open, lastPart } = writer;
  let waiting: string[] = [];
  /** Something waits that never stands in the middle of a sentence. */
  let isBlockWaiting = false;
  let caption: ((words: string) => void) | undefined;
  /** The paragraph that is open was made for words outside all blocks. */
  let isOwnParagraph = false;
  /** Comes before the next words. */
  let lead = '';

  const closeAll = () => {
    isOwnParagraph = false;
    writer.endAll();
  };
  const endOwnParagraph = () => {
    if (isOwnParagraph) closeAll();
  };
  /** A line break says nothing between blocks and where a paragraph begins; two are the end of a paragraph. */
  const isBreakLeftOut = () => {
    const isSecond = isOwnParagraph && open.length === 1 && lastPart() === '<br>';
    if (isSecond) endOwnParagraph();
    return isSecond || open.length === 0 || writer.emptyParagraph() !== undefined;
  };
  return {
    open(tag: string, isBlock: boolean) {
      const name = /^<([\w-]+)/.exec(tag)?.[1] ?? '';
      if (name === 'br' && isBreakLeftOut()) return;
      if (blockTags.has(name)) endOwnParagraph();
      lists.open(tag, name);
      writer.begin(tag, name, isBlock);
    },
    close(tag: string, isBlock: boolean) {
      if (!isBlock || writer.end(tag) || !blockTags.has(tag)) return;
      // The end of a list, or of an item, that a part has ended before.
      endOwnParagraph();
      lists.close(tag);
    },
    /** Captions go where `listener` puts them instead. */
    redirect(listener: ((words: string) => void) | undefined) {
      caption = listener;
    },
    write(words: string) {
      marks.write(words);
      if (words.trim() !== '' && lead) {
        const given = lead;
        lead = '';
        if (!/^\s*[—–-]/.test(words)) out.push(given);
      }
      if (caption) return caption(words);
      if (words.trim() !== '' && !writer.isInBlock()) {
        writer.beginAround('p');
        isOwnParagraph = true;
      }
      out.push(escapeText(words));
    },
    isIn: (tag: string) => open.at(-1) === tag,
    /** Who is quoted comes after a dash, if there is none. */
    dash() {
      lead = '— ';
    },
    /** Words of two boxes never become one word. */
    separate() {
      if (caption) return;
      endOwnParagraph();
      out.push('\n');
    },
    mark: (name: string) => marks.begin(name, out.length),
    spoilMark: marks.spoil,
    link: marks.link,
    endLink: marks.endLink,
    endMark: marks.end,
    cut({ at }: { at: number }) {
      out.length = at;
    },
    /** Whether the last thing written is this opening tag. */
    endsWithTag: (name: string) => lastPart().startsWith(`<${name}`),
    dropTag(name: string) {
      writer.dropLast();
      const index = open.lastIndexOf(name);
      if (index >= 0) open.splice(index, 1);
    },
    /** A line for the end of the block; a picture that begins a paragraph comes before it. */
    wait(line: string, isBlock: boolean) {
      const paragraph = waiting.length === 0 ? writer.emptyParagraph() : undefined;
      if (paragraph !== undefined) return writer.insert(paragraph, `\n${line}\n`);
      waiting.push(line);
      isBlockWaiting ||= isBlock;
    },
    /** Between blocks, what waits is written. */
    settle() {
      if (waiting.length === 0) return;
      if (isOwnParagraph && open.length === 1 && isBlockWaiting) endOwnParagraph();
      else if (lists.canEnd(isBlockWaiting)) {
        lists.end();
        closeAll();
      }
      if (open.length > 0) return;
      out.push(...waiting.map((line) => `\n${line}\n`));
      waiting = [];
      isBlockWaiting = false;
    },
    endParagraph: endOwnParagraph,
    closeAll,
    body: () => out.join('').trim(),
    /** Every tag and every piece of text by itself. */
    pieces: () => out,
  };
}
export type BodyText = ReturnType<typeof createBodyText>;
