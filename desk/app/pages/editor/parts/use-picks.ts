import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type Picks, picksIn } from '../../../editor/picks.ts';
import type { StoryText } from '../../../story/story-text.ts';

/** The picks of a text; typing elsewhere renders nothing. */
export function usePicks(text: StoryText): Picks {
  const last = useRef<Picks>(undefined);
  const read = useCallback(() => {
    last.current = picksIn(text.state.doc, last.current);
    return last.current;
  }, [text]);
  return useSyncExternalStore(text.subscribe, read);
}
