import { Selection } from 'prosemirror-state';
import type { CheckFinding, CheckFix } from '#content/entities/story-check.ts';
import type { StorySession } from '../../../../story/story-session.ts';

/** Leads to the place of a finding: the field, or the words. */
export function goToFinding({ place }: CheckFinding, { text }: StorySession): void {
  if (place.position !== undefined && text) {
    const { state } = text;
    const at = Math.min(place.position, state.doc.content.size);
    text.dispatch(
      state.tr
        .setSelection(Selection.findFrom(state.doc.resolve(at), 1, true) ?? Selection.atEnd(state.doc))
        .scrollIntoView(),
    );
    document.querySelector<HTMLElement>('.ProseMirror')?.focus();
    return;
  }
  if (!place.field) return;
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(place.field)}"]`);
  const control = field?.matches('input, textarea, button')
    ? field
    : field?.querySelector<HTMLElement>('input, textarea, button');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

/** Mends what a finding names, as one change of the text that can be undone. */
export function applyFix(fix: CheckFix, { text }: StorySession): void {
  if (!text) return;
  const { tr, doc, schema } = text.state;
  if (fix.kind === 'heading') {
    const node = doc.nodeAt(fix.position);
    if (node?.type.name === 'heading') tr.setNodeAttribute(fix.position, 'level', fix.level);
  } else {
    const link = schema.marks.a;
    doc.descendants((node, position) => {
      const mark = node.marks.find(({ type, attrs }) => type === link && attrs.href === fix.from);
      if (!mark) return;
      const end = position + node.nodeSize;
      tr.removeMark(position, end, mark);
      tr.addMark(position, end, mark.type.create({ ...mark.attrs, href: fix.to, rel: null }));
    });
  }
  if (tr.docChanged) text.dispatch(tr);
}
