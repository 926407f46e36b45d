import type * as calls from '#content/calls/notes.ts';
import { isNeutronError } from '#content/errors.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { listAssignedNotes as listAssigned } from '../../notes/assigned-notes.ts';
import {
  addNote as add,
  listNotes as list,
  deleteNote as remove,
  updateNote as update,
} from '../../notes/notes.ts';
import { enveloped } from '../../present/envelope.ts';
import { checkStory, requireRight } from '../../rights/check-story.ts';
import { rejectOtherAccount } from '../../rights/same-account.ts';
import type { StoryRow } from '../../store/stories.ts';

export const listNotes: Handler<typeof calls.listNotes> = async ({ params }, deps) => {
  const story = await checkStory('see-work', params.id, deps);
  return { answer: enveloped({ items: await list(story, deps) }) };
};

export const addNote: Handler<typeof calls.addNote> = async ({ params, body }, deps) => {
  rejectOtherAccount(body.account, deps);
  if (!body.passage) requireRight('comment', deps);
  const story = await (body.passage ? checkWriter(params.id, deps) : checkStory('comment', params.id, deps));
  return { answer: enveloped(await add(story, body, deps)) };
};

export const updateNote: Handler<typeof calls.updateNote> = async ({ params, body }, deps) => {
  const story = await checkStory('see-work', params.id, deps);
  return { answer: enveloped(await update(story, params.noteId, body, deps)) };
};

/** Who writes keeps what could not be merged; who may not write any more keeps what was typed until then, as a note. */
async function checkWriter(id: string, deps: HandlerDeps): Promise<StoryRow> {
  try {
    return await checkStory('edit', id, deps);
  } catch (error) {
    if (!isNeutronError(error) || error.right === undefined) throw error;
    return checkStory('comment', id, deps);
  }
}

export const deleteNote: Handler<typeof calls.deleteNote> = async ({ params }, deps) => {
  const story = await checkStory('comment', params.id, deps);
  await remove(story, params.noteId, deps);
  return { answer: enveloped({ id: params.noteId }) };
};

export const listAssignedNotes: Handler<typeof calls.listAssignedNotes> = async ({ query }, deps) => ({
  answer: enveloped({ items: await listAssigned(query, deps) }),
});
