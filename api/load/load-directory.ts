import { author as authorSchema } from '#content/entities/author.ts';
import { editorialLinks } from '#content/entities/editorial-links.ts';
import { image as imageSchema } from '#content/entities/image.ts';
import { innovationTrend } from '#content/entities/innovation-trend.ts';
import { newsletterDoc } from '#content/entities/newsletter.ts';
import { richText } from '#content/entities/rich-text.ts';
import { tag as tagSchema } from '#content/entities/tag.ts';
import { type LayoutDefinition, layoutDefinition } from '#content/page/layout-definition.ts';
import { sanitiseHtml } from '#content/rules/body/sanitise-html.ts';
import type { PublicationSeed, SeedTopic } from '#content/seed.ts';
import { linksIn } from '../links/link-target.ts';
import { buildDirectory } from '../memory/directory.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { getDirectoryRows } from '../store/directory.ts';
import { insertRows } from '../store/insert-rows.ts';
import { checkLayout } from './check-layout.ts';
import { loadVanities } from './load-vanities.ts';
import { parseSeed, requireUnique, SeedError } from './seed-error.ts';
import { createSeedPlaces, type SeedPlaces } from './seed-places.ts';

/** Loads everything but the stories; returns the entries that stories may refer to. */
export async function loadDirectory(
  trx: ContentTransaction,
  seed: PublicationSeed,
  ownDomains: readonly string[],
): Promise<SeedPlaces> {
  await insertRows(trx, 'content_topics', topicRows(seed.topics));
  const authors = seed.authors.map((value) => parseSeed(authorSchema, value, `author ${value.id}`));
  requireUnique(
    authors.map(({ id }) => id),
    'authors',
    'id',
  );
  await insertRows(
    trx,
    'content_authors',
    authors.map((author) => ({ id: author.id, doc: JSON.stringify(author) })),
  );
  const tags = seed.tags.map((value) => parseSeed(tagSchema, value, `tag ${value.slug}`));
  requireUnique(
    tags.map(({ slug }) => slug),
    'tags',
    'slug',
  );
  await insertRows(trx, 'content_tags', tags);

  const directory = buildDirectory(await getDirectoryRows(trx));
  const places = createSeedPlaces(directory);
  await loadWords(trx, seed, places, ownDomains);
  await loadVanities(trx, seed.vanities ?? [], ownDomains);
  return places;
}

function topicRows(topics: readonly SeedTopic[]) {
  requireUnique(
    topics.map(({ slug }) => slug),
    'topics',
    'slug',
  );
  requireUnique(
    topics.map(({ id }) => id),
    'topics',
    'id',
  );
  const parents = new Map(topics.map(({ slug, parent }) => [slug, parent]));
  for (const { slug, parent } of topics) {
    if (parent && !parents.has(parent))
      throw new SeedError(`topic ${slug}`, 'parent', `names ${parent}, which does not exist`);
    const above = new Set([slug]);
    for (let up = parent; up; up = parents.get(up)) {
      if (above.has(up)) throw new SeedError(`topic ${slug}`, 'parent', 'leads back to itself');
      above.add(up);
    }
  }
  return topics.map(({ id, slug, name, parent, title, description, image }) => ({
    id,
    slug,
    name,
    parent_slug: parent ?? null,
    title,
    description,
    image: image ? JSON.stringify(parseSeed(imageSchema, image, `topic ${slug}`)) : null,
  }));
}

async function loadWords(
  trx: ContentTransaction,
  seed: PublicationSeed,
  places: SeedPlaces,
  ownDomains: readonly string[],
): Promise<void> {
  const texts = seed.texts.map((value) => {
    const text = parseSeed(richText, value, `text ${value.id}`);
    const content = sanitiseHtml(text.content, { ownDomains }).html;
    for (const href of linksIn(content)) places.expectLink(href, `text ${text.id}`, 'content');
    return { ...text, content };
  });
  requireUnique(
    texts.map(({ id }) => id),
    'texts',
    'id',
  );
  await insertRows(
    trx,
    'content_texts',
    texts.map((text) => ({ id: text.id, doc: JSON.stringify(text) })),
  );

  requireUnique(
    seed.links.map(({ name, edition }) => `${name} ${edition}`),
    'links',
    'name and edition',
  );
  const links = seed.links.map(({ name, edition, list }) => {
    const parsed = parseSeed(editorialLinks, list, `links ${name}`);
    for (const { linkUrl } of parsed.items) places.expectLink(linkUrl, `links ${name}`, 'items');
    return { name, edition, doc: JSON.stringify(parsed) };
  });
  await insertRows(trx, 'content_links', links);

  const trends = seed.trends.map((value) => parseSeed(innovationTrend, value, `trend ${value.id}`));
  requireUnique(
    trends.map(({ id }) => id),
    'trends',
    'id',
  );
  for (const { id, topicSlug } of trends)
    if (topicSlug && !places.directory.topics.has(topicSlug))
      throw new SeedError(`trend ${id}`, 'topicSlug', `names ${topicSlug}, which does not exist`);
  await insertRows(
    trx,
    'content_trends',
    trends.map((trend) => ({ id: trend.id, rank: trend.rank, doc: JSON.stringify(trend) })),
  );

  const newsletters = seed.newsletters.map((value, position) =>
    parseSeed(newsletterDoc, { ...value, position }, `newsletter ${value.id}`),
  );
  requireUnique(
    newsletters.map(({ id }) => id),
    'newsletters',
    'id',
  );
  for (const { id, topics } of newsletters)
    for (const topic of topics)
      if (!places.directory.topics.has(topic))
        throw new SeedError(`newsletter ${id}`, 'topics', `names ${topic}, which does not exist`);
  await insertRows(
    trx,
    'content_newsletters',
    newsletters.map((newsletter) => ({ id: newsletter.id, doc: JSON.stringify(newsletter) })),
  );

  const layouts = seed.layouts.map(
    (value) =>
      parseSeed(layoutDefinition, value, `layout ${value.pageType}/${value.slug}`) as LayoutDefinition,
  );
  requireUnique(
    layouts.map(({ pageType, slug }) => `${pageType}/${slug}`),
    'layouts',
    'page type and slug',
  );
  for (const layout of layouts) {
    checkLayout(layout, {
      directory: places.directory,
      links: new Set(seed.links.map(({ name }) => name)),
      texts: new Set(texts.map(({ id }) => id)),
    });
    for (const [id, { words, source }] of Object.entries(layout.components)) {
      const entry = `layout ${layout.pageType}/${layout.slug}`;
      if (words.viewMoreUrl)
        places.expectLink(words.viewMoreUrl, entry, `components.${id}.words.viewMoreUrl`);
      if (source.kind === 'stories' && source.collection && source.collection !== '{page}')
        places.expectStory('collection', source.collection, entry, `components.${id}.source`);
    }
  }
  await insertRows(
    trx,
    'content_layouts',
    layouts.map((layout) => ({
      page_type: layout.pageType,
      slug: layout.slug,
      doc: JSON.stringify(layout),
    })),
  );
}
