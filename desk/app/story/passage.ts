import { type Node, Slice } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { readPassage } from '#content/document/check-document.ts';
import { wordsIn } from '#content/document/data-step.ts';
import { storySchema } from '#content/document/schema.ts';

const { doc, paragraph } = storySchema.nodes;

/** The words of a block that is data as a whole. */
const leafText = ({ attrs }: Node): string => wordsIn(attrs.embed);

/** The words of a passage, with a line for each block. */
export const passageText = (document: Node): string =>
  document.textBetween(0, document.content.size, '\n', leafText);

/** Whether there is something to keep: a picture without a caption is, too. */
export function isWorthKeeping(document: Node): boolean {
  return (
    passageText(document).trim() !== '' || document.children.some(({ type }) => type.isInGroup('embeds'))
  );
}

/** Words without any form, as paragraphs. */
export function plainPassage(text: string): Node {
  const lines = text
    .split(/\n+/)
    .map((line) => paragraph.create(null, line === '' ? null : storySchema.text(line)));
  return doc.create(null, lines);
}

/** A block with its form; its words alone where no text can have it. */
export function blockPassage(block: Node, text: string): Node {
  const read = readPassage({ type: doc.name, content: [block.toJSON()] });
  return 'document' in read ? read.document : plainPassage(text);
}

/** A part of a text as a document. Where its form fits no document the words alone remain. */
export function passageOf(slice: Slice): Node {
  const text = slice.content.textBetween(0, slice.content.size, '\n', leafText);
  const { doc: fitted } = new Transform(doc.create(null, paragraph.create())).replace(0, 2, slice);
  const isWhole = fitted.textContent.length >= slice.content.textBetween(0, slice.content.size).length;
  const read = isWhole ? readPassage(fitted.toJSON()) : { problem: {} };
  return 'document' in read ? read.document : plainPassage(text);
}

/** From a stored record; those of earlier releases have words alone. */
export function readStored({ document, text }: { document?: unknown; text: string }): Node {
  const read = readPassage(document);
  return 'document' in read ? read.document : plainPassage(text);
}

/** Two passages that are one: the second goes on in the line of the first. */
export function joined(first: Node, second: Node): Node {
  const end = first.content.size;
  const isOneLine = first.lastChild?.isTextblock && second.firstChild?.isTextblock;
  if (!isOneLine) return doc.create(null, first.content.append(second.content));
  return new Transform(first).replace(end - 1, end, new Slice(second.content, 1, 0)).doc;
}

/** The context of lists and headings goes with a part of a text, that of tables and blocks does not. */
export function partOf(document: Node, from: number, to: number): Slice {
  const $from = document.resolve(from);
  const shared = $from.sharedDepth(to);
  const isInside = Array.from({ length: shared }, (_, depth) => $from.node(depth + 1)).some(
    ({ type }) => type.spec.isolating,
  );
  return document.slice(from, to, !isInside);
}
