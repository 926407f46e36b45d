import { z } from 'zod';
import { storyListItem } from '../entities/story-record.ts';
import { storyStates, storyTypes } from '../entities/story-types.ts';
import { listingLimit, searchQueryCharacters } from '../limits.ts';
import { commonQuery, defineCall, envelope, limitOf, offset, site } from './call.ts';

/** What lists of staff are sorted by: last saved, due, time of publication, title. */
export const storySorts = ['saved', 'due', 'publish', 'title'] as const;
export type StorySort = (typeof storySorts)[number];

const name = z.string().min(1).max(200);
const time = z.iso.datetime({ offset: true });

/** What a list of stories can be narrowed by; a saved view stores the same. */
export const storyFilters = {
  q: z.string().max(searchQueryCharacters).optional(),
  /** `deleted` is the trash, in which no other list looks. */
  state: z.enum([...storyStates, 'deleted']).optional(),
  type: z.enum(storyTypes).optional(),
  stage: name.optional(),
  author: name.optional(),
  topic: name.optional(),
  section: name.optional(),
  assignee: name.optional(),
  createdBy: name.optional(),
  dueBefore: time.optional(),
  dueAfter: time.optional(),
  sort: z.enum(storySorts).optional(),
};

export const listStories = defineCall({
  name: 'listStories',
  summary:
    'Stories in every state, last saved first. A part may have fewer than `limit` stories and still have a next one',
  method: 'GET',
  path: '/api/neutron/stories/{site}',
  params: z.object({ site }),
  query: z.strictObject({
    ...commonQuery,
    ...storyFilters,
    limit: limitOf(listingLimit),
    after: z.string().max(1000).optional(),
    offset: offset.describe('How many to skip; only with `state` and `type`, until 0.4: use `after`'),
  }),
  answer: envelope(
    z.object({
      items: z.array(storyListItem),
      paging: z.object({
        limit: z.number().int().positive(),
        offset: z.number().int().nonnegative(),
        total: z
          .number()
          .int()
          .nonnegative()
          .optional()
          .describe('Absent where it could be known only by counting'),
        next: z.string().optional().describe('`after` of the next part; absent at the end'),
      }),
    }),
  ),
  errors: ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'],
  auth: 'staff',
  right: 'see-own',
});
