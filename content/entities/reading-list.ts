import { z } from 'zod';
import { listedMost, readingStates, removedMost } from '../rules/reading-list/reading-list.ts';

/** A path of this site: it becomes a link. */
const ownPath = z.string().regex(/^\/(?!\/)[\w./~%-]{0,400}$/);
const picturePath = z.string().regex(/^\/(?!\/)[\w./~%?=&,:+-]{1,400}$/);
const words = z.string().max(120);

const readingListEntry = z.strictObject({
  url: ownPath,
  title: z.string().max(300),
  section: z.string().max(40).optional(),
  picture: picturePath.optional(),
  minutes: z.int().positive().max(600).optional(),
  topic: words.optional(),
  author: words.optional(),
  state: z.enum(readingStates),
  at: z.int().nonnegative(),
});

/** What a signed-in device sends: all of its list. */
export const readingListBody = z.strictObject({
  entries: z.array(readingListEntry).max(listedMost + removedMost),
});

export const listedPathsBody = z.strictObject({ paths: z.array(ownPath).max(listedMost) });

/** A form of a browser without scripts: save a story, or change what is on the list. */
export const readingListForm = z.object({
  url: ownPath,
  state: z.enum(readingStates).default('to-read'),
});
