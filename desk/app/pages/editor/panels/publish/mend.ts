import { Selection } from 'prosemirror-state';
import type { CheckFinding, CheckFix } from '#content/entities/story-check.ts';
import type { StorySession } from '../../../../story/story-session.ts';
import type { PanelControl } from '../../panel-control.ts';
import { whenShown } from '../../when-shown.ts';
import { panelOfField } from './panel-of-field.ts';

/** Leads to the place of a finding: the field, or the words. */
export async function goToFinding(
  { place }: CheckFinding,
  { text }: StorySession,
  panel: PanelControl,
): Promise<void> {
  if (place.position !== undefined && text) {
    await panel.uncoverText();
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
  const { field } = place;
  if (!field) return;
  const shown = fieldOnScreen(field);
  if (!shown) panel.show(panelOfField(field));
  else if (!shown.closest('[role="dialog"]')) await panel.uncoverText();
  const control = await whenShown(() => controlIn(fieldOnScreen(field)));
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

/** Where words are written; buttons only where a field has nothing else. */
const controlIn = (field: HTMLElement | null) =>
  field?.querySelector<HTMLElement>('input, textarea') ?? field?.querySelector<HTMLElement>('button');

/** Fields of the story are marked with their names. Blocks of the text have parts that are named like them. */
const fieldOnScreen = (name: string) =>
  document.querySelector<HTMLElement>(`[data-field~="${CSS.escape(name)}"]:not(.ProseMirror *)`);

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
