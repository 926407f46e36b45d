import { createHash } from 'node:crypto';
import type { IncomingPublication, IncomingStory, RejectedImport } from '#content/incoming.ts';
import { textChunks } from '../files/text-chunks.ts';
import { channelRecords, childText, type XmlElement } from '../files/xml-records.ts';
import { hostOf, oldPathOf } from '../old-path.ts';
import { slugOf, slugOr } from '../slug.ts';
import { judgeStory } from '../story-facts.ts';
import type { ReadOptions } from '../wordpress/read-wxr.ts';

/** The stories of an RSS 2.0 file; its categories become topics. */
export async function readRss(file: string, { now, source }: ReadOptions): Promise<IncomingPublication> {
  const records = () => channelRecords(textChunks(file), file);
  const authors = new Map<string, { key: string; name: string }>();
  const topics = new Map<string, { slug: string; name: string }>();
  const hosts: string[] = [];
  let storyCount = 0;
  for await (const record of records()) {
    const host = record.name === 'link' ? hostOf(record.text.trim()) : undefined;
    if (host) hosts.push(host);
    if (record.name !== 'item') continue;
    storyCount += 1;
    for (const name of authorsOf(record)) authors.set(name, { key: name, name });
    for (const name of categoriesOf(record)) {
      const slug = slugOr(name, 'topic');
      if (!topics.has(slug)) topics.set(slug, { slug, name });
    }
  }
  return {
    source: source ?? `rss:${hosts[0] ?? 'feed'}`,
    authors: [...authors.values()],
    topics: [...topics.values()],
    tags: [],
    storyCount,
    async *stories() {
      for await (const record of records()) if (record.name === 'item') yield itemOf(record, hosts, now);
    },
  };
}

/** `ann@example.com (Ann Bee)` is how RSS names an author; the e-mail address is not imported. */
function authorsOf(item: XmlElement): string[] {
  const creators = item.children.filter(({ name }) => name === 'dc:creator').map(({ text }) => text.trim());
  const author = childText(item, 'author');
  const named = /\(([^()]+)\)/.exec(author)?.[1]?.trim() ?? (author.includes('@') ? '' : author);
  return [...new Set([...creators, named])].filter((name) => name !== '');
}

function categoriesOf(item: XmlElement): string[] {
  return item.children
    .filter(({ name, text }) => name === 'category' && text.trim() !== '')
    .map(({ text }) => text.trim());
}

function itemOf(item: XmlElement, hosts: readonly string[], now: Date): IncomingStory | RejectedImport {
  const link = childText(item, 'link');
  const title = childText(item, 'title');
  const name = childText(item, 'guid') || link;
  if (name === '') return { sourceId: 'item/', title, rejected: 'it has neither guid nor link' };
  const sourceId = `item/${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  if (item.isTooLarge) return { sourceId, title, rejected: 'it is larger than 8 MB' };
  const description = childText(item, 'description');
  const content = childText(item, 'content:encoded');
  const path = oldPathOf(link);
  const last = path?.split('?', 1)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const lead = pictureOf(item);
  return judgeStory(
    {
      sourceId,
      title,
      slug: slugOf(last.replace(/\.\w{2,5}$/, '')),
      html: content || description,
      dek: content ? description : undefined,
      state: 'published',
      published: childText(item, 'pubDate') || childText(item, 'dc:date'),
      authors: authorsOf(item),
      topics: categoriesOf(item).map((category) => slugOr(category, 'topic')),
      tags: [],
      ...(lead ? { lead: { address: lead, alt: '' } } : {}),
      oldPaths: path ? [path] : [],
    },
    { now, hosts },
  );
}

function pictureOf(item: XmlElement): string | undefined {
  const all = item.children.flatMap((child) => (child.name === 'media:group' ? child.children : [child]));
  return all.find(
    ({ name, attributes: { type = '', medium = '' } }) =>
      (name === 'media:content' && (medium === 'image' || type.startsWith('image/'))) ||
      name === 'media:thumbnail' ||
      (name === 'enclosure' && type.startsWith('image/')),
  )?.attributes.url;
}
