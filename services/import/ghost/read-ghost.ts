import { z } from 'zod';
import type { IncomingPublication, IncomingStory, RejectedImport } from '#content/incoming.ts';
import { jsonElements } from '../files/json-elements.ts';
import { textChunks } from '../files/text-chunks.ts';
import { ImportError } from '../import-error.ts';
import { slugOr } from '../slug.ts';
import { judgeStory } from '../story-facts.ts';
import type { ReadOptions } from '../wordpress/read-wxr.ts';

const id = z.union([z.string().max(100), z.number()]).transform(String);
const words = z.string().nullish();
const user = z.object({ id, name: words, slug: words, bio: words });
const tag = z.object({ id, name: z.string(), slug: z.string(), description: words, visibility: words });
const order = z.number().nullish();
const postTag = z.object({ post_id: id, tag_id: id, sort_order: order });
const postAuthor = z.object({ post_id: id, author_id: id, sort_order: order });
const postMeta = z.object({ post_id: id, feature_image_alt: words, feature_image_caption: words });
const post = z.object({
  id,
  title: words,
  slug: words,
  html: words,
  status: words,
  type: words,
  page: z.union([z.boolean(), z.number()]).nullish(),
  visibility: words,
  published_at: words,
  updated_at: words,
  custom_excerpt: words,
  feature_image: words,
  author_id: id.nullish(),
});
type Post = z.infer<typeof post>;

interface Around {
  users: Map<string, z.infer<typeof user>>;
  tags: Map<string, z.infer<typeof tag>>;
  tagsOf: Map<string, z.infer<typeof postTag>[]>;
  authorsOf: Map<string, z.infer<typeof postAuthor>[]>;
  metaOf: Map<string, z.infer<typeof postMeta>>;
}

const tables = /^(?:db )?data (?<table>\w+)$/;
const tableOf = (path: string) => tables.exec(path)?.groups?.table ?? '';

/** A Ghost export. Its tables come in any order, so all other tables are read first, then the posts one by one. */
export async function readGhost(file: string, { now, source }: ReadOptions): Promise<IncomingPublication> {
  const { around, storyCount } = await surveyOf(file);
  return {
    source: source ?? 'ghost',
    authors: [...around.users.values()].map(({ id: key, name, slug, bio }) => ({
      key,
      name: name || slug || key,
      ...(bio ? { bio } : {}),
    })),
    // A tag of Ghost is what stories are listed under: our topic. Its internal tags begin with #.
    topics: [...around.tags.values()].filter(isPublic).map(({ name, slug, description }) => ({
      slug: slugOr(slug, 'topic'),
      name,
      ...(description ? { description } : {}),
    })),
    tags: [],
    storyCount,
    async *stories() {
      for await (const { value } of jsonElements(textChunks(file), file, (path) => tableOf(path) === 'posts'))
        yield storyOf(value, around, now);
    },
  };
}

const isPublic = ({ visibility, name }: { visibility?: string | null | undefined; name: string }) =>
  visibility !== 'internal' && !name.startsWith('#');

async function surveyOf(file: string): Promise<{ around: Around; storyCount: number }> {
  const around: Around = {
    users: new Map(),
    tags: new Map(),
    tagsOf: new Map(),
    authorsOf: new Map(),
    metaOf: new Map(),
  };
  let storyCount = 0;
  let hasPosts = false;
  const keep = <T extends { post_id: string }>(map: Map<string, T[]>, row: T) => {
    const rows = map.get(row.post_id);
    if (rows) rows.push(row);
    else map.set(row.post_id, [row]);
  };
  for await (const { path, value } of jsonElements(textChunks(file), file, (path) => tableOf(path) !== '')) {
    const read = <S extends z.ZodType>(schema: S, use: (row: z.infer<S>) => void) => {
      const row = schema.safeParse(value);
      if (row.success) use(row.data);
    };
    switch (tableOf(path)) {
      case 'posts':
        hasPosts = true;
        storyCount += 1;
        break;
      case 'users':
        read(user, (row) => around.users.set(row.id, row));
        break;
      case 'tags':
        read(tag, (row) => around.tags.set(row.id, row));
        break;
      case 'posts_tags':
        read(postTag, (row) => keep(around.tagsOf, row));
        break;
      case 'posts_authors':
        read(postAuthor, (row) => keep(around.authorsOf, row));
        break;
      case 'posts_meta':
        read(postMeta, (row) => around.metaOf.set(row.post_id, row));
        break;
    }
  }
  if (!hasPosts) throw new ImportError(`${file} is no Ghost export with posts: there is no data.posts`);
  return { around, storyCount };
}

const inOrder = (
  a: { sort_order?: number | null | undefined },
  b: { sort_order?: number | null | undefined },
) => (a.sort_order ?? 0) - (b.sort_order ?? 0);

const states: Readonly<Record<string, 'draft' | 'scheduled' | 'published'>> = {
  published: 'published',
  scheduled: 'scheduled',
  draft: 'draft',
};

function storyOf(value: unknown, around: Around, now: Date): IncomingStory | RejectedImport {
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
  const title = row.title ?? '';
  const sourceId = `post/${row.id}`;
  const reject = (rejected: string): RejectedImport => ({ sourceId, title, rejected });
  if (row.type === 'page' || row.page === true || row.page === 1)
    return reject('it is a page and not a post');
  const state = states[row.status ?? ''];
  if (!state) return reject(`its status is ${(row.status ?? 'missing').slice(0, 40)}`);
  if (row.visibility && row.visibility !== 'public')
    return reject(`it is for ${row.visibility.slice(0, 40)} only, and would be open to everybody here`);
  const named = (around.authorsOf.get(row.id) ?? []).toSorted(inOrder).map(({ author_id }) => author_id);
  const authors = named.length > 0 ? named : row.author_id ? [row.author_id] : [];
  const stranger = authors.find((author) => !around.users.has(author));
  if (stranger) return reject(`it is by author ${stranger}, whom the file does not know`);
  const topics = (around.tagsOf.get(row.id) ?? [])
    .toSorted(inOrder)
    .flatMap(({ tag_id }) => around.tags.get(tag_id) ?? [])
    .filter(isPublic)
    .map(({ slug }) => slugOr(slug, 'topic'));
  const meta = around.metaOf.get(row.id);
  const caption = meta?.feature_image_caption?.replace(/<[^<>]*>/g, '').trim();
  return judgeStory(
    {
      sourceId,
      title,
      slug: row.slug ?? '',
      html: withoutPlaceholder(row.html ?? ''),
      dek: row.custom_excerpt ?? undefined,
      state,
      published: row.published_at ?? undefined,
      updated: row.updated_at ?? undefined,
      authors,
      topics,
      tags: [],
      ...(row.feature_image
        ? {
            lead: {
              address: withoutPlaceholder(row.feature_image),
              alt: meta?.feature_image_alt ?? '',
              ...(caption ? { caption } : {}),
            },
          }
        : {}),
      oldPaths: row.slug ? [`/${row.slug}/`] : [],
    },
    { now, hosts: [] },
  );
}

/** Ghost writes this for its own address. */
const withoutPlaceholder = (text: string) => text.replaceAll('__GHOST_URL__', '');
