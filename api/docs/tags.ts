import type { Call } from '#content/calls/call.ts';

/** Groups of calls by the first part of their path behind `/api/neutron/`. */
const tags = {
  Pages: {
    description: 'Whole pages and their components, as the site renders them.',
    under: ['composer', 'components', 'seamless', 'lookup', 'url-generator'],
  },
  Lists: {
    description:
      'Stories for feeds and other sites, breaking news, the innovation index, captions of videos.',
    under: ['feeds', 'syndication', 'breaking-news', 'innovation-index-trends', 'videos'],
  },
  Search: {
    description: 'Results, suggestions and popular queries.',
    under: ['search', 'finder'],
  },
  Sitemaps: { description: 'Every address of the publication, by year, month and day.', under: ['sitemaps'] },
  Stories: {
    description: 'Staff write, publish, schedule and withdraw stories; every save is a version.',
    under: ['stories', 'schedule', 'events', 'work', 'views', 'popular', 'findings', 'notes'],
  },
  Pictures: {
    description: 'The library of pictures: facts, rights, and the stories that show each.',
    under: ['pictures'],
  },
  Staff: {
    description: 'Who staff are and what they may do: roles, members, accounts of programs.',
    under: ['me', 'members', 'colleagues', 'desk', 'service-accounts'],
  },
  Imports: { description: 'What came from other systems, its report and its undo.', under: ['imports'] },
  'Vanity URLs': { description: 'Redirects, masked and removed paths.', under: ['vanity'] },
  Offers: {
    description: 'Prices checked at stores, and the products that stories name.',
    under: ['offers', 'products'],
  },
  Settings: {
    description: 'Name, brand and texts that staff change while the site runs.',
    under: ['settings', 'uploads'],
  },
  'Managed entries': {
    description:
      'Authors, topics, tags, texts, layouts, newsletters and other lists; every save is a version.',
    under: ['manage'],
  },
} as const satisfies Record<string, { description: string; under: readonly string[] }>;

type TagName = keyof typeof tags;

export const tagList = Object.entries(tags).map(([name, { description }]) => ({ name, description }));

export function tagOf({ path }: Pick<Call, 'path'>): TagName {
  const part = path.split('/')[3] ?? '';
  const found = Object.entries(tags).find(([, { under }]) => (under as readonly string[]).includes(part));
  if (!found) throw new Error(`No tag in api/docs/tags.ts has the calls under ${part}`);
  return found[0] as TagName;
}
