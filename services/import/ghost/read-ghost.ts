import { dirname } from 'node:path';
import type {
  IncomingMenu,
  IncomingPublication,
  IncomingSeo,
  IncomingStory,
  RejectedImport,
} from '#content/incoming.ts';
import { htmlText } from '#content/rules/body/html-text.ts';
import { feedRedirects } from '#content/rules/imports/old-addresses.ts';
import { createParts } from '../body/parts.ts';
import { hostOf } from '../old-path.ts';
import { slugOr } from '../slug.ts';
import { judgeStory } from '../story-facts.ts';
import type { ReadOptions } from '../wordpress/read-wxr.ts';
import { type GhostTables, type GhostTag, type Post, post, readTables, rowsOf } from './ghost-tables.ts';
import { readMembers } from './members.ts';
import { postHtml, withoutPlaceholder } from './post-html.ts';
import { postText } from './post-text.ts';

/** A Ghost export. Its tables come in any order, so all other tables are read first, then the posts one by one. */
export async function readGhost(
  file: string,
  { now, source, membersOnly = 'draft' }: ReadOptions,
): Promise<IncomingPublication> {
  const tables = await readTables(file);
  const host = hostOf(String(tables.settings.get('url') ?? ''));
  const members = await readMembers(file, dirname(file), tables);
  return {
    source: source ?? 'ghost',
    authors: [...tables.users.values()].map(({ id: key, name, slug, bio, profile_image: picture }) => ({
      key,
      name: name || slug || key,
      ...(bio ? { bio } : {}),
      ...(picture ? { picture: { address: withoutPlaceholder(picture), alt: name || '' } } : {}),
      ...(slug ? { oldPaths: [`/author/${slug}/`, `/author/${slug}/rss/`] } : {}),
    })),
    // A tag of Ghost is what stories are listed under: our topic. Its internal tags begin with #.
    topics: [...tables.tags.values()].filter(isPublic).map(({ name, slug, description }) => ({
      slug: slugOr(slug, 'topic'),
      name,
      ...(description ? { description } : {}),
      oldPaths: [`/tag/${slug}/`, `/tag/${slug}/rss/`],
    })),
    tags: [],
    storyCount: tables.postCount,
    cut:
      tables.cut === undefined ? members?.cut : `inside the table ${tables.cut}, before all tables after it`,
    users: [...tables.users.values()].map(({ id: key, name, slug }) => ({
      key,
      name: name || slug || key,
      role: tables.roles.get(tables.roleOf.get(key) ?? '') || 'Author',
    })),
    menus: menusOf(tables),
    redirects: feedRedirects('ghost'),
    newsletters: [...tables.newsletters.values()]
      .filter(({ status }) => status !== 'archived')
      .map(({ name, description }) => ({ name, ...(description ? { description } : {}) })),
    ...(members ? { subscribers: members.read } : {}),
    async *stories() {
      for await (const row of rowsOf(file, 'posts'))
        yield storyOf(row, tables, { now, hosts: host ? [host] : [], membersOnly });
    },
  };
}

const isPublic = ({ visibility, name }: Pick<GhostTag, 'visibility' | 'name'>) =>
  visibility !== 'internal' && !name.startsWith('#');

/** The navigation is a setting: a list as JSON. */
function menusOf({ settings }: GhostTables): IncomingMenu[] {
  return ['navigation', 'secondary_navigation'].flatMap((name) => {
    const value = settings.get(name);
    let items: unknown = value;
    try {
      if (typeof value === 'string') items = JSON.parse(value);
    } catch {
      return [];
    }
    if (!Array.isArray(items) || items.length === 0) return [];
    const read = items.flatMap((item: { label?: unknown; url?: unknown } | null) =>
      typeof item?.label === 'string' && typeof item.url === 'string'
        ? [{ title: item.label, address: withoutPlaceholder(item.url) }]
        : [],
    );
    return [{ name: name.replace('_', ' '), items: read }];
  });
}

const inOrder = (
  a: { sort_order?: number | null | undefined },
  b: { sort_order?: number | null | undefined },
) => (a.sort_order ?? 0) - (b.sort_order ?? 0);

const states: Readonly<Record<string, IncomingStory['state']>> = {
  published: 'published',
  // Sent as an e-mail only; readers of the site never saw it.
  sent: 'draft',
  scheduled: 'scheduled',
  draft: 'draft',
};

interface StoryOptions {
  now: Date;
  hosts: readonly string[];
  membersOnly: 'draft' | 'public';
}

