import { useState } from 'react';
import { useMe } from '../../../../session/me.ts';
import { useStorySession } from '../../../../story/use-story-session.ts';

/** Words of notes that are not written yet: the panel, its tabs and the margin close over them, and a reload keeps them. */
const nameOf = (...of: readonly string[]) => ['note', ...of].join(' ');

/** A new note or a reply in a conversation, as far as it was typed in this tab. Empty once it is sent. */
export function useNoteDraft(thread: string) {
  const { storyId } = useStorySession();
  const name = nameOf(useMe().sub, storyId, thread);
  const [text, setText] = useState(() => sessionStorage.getItem(name) ?? '');
  const change = (typed: string) => {
    setText(typed);
    if (typed === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, typed);
  };
  return [text, change] as const;
}
