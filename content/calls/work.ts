import { z } from 'zod';
import { storyListItem } from '../entities/story-record.ts';
import { storyWork, workChange } from '../entities/story-work.ts';
import { workAtOnce } from '../limits.ts';
import { commonQuery, defineCall, envelope, site } from './call.ts';

/** Stage, assignee, due time and priority: the work on a story, apart from its words and its publication. */
const query = z.strictObject({ ...commonQuery });
const id = z.string().min(1).max(100);
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;
const writes = [...guards, 'bad_body', 'body_too_large'] as const;
const before = storyWork.describe('Sent back as a change, it undoes this one');

export const planStory = defineCall({
  name: 'planStory',
  summary: 'Change stage, assignee, due time or priority of a story; what is left out stays',
  method: 'PUT',
  path: '/api/neutron/stories/{site}/{id}/work',
  params: z.object({ site, id }),
  query,
  body: workChange,
  answer: envelope(z.object({ story: storyListItem, before })),
  errors: [...writes, 'not_found', 'reference_unknown', 'state_conflict'],
  auth: 'staff',
  right: 'comment',
});

export const planStories = defineCall({
  name: 'planStories',
  summary: `The same for up to ${workAtOnce} stories; each is changed or not, and the answer says why`,
  method: 'POST',
  path: '/api/neutron/work/{site}',
  params: z.object({ site }),
  query,
  body: z.strictObject({ changes: z.array(workChange.extend({ id })).min(1).max(workAtOnce) }),
  answer: envelope(
    z.object({
      items: z.array(
        z.union([
          z.object({ id: z.string(), story: storyListItem, before }),
          z.object({
            id: z.string(),
            error: z.object({ reason: z.string(), message: z.string(), right: z.string().optional() }),
          }),
        ]),
      ),
    }),
  ),
  errors: writes,
  auth: 'staff',
  right: 'comment',
});