function storyOf(value: unknown, tables: GhostTables, options: StoryOptions): IncomingStory | RejectedImport {
  const parsed = post.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      sourceId: 'post/',
      title: '',
      rejected: `its ${issue?.path.join('.')} is wrong: ${issue?.message}`,
    };
  }
  const row: Post = parsed.data;
  const sourceId = `post/${row.id}`;
  const reject = (rejected: string): RejectedImport => ({ sourceId, title: row.title ?? '', rejected });
  const stored = states[row.status ?? ''];
  if (!stored) return reject(`its status is ${(row.status ?? 'missing').slice(0, 40)}`);
  const named = (tables.authorsOf.get(row.id) ?? []).toSorted(inOrder).map(({ author_id }) => author_id);
  const written = named.length > 0 ? named : row.author_id ? [row.author_id] : [];
  const authors = written.filter((author) => tables.users.has(author));
  const stranger = written.find((author) => !tables.users.has(author));
  // Ghost writes posts before people: a cut export has stories without their authors.
  if (stranger && tables.cut === undefined)
    return reject(`it is by author ${stranger}, whom the file does not know`);
  const topics = (tables.tagsOf.get(row.id) ?? [])
    .toSorted(inOrder)
    .flatMap(({ tag_id }) => tables.tags.get(tag_id) ?? [])
    .filter(isPublic)
    .map(({ slug }) => slugOr(slug, 'topic'));
  const { state, changes } = lifeOf(row, stored, options.membersOnly);
  const meta = { ...row, ...tables.metaOf.get(row.id) };
  const parts = createParts();
  const { html, notes } = postHtml(row, parts);
  const isPage = row.type === 'page' || row.page === true || row.page === 1;
  const seo = seoOf(meta);
  return judgeStory(
    {
      sourceId,
      title: row.title ?? '',
      slug: row.slug ?? '',
      html,
      parts,
      text: postText(row),
      dek: row.custom_excerpt ?? undefined,
      state,
      published: row.published_at ?? undefined,
      updated: row.updated_at ?? undefined,
      authors,
      topics: isPage ? [] : topics,
      tags: [],
      ...leadOf(meta),
      oldPaths: [
        ...(row.slug ? [`/${row.slug}/`, `/${row.slug}/amp/`] : []),
        ...(row.uuid ? [`/p/${row.uuid}/`] : []),
      ],
      changes: [
        ...notes,
        ...changes,
        ...socialNotes(meta),
        ...(tables.cut === undefined
          ? []
          : ['the export is cut: authors, tags or other facts may be missing']),
      ],
      ...(seo ? { seo } : {}),
      ...(isPage ? { isPage } : {}),
      isPartial: tables.cut !== undefined,
    },
    options,
  );
}

/** What only members may read is a draft here: an editor decides whether everybody may. */
function lifeOf(
  { visibility, status }: Post,
  stored: IncomingStory['state'],
  membersOnly: StoryOptions['membersOnly'],
): { state: IncomingStory['state']; changes: string[] } {
  const changes = status === 'sent' ? ['it was sent as an e-mail only, and is a draft here'] : [];
  if (!visibility || visibility === 'public' || stored === 'draft') return { state: stored, changes };
  const who = `it was for ${visibility.slice(0, 40)} only`;
  return membersOnly === 'public'
    ? { state: stored, changes: [...changes, `${who}, and is open to everybody here`] }
    : { state: 'draft', changes: [...changes, `${who}, and is a draft here`] };
}

type Meta = Pick<
  Post,
  | 'feature_image'
  | 'feature_image_alt'
  | 'feature_image_caption'
  | 'meta_title'
  | 'meta_description'
  | 'canonical_url'
  | 'og_title'
  | 'og_description'
  | 'og_image'
  | 'twitter_title'
  | 'twitter_description'
  | 'twitter_image'
>;

function leadOf({ feature_image, feature_image_alt, feature_image_caption }: Meta) {
  if (!feature_image) return {};
  const caption = htmlText(feature_image_caption ?? '');
  return {
    lead: {
      address: withoutPlaceholder(feature_image),
      alt: feature_image_alt ?? '',
      ...(caption ? { caption } : {}),
    },
  };
}

function seoOf(meta: Meta): IncomingSeo | undefined {
  const title = meta.meta_title || meta.og_title || meta.twitter_title;
  const description = meta.meta_description || meta.og_description || meta.twitter_description;
  const canonical = meta.canonical_url && withoutPlaceholder(meta.canonical_url);
  if (!title && !description && !canonical) return undefined;
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(canonical ? { canonical } : {}),
  };
}

/** A story has one title and description for all sites; others of Ghost are named. */
function socialNotes(meta: Meta): string[] {
  const seo = seoOf(meta);
  const others = {
    'Facebook title': meta.og_title !== seo?.title && meta.og_title,
    'Facebook description': meta.og_description !== seo?.description && meta.og_description,
    'Facebook picture': meta.og_image,
    'X title': meta.twitter_title !== seo?.title && meta.twitter_title,
    'X description': meta.twitter_description !== seo?.description && meta.twitter_description,
    'X picture': meta.twitter_image,
  };
  return Object.entries(others).flatMap(([name, value]) => (value ? [`left out: the ${name}`] : []));
}
