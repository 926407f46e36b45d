import type { z } from 'zod';
import type { Call } from '#content/calls/call.ts';
import type { Json, SchemaBook } from './json-schema.ts';

/** What each parameter means; one name means the same in every call. */
const descriptions: Record<string, string> = {
  at: 'When a story is due, or a page is shown as of; ISO 8601 with a zone',
  after: 'Where the part before ended; `links.next` has it',
  alt: '`missing`: only pictures without a description',
  as: '`icon`: favicons and a share picture are made from the file',
  assignee: 'Only stories of this account; `me` is the account that asks',
  createdBy: 'Only stories that this account created; `me` is the account that asks',
  author: 'Only stories of this author',
  baseVersion: 'The version that the change is based on; a newer one is not changed',
  clean: 'Only stories that lost nothing, or only those that did',
  collectionId: 'Only stories of this collection',
  componentDisplayName: 'The name of the component for people',
  componentId: 'The id of the component in its layout',
  componentName: 'The name of the component',
  componentType: 'The type of the component',
  contentId: 'The id of the story that is being read',
  entry: 'Of a live blog: the page that has this entry, or the first, instead of `pageNumber`',
  contentOnly: 'Without header and footer',
  contentType: 'The kind of content that the path may stand for',
  date: 'Only stories of the last day, week, month or year',
  day: 'Two digits',
  counts: 'With how many entries each filter has',
  days: 'How many days back',
  debug: 'With the layout and the source of each component',
  dueAfter: 'Only stories that are due then or later; they are in the order of their due times',
  dueBefore: 'Only stories that are due before; they are in the order of their due times',
  edition: 'The edition of the publication, such as `us`; the default one without it',
  endpoint: 'A list (`latest`, `news`, `reviews`, `videos`) or `topic-`, `author-`, `tag-` and a slug',
  exceptStory: 'The id of a story: products are as the other stories name them',
  experience: 'The client that the answer is composed for',
  extension: 'The same as the format',
  filename: 'The name of the file on the computer it comes from',
  format: 'The file format of the captions',
  epoch:
    'The epoch of the draft that was read; without it a store in which a backup was restored rejects the call',
  id: 'The id of the entry',
  link: 'The id of the link',
  kind: 'Paths that vanity entries answered, or that nothing answered',
  month: 'Two digits',
  noteId: 'The id of the note',
  of: 'The kind of entries',
  outcome: 'Only entries with this outcome',
  pageType: 'The kind of page',
  path: 'A path of the site, with its query',
  name: 'The name of the account',
  priced: 'Only products with an offer that names a price',
  q: 'Words to look for; of stories the last one may be unfinished, and those with all of them in title or slug come first',
  query: 'The words to look for',
  reviewed: 'Only products that a story reviews',
  rights: 'Only pictures whose rights ended, or end within fourteen days',
  searchBy: 'What the id is the slug of',
  searchQuery: 'The words to look for',
  section: 'Only stories of this section',
  since: 'The number of steps that the client has',
  site: 'The identifier of the publication',
  slug: 'The last part of an address',
  sort: 'The order of the results',
  stage: 'Only stories in this stage',
  state: 'Only stories in this state',
  story: 'Only events of this story',
  sub: 'The id of the account',
  topic: 'Only stories of this topic',
  type: 'Only stories of this type',
  under: 'Only paths that begin with this one',
  undone: 'Only entries that an undo removed, or only those that it left',
  url: 'The plain address of the offer',
  use: 'Only pictures that stories show, or only those that none shows',
  version: 'The number of a saved version',
  year: 'Four digits',
  withStart: 'true: with the document at the beginning of the epoch too, as a base to merge from',
};

/** Path and query parameters of a call. The API key is a security scheme and not among them. */
export function parametersOf(
  { name: callName, params, query, requestHeaders = {} }: Call,
  siteId: string,
  book: SchemaBook,
): Json[] {
  const list = (schema: z.ZodObject, place: 'path' | 'query') =>
    Object.entries(schema.shape).flatMap(([name, part]) => {
      if (name === 'apiKey') return [];
      const { description, ...own } = book.add(part as z.ZodType, 'input');
      const words = description ?? descriptions[name];
      if (!words) throw new Error(`api/docs/parameters.ts does not describe ${name} of ${callName}`);
      return {
        name,
        in: place,
        description: words,
        required: place === 'path' || !(part as z.ZodType).safeParse(undefined).success,
        schema: own,
        ...(name === 'site' ? { example: siteId } : {}),
      };
    });
  const headers = Object.entries(requestHeaders).map(([name, { description, isRequired = false }]) => ({
    name,
    in: 'header',
    description,
    required: isRequired,
    schema: { type: 'string' },
  }));
  return [...list(params, 'path'), ...list(query, 'query'), ...headers];
}
