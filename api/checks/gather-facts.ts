import type { Node } from 'prosemirror-model';
import type { LibraryPicture } from '#content/entities/library-picture.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { isGone } from '#content/rules/checks/outside-link.ts';
import type { CheckFacts, LinkState, OfferState, PictureState } from '#content/rules/checks/story-check.ts';
import { linksInText } from '#content/rules/checks/text-in.ts';
import { picturesIn } from '#content/rules/images/pictures-in.ts';
import { treatLink } from '#content/rules/link-treatment.ts';
import type { HandlerDeps } from '../handler.ts';
import { linkTarget } from '../links/link-target.ts';
import type { ContentDb } from '../store/content-db.ts';
import { readOpenedLinks } from './outside-links.ts';

/** Reads what the checks must know besides the story: links, pictures and offers, each with one query. */
export async function gatherFacts(
  db: ContentDb,
  { story, document, at }: { story: StoryInput; document: Node | null; at: Date },
  { publication }: Pick<HandlerDeps, 'publication'>,
): Promise<CheckFacts> {
  return {
    story,
    document: document ?? undefined,
    links: document ? await readLinks(db, document, publication.ownDomains) : new Map(),
    pictures: await readPicturesOf(db, story, document),
    offers: await readOffers(db, story),
    affiliateDomains: publication.affiliate.domains,
    at,
  };
}

/** Where links lead: those to stories of our own are looked up, those to other sites were opened before. */
async function readLinks(
  db: ContentDb,
  document: Node,
  ownDomains: readonly string[],
): Promise<Map<string, LinkState>> {
  const states = new Map<string, LinkState>();
  for (const { href } of linksInText(document)) {
    const treated = treatLink(href, ownDomains);
    if (states.has(href) || treated.kind !== 'screen' || treated.href.startsWith('#')) continue;
    const target = linkTarget(treated.href);
    if (target.kind === 'story') states.set(href, await stateOfStory(db, href, target));
    else if (target.kind === 'unknown')
      states.set(href, (await isVanity(db, treated.href)) ? { kind: 'found' } : { kind: 'missing' });
  }
  for (const [href, opened] of await readOpenedLinks(db, document, ownDomains)) {
    const { status = 0, movedTo } = opened;
    if (isGone(opened)) states.set(href, { kind: 'gone', host: new URL(href, 'https://a').host, status });
    else if (movedTo) states.set(href, { kind: 'moved', to: movedTo });
  }
  return states;
}

async function stateOfStory(
  db: ContentDb,
  href: string,
  { type, slug }: Extract<ReturnType<typeof linkTarget>, { kind: 'story' }>,
): Promise<LinkState> {
  const is = { type, slug };
  // A live story may have another address in its newest version.
  const live = await db
    .selectFrom('content_published')
    .select('n')
    .where('type', '=', is.type)
    .where('slug', '=', is.slug)
    .executeTakeFirst();
  if (live) return { kind: 'found' };
  const row = await db
    .selectFrom('content_stories')
    .select(['published_version', 'deleted_at'])
    .where('type', '=', is.type)
    .where('slug', '=', is.slug)
    .executeTakeFirst();
  if (row && row.deleted_at === null)
    // A live story may have a planned update.
    return row.published_version === null ? { kind: 'unpublished' } : { kind: 'found' };
  const former = await db
    .selectFrom('content_former_slugs as former')
    .innerJoin('content_published as now', 'now.n', 'former.story_n')
    .select('now.slug')
    .where('former.type', '=', is.type)
    .where('former.slug', '=', is.slug)
    .executeTakeFirst();
  return former ? { kind: 'moved', to: href.replace(slug, former.slug) } : { kind: 'missing' };
}

async function isVanity(db: ContentDb, href: string): Promise<boolean> {
  const [path = ''] = href.split(/[?#]/, 1);
  const found = await db
    .selectFrom('content_vanity')
    .select('url_path')
    .where('url_path', 'in', [path, path.replace(/\/$/, ''), `${path.replace(/\/$/, '')}/`])
    .executeTakeFirst();
  return found !== undefined;
}

/** What the library says of the pictures in fields and text. */
export const readPicturesOf = (db: ContentDb, story: StoryInput, document: Node | null) =>
  readPictures(db, [...picturesIn(story).keys(), ...(document ? picturesIn(document.toJSON()).keys() : [])]);

async function readPictures(db: ContentDb, sources: readonly string[]): Promise<Map<string, PictureState>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_pictures')
    .select(['source', 'filename', 'width', 'rights_until', 'doc'])
    .where('source', 'in', [...new Set(sources)])
    .execute();
  return new Map(
    rows.map(({ source, filename, width, rights_until: until, doc }) => {
      const { isDecorative, rights, credits } = JSON.parse(doc) as Partial<LibraryPicture>;
      return [
        source,
        {
          filename,
          width: width ?? undefined,
          isDecorative: isDecorative === true,
          hasRights: Boolean(rights?.holder || rights?.terms || credits),
          ...(until === null ? {} : { rightsUntil: new Date(Number(until)).toISOString() }),
        },
      ];
    }),
  );
}

/** Addresses of offers, at whatever depth. */
function offerAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(offerAddresses);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'rawUrl' && typeof part === 'string' ? [part] : offerAddresses(part),
  );
}

async function readOffers(db: ContentDb, story: StoryInput): Promise<Map<string, OfferState>> {
  const addresses = [...new Set(offerAddresses(story))];
  if (addresses.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_offer_prices')
    .select(['offer', 'checked_at', 'is_reachable'])
    .where('offer', 'in', addresses)
    .orderBy('checked_at')
    .execute();
  // The last one of each offer stays.
  return new Map(
    rows.map(({ offer, checked_at: at, is_reachable: isReachable }) => [
      offer,
      { checkedAt: new Date(Number(at)).toISOString(), isReachable: Number(isReachable) === 1 },
    ]),
  );
}
