import { z } from 'zod';

const id = z.union([z.string().min(1).max(200), z.number()]).transform(String);
const words = z.string().max(5000);
const names = z.array(z.string().min(1).max(300)).max(100).default([]);
const paths = z.array(z.string().max(500)).max(100).default([]);
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])/, 'must be a path of the site');
const date = z.string().max(60);
const slug = z.string().min(1).max(200);

const image = z.object({
  address: z.string().min(1).max(2000),
  alt: words.default(''),
  caption: words.optional(),
});

const text = {
  id,
  title: z.string(),
  slug: z.string().max(300).optional(),
  html: z.string().optional(),
  markdown: z.string().optional(),
  text: z.string().optional(),
  dek: words.optional(),
  state: z.enum(['published', 'draft', 'scheduled']).default('published'),
  updated: date.optional(),
  authors: names,
  topics: names,
  tags: names,
  image: image.optional(),
  oldPaths: paths,
  seo: z
    .object({
      title: words.optional(),
      description: words.optional(),
      canonical: z.string().max(2000).optional(),
      noindex: z.boolean().optional(),
    })
    .optional(),
};

/** One record per line, by its `type`. The guide `docs/guides/moving-json-lines.md` has every field. */
export const records = {
  publication: z.object({
    source: z.string().min(1).max(100).optional(),
    hosts: z.array(z.string().max(255)).max(20).default([]),
  }),
  author: z.object({
    id,
    name: z.string().min(1).max(200),
    bio: words.optional(),
    bureau: z.string().min(1).max(200).optional(),
    image: image.optional(),
    oldPaths: paths,
  }),
  topic: z.object({
    slug,
    name: z.string().min(1).max(200),
    parent: z.string().max(200).optional(),
    description: words.optional(),
    oldPaths: paths,
  }),
  tag: z.object({ slug, name: z.string().min(1).max(200), oldPaths: paths }),
  story: z.object({ ...text, published: date.optional() }),
  page: z.object({ ...text, published: date.optional() }),
  comment: z.object({
    id,
    story: id,
    parent: id.optional(),
    author: z.string().min(1).max(200),
    text: z.string().max(100_000),
    at: z.iso.datetime({ offset: true }),
    state: z.enum(['published', 'deleted', 'spam']).default('published'),
    upVotes: z.number().int().min(0).default(0),
    downVotes: z.number().int().min(0).default(0),
  }),
  menu: z.object({
    name: z.string().min(1).max(200),
    items: z.array(z.object({ title: z.string().max(200), address: z.string().max(2000) })).max(200),
  }),
  redirect: z.object({ path: ownPath, to: ownPath }),
  newsletter: z.object({ name: z.string().min(1).max(200), description: words.optional() }),
  subscriber: z.object({
    email: z.string().min(3).max(320),
    name: z.string().max(200).optional(),
    newsletters: names,
    since: date.optional(),
  }),
} as const;

export type RecordType = keyof typeof records;
export type RecordOf<T extends RecordType> = z.infer<(typeof records)[T]>;
export type LineRecord = {
  [T in RecordType]: { type: T; record: RecordOf<T>; unknown: string[] };
}[RecordType];

/** A line as a record, or what is wrong with it; fields that are not known are named and left out. */
export function readRecord(value: unknown): LineRecord | { problem: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problem: 'it is no JSON object' };
  const { type, ...fields } = value as Record<string, unknown>;
  if (typeof type !== 'string' || !Object.hasOwn(records, type))
    return { problem: `its type is none of ${Object.keys(records).join(', ')}` };
  const name = type as RecordType;
  const schema = records[name];
  const read = schema.safeParse(fields);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { problem: `its ${issue?.path.join('.') || name} is wrong: ${issue?.message}` };
  }
  const known = Object.keys(schema.shape);
  const unknown = Object.keys(fields).filter((field) => !known.includes(field));
  return { type: name, record: read.data, unknown } as LineRecord;
}
