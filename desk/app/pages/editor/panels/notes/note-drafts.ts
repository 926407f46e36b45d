import { useRef, useState } from 'react';
import { useMe } from '../../../../session/me.ts';
import { useStorySession } from '../../../../story/use-story-session.ts';

/** Words of notes that are not written yet: the panel, its tabs and the margin close over them, and a reload keeps them. */
const nameOf = (...of: readonly string[]) => ['note', ...of].join(' ');

/**
 * A new note or a reply in a conversation, as far as it was typed in this tab. `send` sends it once, however often its key is
 * pressed meanwhile; what is typed until it is sent stays.
 */
export function useNoteDraft(thread: string) {
  const { storyId } = useStorySession();
  const name = nameOf(useMe().sub, storyId, thread);
  const [text, setText] = useState(() => sessionStorage.getItem(name) ?? '');
  const change = (typed: string) => {
    setText(typed);
    if (typed === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, typed);
  };
  const current = useRef(text);
  current.current = text;
  const isSending = useRef(false);
  const send = async (write: (text: string) => Promise<boolean>) => {
    if (isSending.current || text.trim() === '') return;
    isSending.current = true;
    const isWritten = await write(text).finally(() => {
      isSending.current = false;
    });
    const typed = current.current;
    if (isWritten) change(typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed);
  };
  return [text, change, send] as const;
}
