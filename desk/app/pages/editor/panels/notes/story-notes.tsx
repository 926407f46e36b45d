import { createContext, type ReactNode, useContext } from 'react';
import { useStorySession } from '../../../../story/use-story-session.ts';
import { type NotesOfStory, useNotes } from './use-notes.ts';

const NotesContext = createContext<NotesOfStory | undefined>(undefined);

/** The notes of the story on this screen, read once for panel, margin and marks. */
export function StoryNotes({ children }: { children: ReactNode }) {
  return <NotesContext value={useNotes(useStorySession())}>{children}</NotesContext>;
}

export function useStoryNotes(): NotesOfStory {
  const notes = useContext(NotesContext);
  if (!notes) throw new Error('useStoryNotes() outside of a story');
  return notes;
}
