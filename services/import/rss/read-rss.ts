import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { IncomingPublication, IncomingStory, RejectedImport } from '#content/incoming.ts';
import { createParts } from '../body/parts.ts';
import { textChunks } from '../files/text-chunks.ts';
import { childText, recordsBelow, type XmlElement } from '../files/xml-records.ts';
import { hostOf, oldPathOf } from '../old-path.ts';
import { slugOf, slugOr } from '../slug.ts';
import { judgeStory } from '../story-facts.ts';
import type { ReadOptions } from '../wordpress/read-wxr.ts';
import { atomEntry, entryHtml, type FeedEntry, leadOf, plainNames, rssEntry } from './feed-entry.ts';

interface Feed {
  hosts: string[];
  title: string;
  authors: string[];
}

/** The stories of an RSS 2.0 or Atom 1.0 file; its categories become topics. */
export async function readRss(file: string, { now, source }: ReadOptions): Promise<IncomingPublication> {
  const isAtom = await startsWithFeed(file);
  let cut: string | undefined;
  const onCut = (where: string) => {
    cut = where;
  };
  const records = () =>
    recordsBelow(isAtom ? ['feed'] : ['rss', 'channel'], textChunks(file), file, { onCut });
  const feed: Feed = { hosts: [], title: '', authors: [] };
  const entryOf = (record: XmlElement): FeedEntry | undefined => {
    if (record.name !== (isAtom ? 'entry' : 'item')) return undefined;
    return isAtom ? atomEntry(record, feed.authors) : rssEntry(record);
  };
  const authors = new Map<string, { key: string; name: string }>();
  const topics = new Map<string, { slug: string; name: string }>();
  let storyCount = 0;
  for await (const record of records()) {
    const entry = entryOf(record);
    if (!entry) {
      readAbout(record, feed);
      continue;
    }
    storyCount += 1;
    for (const name of entry.authors) authors.set(name, { key: name, name });
    for (const name of entry.categories) {
      const slug = slugOr(name, 'topic');
      if (!topics.has(slug)) topics.set(slug, { slug, name });
    }
  }
  return {
    source: source ?? `rss:${feed.hosts[0] ?? 'feed'}`,
    authors: [...authors.values()],
    topics: [...topics.values()],
    tags: [],
    storyCount,
    cut,
    async *stories() {
      for await (const record of records()) {
        const entry = entryOf(record);
        if (entry) yield storyOf(entry, feed, now);
      }
    },
  };
}

async function startsWithFeed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const start = buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/<[?!][^<>]{0,2000}>/g, '');
    return /^\uFEFF?\s*<feed[\s>]/.test(start);
  } finally {
    await handle.close();
  }
}

function readAbout(record: XmlElement, feed: Feed): void {
  const host = record.name === 'link' ? hostOf(record.attributes.href ?? record.text.trim()) : undefined;
  if (host && !feed.hosts.includes(host)) feed.hosts.push(host);
  if (record.name === 'title') feed.title = record.text.trim();
  if (record.name === 'author') feed.authors.push(...plainNames([childText(record, 'name')]));
}

function storyOf(entry: FeedEntry, feed: Feed, now: Date): IncomingStory | RejectedImport {
  const { id, link, title } = entry;
  if (id === '') return { sourceId: 'item/', title, rejected: 'it has neither guid nor link' };
  const sourceId = `item/${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;
  if (entry.isTooLarge) return { sourceId, title, rejected: 'it is larger than 8 MB' };
  const path = oldPathOf(link);
  const last = path?.split('?', 1)[0]?.split('/').filter(Boolean).at(-1) ?? '';
  const lead = leadOf(entry);
  const parts = createParts();
  return judgeStory(
    {
      sourceId,
      title,
      slug: slugOf(last.replace(/\.\w{2,5}$/, '')),
      html: entryHtml(entry, feed.title, parts),
      parts,
      dek: entry.dek || undefined,
      state: 'published',
      published: entry.published,
      updated: entry.updated || undefined,
      authors: entry.authors,
      topics: entry.categories.map((category) => slugOr(category, 'topic')),
      tags: [],
      ...(lead ? { lead } : {}),
      oldPaths: path ? [path] : [],
    },
    { now, hosts: feed.hosts },
  );
}
