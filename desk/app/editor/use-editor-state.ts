import type { EditorState } from 'prosemirror-state';
import { useSyncExternalStore } from 'react';
import type { StoryEditor } from './story-editor.ts';

/** A part of the editor's state; the component renders only when the part changes, so it must be a stable value. */
export const useEditorState = <Part>(editor: StoryEditor, select: (state: EditorState) => Part): Part =>
  useSyncExternalStore(editor.subscribe, () => select(editor.view.state));
