import { z } from 'zod';
import { jsonElements } from '../files/json-elements.ts';
import { textChunks } from '../files/text-chunks.ts';
import { ImportError } from '../import-error.ts';

const id = z.union([z.string().max(100), z.number()]).transform(String);
const words = z.string().nullish();
const flag = z.union([z.boolean(), z.number()]).nullish();
const order = z.number().nullish();

const user = z.object({ id, name: words, slug: words, bio: words, email: words, profile_image: words });
const tag = z.object({ id, name: z.string(), slug: z.string(), description: words, visibility: words });
const postTag = z.object({ post_id: id, tag_id: id, sort_order: order });
const postAuthor = z.object({ post_id: id, author_id: id, sort_order: order });
const postMeta = z.object({
  post_id: id,
  feature_image_alt: words,
  feature_image_caption: words,
  meta_title: words,
  meta_description: words,
  og_title: words,
  og_description: words,
  og_image: words,
  twitter_title: words,
  twitter_description: words,
  twitter_image: words,
});
const role = z.object({ id, name: words });
const roleUser = z.object({ role_id: id, user_id: id });
const setting = z.object({ key: z.string(), value: z.unknown() });
const newsletter = z.object({ id, name: z.string(), description: words, status: words });
const memberNewsletter = z.object({ member_id: id, newsletter_id: id });

export const member = z.object({
  id,
  email: z.string(),
  name: words,
  created_at: words,
});

export const post = z.object({
  id,
  uuid: words,
  title: words,
  slug: words,
  html: words,
  lexical: words,
  mobiledoc: words,
  status: words,
  type: words,
  page: flag,
  visibility: words,
  published_at: words,
  updated_at: words,
  custom_excerpt: words,
  feature_image: words,
  canonical_url: words,
  codeinjection_head: words,
  codeinjection_foot: words,
  author_id: id.nullish(),
  // Before version 3 these were columns of the post itself.
  ...postMeta.omit({ post_id: true }).shape,
});
export type Post = z.infer<typeof post>;
export type GhostUser = z.infer<typeof user>;
export type GhostTag = z.infer<typeof tag>;

/** Everything but posts and members, which come one by one. */
export interface GhostTables {
  users: Map<string, GhostUser>;
  tags: Map<string, GhostTag>;
  tagsOf: Map<string, z.infer<typeof postTag>[]>;
  authorsOf: Map<string, z.infer<typeof postAuthor>[]>;
  metaOf: Map<string, z.infer<typeof postMeta>>;
  roles: Map<string, string>;
  roleOf: Map<string, string>;
  settings: Map<string, unknown>;
  newsletters: Map<string, z.infer<typeof newsletter>>;
  newslettersOf: Map<string, string[]>;
  postCount: number;
  memberCount: number;
  /** The table in which the file ends in the middle, if it does; tables after it are missing. */
  cut?: string;
}

const path = /^(?:db )?data (?<table>\w+)$/;
const tableOf = (place: string) => path.exec(place)?.groups?.table ?? '';

/** The rows of one table, one by one. */
export async function* rowsOf(file: string, table: string): AsyncGenerator<unknown> {
  const isWanted = (place: string) => tableOf(place) === table;
  for await (const { value } of jsonElements(textChunks(file), file, isWanted, () => undefined)) yield value;
}

/** Tables come in any order, so all of them are read to the end before the first post. */
export async function readTables(file: string): Promise<GhostTables> {
  const tables: GhostTables = {
    users: new Map(),
    tags: new Map(),
    tagsOf: new Map(),
    authorsOf: new Map(),
    metaOf: new Map(),
    roles: new Map(),
    roleOf: new Map(),
    settings: new Map(),
    newsletters: new Map(),
    newslettersOf: new Map(),
    postCount: 0,
    memberCount: 0,
  };
  let hasPosts = false;
  for await (const { path: place, value } of jsonElements(
    textChunks(file),
    file,
    (one) => tableOf(one) !== '',
    (place) => {
      tables.cut = tableOf(place) || 'no table';
    },
  )) {
    const table = tableOf(place);
    if (table === 'posts') {
      hasPosts = true;
      tables.postCount += 1;
    } else if (table === 'members') tables.memberCount += 1;
    else keepRow(tables, table, value);
  }
  if (!hasPosts) throw new ImportError(`${file} is no Ghost export with posts: there is no data.posts`);
  return tables;
}

function keepRow(tables: GhostTables, table: string, value: unknown): void {
  const read = <S extends z.ZodType>(schema: S, use: (row: z.infer<S>) => unknown) => {
    const row = schema.safeParse(value);
    if (row.success) use(row.data);
  };
  const add = <T>(map: Map<string, T[]>, key: string, row: T) => {
    const rows = map.get(key);
    if (rows) rows.push(row);
    else map.set(key, [row]);
  };
  switch (table) {
    case 'users':
      read(user, (row) => tables.users.set(row.id, row));
      break;
    case 'tags':
      read(tag, (row) => tables.tags.set(row.id, row));
      break;
    case 'posts_tags':
      read(postTag, (row) => add(tables.tagsOf, row.post_id, row));
      break;
    case 'posts_authors':
      read(postAuthor, (row) => add(tables.authorsOf, row.post_id, row));
      break;
    case 'posts_meta':
      read(postMeta, (row) => tables.metaOf.set(row.post_id, row));
      break;
    case 'roles':
      read(role, (row) => tables.roles.set(row.id, row.name ?? ''));
      break;
    case 'roles_users':
      read(roleUser, (row) => tables.roleOf.set(row.user_id, row.role_id));
      break;
    case 'settings':
      read(setting, (row) => tables.settings.set(row.key, row.value));
      break;
    case 'newsletters':
      read(newsletter, (row) => tables.newsletters.set(row.id, row));
      break;
    case 'members_newsletters':
      read(memberNewsletter, (row) => add(tables.newslettersOf, row.member_id, row.newsletter_id));
      break;
  }
}
