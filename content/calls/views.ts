import { z } from 'zod';
import { storyView, viewContent, viewName } from '../entities/story-view.ts';
import { commonQuery, defineCall, envelope, site } from './call.ts';

/** Saved filters of the list of stories, one's own or shared with everybody on the desk. */
const path = '/api/neutron/views/{site}';
const params = z.object({ site });
const oneParams = z.object({ site, id: z.string().min(1).max(100) });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;
const writes = [...guards, 'bad_body', 'body_too_large'] as const;
const { filters, columns } = viewContent.shape;

export const listViews = defineCall({
  name: 'listViews',
  summary: 'One’s own views of stories and the shared ones, by name',
  method: 'GET',
  path,
  params,
  query,
  answer: envelope(z.object({ items: z.array(storyView) })),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

export const createView = defineCall({
  name: 'createView',
  summary: 'Save filters of the list of stories under a name',
  method: 'POST',
  path,
  params,
  query,
  body: viewContent.extend({ name: viewName, isShared: z.boolean().default(false) }),
  answer: envelope(storyView),
  answerStatus: 201,
  errors: [...writes, 'state_conflict'],
  auth: 'staff',
  right: 'see-own',
});

export const updateView = defineCall({
  name: 'updateView',
  summary: 'Rename a view, share it, or save other filters in it; a shared one of others needs `edit-all`',
  method: 'PUT',
  path: `${path}/{id}`,
  params: oneParams,
  query,
  body: z.strictObject({
    filters: filters.optional(),
    columns,
    name: viewName.optional(),
    isShared: z.boolean().optional(),
  }),
  answer: envelope(storyView),
  errors: [...writes, 'not_found'],
  auth: 'staff',
  right: 'see-own',
});

export const deleteView = defineCall({
  name: 'deleteView',
  summary: 'Delete a view; a shared one of others needs `edit-all`',
  method: 'DELETE',
  path: `${path}/{id}`,
  params: oneParams,
  query,
  answer: envelope(z.object({ id: z.string() })),
  errors: [...guards, 'not_found'],
  auth: 'staff',
  right: 'see-own',
});
