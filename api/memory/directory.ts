import { type Author, author as authorSchema } from '#content/entities/author.ts';
import type { CollectionRef } from '#content/entities/collection-ref.ts';
import type { Image } from '#content/entities/image.ts';
import { type NewsletterDoc, newsletterDoc } from '#content/entities/newsletter.ts';
import type { Tag } from '#content/entities/tag.ts';
import { type LayoutDefinition, layoutDefinition } from '#content/page/layout-definition.ts';
import { authorSlug } from '#content/rules/author-slug.ts';
import { isReport } from '#content/rules/is-report.ts';
import type { DirectoryRows } from '../store/directory.ts';

export interface DirectoryTopic {
  n: number;
  id: string;
  slug: string;
  name: string;
  title: string;
  description: string;
  image?: Image | undefined;
  /** Topics above it, root first, without itself. */
  above: DirectoryTopic[];
  below: DirectoryTopic[];
}

export interface DirectoryAuthor {
  n: number;
  /** Names the author's page and list: the slug, or the id of authors who have no page. */
  key: string;
  slug: string | undefined;
  author: Author;
}

interface DirectoryCollection extends CollectionRef {
  n: number;
  primary: boolean;
  hide: boolean;
  isReport: boolean;
}

/** The small things that answers name again and again, ready in memory. */
export interface Directory {
  topics: ReadonlyMap<string, DirectoryTopic>;
  authors: ReadonlyMap<string, DirectoryAuthor>;
  /** Several partner contributors share one page. */
  authorsBySlug: ReadonlyMap<string, readonly DirectoryAuthor[]>;
  tags: ReadonlyMap<string, Tag>;
  /** Published collections by slug. */
  collections: ReadonlyMap<string, DirectoryCollection>;
  /** In their order. */
  newsletters: readonly NewsletterDoc[];
  /** By `pageType/slug`. */
  layouts: ReadonlyMap<string, LayoutDefinition>;
}

export function buildDirectory(rows: DirectoryRows): Directory {
  const authors = rows.authors.map(({ n, doc }): DirectoryAuthor => {
    const author = authorSchema.parse(JSON.parse(doc));
    const slug = authorSlug(author);
    return { n: Number(n), author, slug, key: slug ?? author.id };
  });
  return {
    topics: buildTopics(rows.topics),
    authors: new Map(authors.map((entry) => [entry.author.id, entry])),
    authorsBySlug: Map.groupBy(
      authors.filter((entry) => entry.slug !== undefined),
      (entry) => entry.slug ?? '',
    ),
    tags: new Map(rows.tags.map(({ slug, name }) => [slug, { slug, name }])),
    collections: new Map(rows.collections.map(toCollection).map((entry) => [entry.slug, entry])),
    newsletters: rows.newsletters
      .map(({ doc }) => newsletterDoc.parse(JSON.parse(doc)))
      .sort((a, b) => a.position - b.position),
    layouts: new Map(
      rows.layouts.map((row) => [
        `${row.page_type}/${row.slug}`,
        layoutDefinition.parse(JSON.parse(row.doc)) as LayoutDefinition,
      ]),
    ),
  };
}

export function buildTopics(rows: DirectoryRows['topics']): Map<string, DirectoryTopic> {
  const topics = new Map<string, DirectoryTopic>();
  for (const row of rows)
    topics.set(row.slug, {
      n: Number(row.n),
      id: row.id,
      slug: row.slug,
      name: row.name,
      title: row.title,
      description: row.description,
      image: row.image ? (JSON.parse(row.image) as Image) : undefined,
      above: [],
      below: [],
    });
  const parents = new Map(rows.map((row) => [row.slug, row.parent_slug]));
  for (const topic of topics.values()) {
    const parent = topics.get(parents.get(topic.slug) ?? '');
    parent?.below.push(topic);
    // Bounded by the number of topics: a circle in the data must not hang the process.
    for (let up = parent; up && topic.above.length < topics.size; up = topics.get(parents.get(up.slug) ?? ''))
      topic.above.unshift(up);
  }
  return topics;
}

function toCollection({ n, doc }: { n: number; doc: string }): DirectoryCollection {
  const story = JSON.parse(doc) as CollectionRef & {
    primary?: boolean;
    hide?: boolean;
    layoutName?: string;
    collectionType?: { slug: string };
  };
  const typeSlug = story.typeSlug ?? story.collectionType?.slug;
  return {
    n: Number(n),
    id: story.id,
    slug: story.slug,
    title: story.title,
    ...(typeSlug ? { typeSlug } : {}),
    primary: story.primary ?? false,
    hide: story.hide ?? false,
    isReport: isReport(story),
  };
}
