import { z } from 'zod';
import { assignedNote, note, noteAnchor, noteText, passage } from '../entities/note.ts';
import { commonQuery, defineCall, envelope, limitOf, site } from './call.ts';

/** What colleagues write about a story, or a passage of it. Readers never see it. */
const notes = '/api/neutron/stories/{site}/{id}/notes';
const params = z.object({ site, id: z.string().min(1).max(100) });
const oneParams = params.extend({ noteId: z.string().min(1).max(100) });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown', 'not_found'] as const;
const writes = [...guards, 'bad_body', 'body_too_large', 'reference_unknown', 'state_conflict'] as const;
const assignee = z.string().min(1).max(200);

export const listNotes = defineCall({
  name: 'listNotes',
  summary:
    'The notes of a story, oldest first, with their places in the document as it is now; resolved ones too',
  method: 'GET',
  path: notes,
  params,
  query,
  answer: envelope(z.object({ items: z.array(note) })),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

export const addNote = defineCall({
  name: 'addNote',
  summary:
    'Write a note on a story or a passage of it, or a reply; who may write the story keeps text beside it that could not be merged',
  method: 'POST',
  path: notes,
  params,
  query,
  body: z.strictObject({
    id: z
      .uuid()
      .optional()
      .describe('Made by the sender: sent again, the note is there once, with the newest text'),
    text: noteText,
    anchor: noteAnchor.optional(),
    passage: passage.optional(),
    replyTo: z.string().min(1).max(100).optional(),
    assignee: assignee.optional().describe('An account of `listColleagues`'),
    account: z.string().max(200).optional().describe('Who wrote it; another account does not send it'),
  }),
  answer: envelope(note),
  answerStatus: 201,
  errors: [...writes, 'other_account'],
  auth: 'staff',
  // Notes need `comment`; a passage may be kept, put back and discarded by everyone who may write the story, too.
  right: 'see-own',
});

export const updateNote = defineCall({
  name: 'updateNote',
  summary: 'Resolve a note, open it again, assign it, or change the text of one’s own',
  method: 'PUT',
  path: `${notes}/{noteId}`,
  params: oneParams,
  query,
  body: z.strictObject({
    text: noteText.optional(),
    assignee: assignee.nullable().optional(),
    isResolved: z.boolean().optional(),
  }),
  answer: envelope(note),
  errors: [...writes, 'forbidden'],
  auth: 'staff',
  right: 'see-own',
});

export const deleteNote = defineCall({
  name: 'deleteNote',
  summary: 'Delete a note of one’s own; one that others replied to can only be resolved',
  method: 'DELETE',
  path: `${notes}/{noteId}`,
  params: oneParams,
  query,
  answer: envelope(z.object({ id: z.string() })),
  errors: [...guards, 'forbidden', 'state_conflict'],
  auth: 'staff',
  right: 'comment',
});

const mostAssigned = 50;

export const listAssignedNotes = defineCall({
  name: 'listAssignedNotes',
  summary:
    'Open notes that are assigned to an account, newest first, of stories that one may see; replies are not counted',
  method: 'GET',
  path: '/api/neutron/notes/{site}',
  params: z.object({ site }),
  query: z.strictObject({
    ...commonQuery,
    assignee: assignee.optional().describe('An account of `listColleagues`, or `me`, as without it'),
    limit: limitOf(mostAssigned),
  }),
  answer: envelope(z.object({ items: z.array(assignedNote) })),
  errors: ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'],
  auth: 'staff',
  right: 'see-own',
});
