import { type Node, Slice } from 'prosemirror-model';
import { type EditorState, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { placeOfEmbed } from '#content/document/data-step.ts';
import { storySchema } from '#content/document/schema.ts';
import { newUuid } from './slash-menu.ts';

const isParagraph = (node: Node | null) => node?.type === storySchema.nodes.paragraph;

/** A passage as it is put into a text: a line joins the line around it, other blocks stay what they are. */
function sliceOf({ content }: Node): Slice {
  return new Slice(content, isParagraph(content.firstChild) ? 1 : 0, isParagraph(content.lastChild) ? 1 : 0);
}

/** A block that came back in another way meanwhile would be there twice under one id. */
function withNewIds(passage: Node, story: Node): Node {
  const blocks = passage.children.map((block) => {
    const { uuid } = block.attrs;
    if (typeof uuid !== 'string' || placeOfEmbed(story, uuid) === undefined) return block;
    const another = newUuid();
    const { embed } = block.attrs;
    const attrs = { ...block.attrs, uuid: another, ...(embed ? { embed: { ...embed, uuid: another } } : {}) };
    return block.type.create(attrs, block.content, block.marks);
  });
  return passage.type.create(null, blocks);
}

function behind({ doc, selection }: EditorState): Selection {
  const end = doc.resolve(selection.to);
  return Selection.findFrom(end, -1, true) ?? Selection.findFrom(end, 1, true) ?? Selection.atEnd(doc);
}

/** Puts a passage into the text behind the caret; what is selected stays. */
export function putPassage(view: EditorView, passage: Node): void {
  const { state } = view;
  const { tr } = state;
  tr.setSelection(behind(state));
  tr.replaceSelection(sliceOf(withNewIds(passage, state.doc)));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** Copies a passage with its form, as a copy from the text itself would have it. */
export async function copyPassage(passage: Node, view: EditorView | undefined): Promise<void> {
  const text = passage.textBetween(0, passage.content.size, '\n\n');
  if (!view || !('ClipboardItem' in window)) return navigator.clipboard.writeText(text);
  const { dom } = view.serializeForClipboard(sliceOf(passage));
  const parts = { 'text/html': dom.innerHTML, 'text/plain': text };
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })] as const);
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}
