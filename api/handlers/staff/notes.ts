import type * as calls from '#content/calls/notes.ts';
import type { Handler } from '../../handler.ts';
import { listAssignedNotes as listAssigned } from '../../notes/assigned-notes.ts';
import {
  addNote as add,
  listNotes as list,
  deleteNote as remove,
  updateNote as update,
} from '../../notes/notes.ts';
import { enveloped } from '../../present/envelope.ts';
import { checkStory } from '../../rights/check-story.ts';

export const listNotes: Handler<typeof calls.listNotes> = async ({ params }, deps) => {
  const story = await checkStory('see-work', params.id, deps);
  return { answer: enveloped({ items: await list(story, deps) }) };
};

export const addNote: Handler<typeof calls.addNote> = async ({ params, body }, deps) => {
  const story = await checkStory('comment', params.id, deps);
  return { answer: enveloped(await add(story, body, deps)) };
};

export const updateNote: Handler<typeof calls.updateNote> = async ({ params, body }, deps) => {
  const story = await checkStory('comment', params.id, deps);
  return { answer: enveloped(await update(story, params.noteId, body, deps)) };
};

export const deleteNote: Handler<typeof calls.deleteNote> = async ({ params }, deps) => {
  const story = await checkStory('comment', params.id, deps);
  await remove(story, params.noteId, deps);
  return { answer: enveloped({ id: params.noteId }) };
};

export const listAssignedNotes: Handler<typeof calls.listAssignedNotes> = async ({ query }, deps) => ({
  answer: enveloped({ items: await listAssigned(query, deps) }),
});
