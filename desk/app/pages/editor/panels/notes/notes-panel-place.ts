import { focusWhenShown } from '../../when-shown.ts';

export const threadId = (id: string): string => `note-${id}`;
export const newNoteId = 'new-note';

/** Leads to a conversation of the panel, which loads when it is first opened. */
export const focusThread = (id: string): Promise<void> =>
  focusWhenShown(() => document.getElementById(threadId(id))?.querySelector('button'));

/** Leads to the field of a new note. */
export const focusNewNote = (): Promise<void> =>
  focusWhenShown(() => document.getElementById(newNoteId)?.querySelector('textarea'));
