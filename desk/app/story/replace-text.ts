import { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { mergeRestored } from '#content/document/merge/merge-restored.ts';
import { stepsBetween } from '#content/document/merge/steps-between.ts';
import { storySchema } from '#content/document/schema.ts';
import type { Draft } from '#content/entities/draft.ts';
import type { StoryText } from './story-text.ts';

/** The text of a restored backup, and how it was before colleagues went on in it. */
export type ReplacingDraft = Pick<Draft, 'document' | 'step' | 'start'>;

/** What a tab has beyond the text that took the place of its own becomes own steps to send. The caret stays in its words. */
export function bringBack(text: StoryText, { document, step, start }: ReplacingDraft): void {
  const before = text.state;
  text.reset(document, step);
  const known = start === undefined ? undefined : Node.fromJSON(storySchema, start);
  text.dispatch(ontoRestored(text.state, before, known));
}

function ontoRestored(state: EditorState, before: EditorState, start: Node | undefined): Transaction {
  const merged = mergeRestored(start, before.doc, state.doc);
  const { tr } = state;
  for (const step of stepsBetween(state.doc, merged)) tr.step(step);
  let { anchor } = before.selection;
  for (const step of stepsBetween(before.doc, merged)) anchor = step.getMap().map(anchor, -1);
  const at = tr.doc.resolve(Math.min(anchor, tr.doc.content.size));
  return tr.setSelection(TextSelection.between(at, at)).setMeta('addToHistory', false);
}
