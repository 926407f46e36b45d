import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { deskSettings } from '../settings.ts';
import type { StoryField } from './field-sync.ts';
import { saveLine } from './save-state.ts';
import type { StorySession, StorySnapshot } from './story-session.ts';

export const StorySessionContext = createContext<StorySession | undefined>(undefined);

/** The story of this screen: its text, fields, people and how it is saved. */
export function useStorySession(): StorySession {
  const session = useContext(StorySessionContext);
  if (!session) throw new Error('useStorySession() outside of a story');
  return session;
}

/** A part of the session; the component renders when the part changes, so it must be a stable value. */
export function useStory<Part>(select: (snapshot: StorySnapshot) => Part): Part {
  const session = useStorySession();
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  return useSyncExternalStore(subscribe, () => select(session.snapshot));
}

interface FieldHandle<Value> {
  value: Value | null;
  field: StoryField | undefined;
  set: (value: Value | null) => void;
}

/** One field of the story; what is set is sent by itself. */
export function useStoryField<Value = string>(name: string): FieldHandle<Value> {
  const session = useStorySession();
  const all = useStory(({ fields }) => fields);
  const field = all[name];
  return {
    field,
    value: (field?.value ?? null) as Value | null,
    set: (value) => session.editField(name, value),
  };
}

let clock: Intl.DateTimeFormat | undefined;
/** On the clock of the newsroom, as every other time of the desk. */
function clockTime(at: number): string {
  clock ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: deskSettings().timeZone });
  return clock.format(at);
}

export const useSaveLine = () => useStory(({ saveState }) => saveLine(saveState, clockTime));
