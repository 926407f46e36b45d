import { undo, undoDepth } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { placeOfEmbed } from '#content/document/data-step.ts';
import { embedSchemas } from '#content/entities/embed.ts';
import { problemsOf } from '../forms/form-problems.ts';
import { SchemaForm } from '../forms/schema-form.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Note } from '../ui/marks.tsx';
import { createTypingGroups, edited, embedOf, shownIn } from './block-form.ts';
import { embedName } from './embed-names.ts';
import { setData } from './set-data.ts';
import { useUnfinished, useUnfinishedValues } from './use-unfinished.ts';

interface EmbedDialogProps {
  /** The block as it is now. */
  node: Node;
  view: EditorView;
  onClose: () => void;
}

/** The data of a block, in a form that its schema makes. Every change is one of the text at once: closing loses nothing. */
export function EmbedDialog({ node, view, onClose }: EmbedDialogProps) {
  const { uuid } = node.attrs as { uuid: string };
  const embed = embedOf(node);
  const schema = embedSchemas[embed.type];
  const values = useUnfinishedValues();
  const unfinished = useUnfinished(uuid);
  const shown = shownIn(embed, unfinished);
  const [groupTyping] = useState(createTypingGroups);
  const problems = unfinished.length > 0 ? schema.safeParse(shown).error : undefined;
  const change = (after: unknown) => {
    const { state } = view;
    const at = placeOfEmbed(state.doc, uuid);
    const now = at === undefined ? null : state.doc.nodeAt(at);
    if (at === undefined || !now) return;
    const stored = embedOf(now);
    const next = edited(stored, values.of(uuid), { before: shown, after });
    values.set(uuid, next.unfinished);
    const tr = setData(state.tr, at, { before: stored, after: next.data });
    if (tr.docChanged) view.dispatch(groupTyping(tr, { before: stored, after: next.data }));
  };
  const formRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => formRef.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), []);
  const onKeyDown = useUndo(view);
  return (
    <Dialog
      title={embedName(embed.type)}
      isOpen
      onClose={onClose}
      size="large"
      footer={
        <Button kind="solid" onPress={onClose}>
          Done
        </Button>
      }
    >
      {unfinished.length > 0 && (
        <Note tone="warn">
          One value is not finished: readers and colleagues have the one before. It waits in this browser.
        </Note>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the controls inside have the keys */}
      <div ref={formRef} onKeyDown={onKeyDown}>
        <SchemaForm
          schema={schema}
          value={shown}
          onChange={change}
          problems={problems ? problemsOf(problems) : new Map()}
          hidden={['type', 'uuid']}
        />
      </div>
    </Dialog>
  );
}

/** ⌘Z beside a field takes back what was changed since the form was opened; in a field it is the browser's. */
function useUndo(view: EditorView) {
  const [depth] = useState(() => undoDepth(view.state));
  return (event: KeyboardEvent) => {
    const isUndo = (event.metaKey || event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || (event.target as Element).matches('input, textarea')) return;
    event.preventDefault();
    if (undoDepth(view.state) > depth) undo(view.state, view.dispatch);
  };
}
