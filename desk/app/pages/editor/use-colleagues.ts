import { getVersion, sendableSteps } from 'prosemirror-collab';
import type { EditorState } from 'prosemirror-state';
import { Mapping } from 'prosemirror-transform';
import { useEffect } from 'react';
import { showCarets } from '../../editor/colleague-carets.ts';
import type { StoryEditor } from '../../editor/story-editor.ts';
import { useMe } from '../../session/me.ts';
import { useStory, useStorySession } from '../../story/use-story-session.ts';
import { colleaguesOf, colorOf, nameOf } from './people-here.tsx';

const unsentSteps = (state: EditorState) => sendableSteps(state)?.steps ?? [];

/** Shows where colleagues are in the text, and tells them where this editor is. */
export function useColleagues(editor: StoryEditor | null): void {
  const session = useStorySession();
  const { sub } = useMe();
  const people = useStory((snapshot) => snapshot.people);
  useEffect(() => {
    if (!editor) return;
    const carets = colleaguesOf(people, sub)
      .filter(({ isIdle, selection }) => !isIdle && selection)
      .map((person) => ({
        clientId: person.clientId,
        name: nameOf(person),
        color: colorOf(person.clientId, people),
        anchor: person.selection?.anchor ?? 0,
        head: person.selection?.head ?? 0,
      }));
    // What the browser has not reported yet is read first: a selection that is being made would be lost.
    session.text?.merge((state) => showCarets(state, carets));
  }, [editor, session, people, sub]);
  useEffect(() => {
    if (!editor) return undefined;
    const share = () => {
      if (!editor.view.hasFocus()) return;
      const { state } = editor.view;
      const { anchor, head } = state.selection;
      // Colleagues have a text without what was not sent yet.
      const known = new Mapping(
        unsentSteps(state)
          .map((step) => step.getMap().invert())
          .reverse(),
      );
      const selection = { anchor: known.map(anchor), head: known.map(head) };
      session.sharePlace({ field: 'body', selection, step: getVersion(state) });
    };
    session.sharePlace({});
    return editor.subscribe(share);
  }, [editor, session]);
}
