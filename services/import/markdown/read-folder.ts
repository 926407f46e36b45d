import { lstat, readdir, readFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { marked } from 'marked';
import type { IncomingPublication, IncomingStory, IncomingTopic, RejectedImport } from '#content/incoming.ts';
import { hubTopicPathSlugs } from '#content/rules/hub-topic-path.ts';
import { ImportError } from '../import-error.ts';
import { oldPathOf } from '../old-path.ts';
import { slugOr } from '../slug.ts';
import { judgeStory } from '../story-facts.ts';
import type { ReadOptions } from '../wordpress/read-wxr.ts';
import { type FrontMatter, splitFrontMatter } from './front-matter.ts';

const largestFile = 2 * 1024 * 1024;
const deepestFolder = 12;

/** A folder of Markdown files with front matter, as Hugo, Jekyll, Eleventy and Astro keep them. */
export async function readMarkdownFolder(
  folder: string,
  { now, source }: ReadOptions,
): Promise<IncomingPublication> {
  const files: string[] = [];
  for await (const file of markdownFiles(folder)) files.push(file);
  if (files.length === 0) throw new ImportError(`${folder} has no Markdown files`);
  const authors = new Map<string, { key: string; name: string }>();
  const topics = new Map<string, IncomingTopic>();
  const tags = new Map<string, { slug: string; name: string }>();
  for (const file of files) {
    const read = await readOne(folder, file);
    if ('rejected' in read) continue;
    for (const name of read.facts.authors) authors.set(name, { key: name, name });
    for (const path of read.facts.topics) addTopicPath(topics, path);
    for (const name of read.facts.tags) addName(tags, name, 'tag');
  }
  return {
    source: source ?? 'markdown',
    authors: [...authors.values()],
    topics: [...topics.values()],
    tags: [...tags.values()],
    storyCount: files.length,
    async *stories() {
      for (const file of files) yield storyOf(folder, file, now);
    },
  };
}

/** `Home & Office^Smart home` names a topic and those above it, as hubs export them. */
const isHubPath = (topic: string) => topic.includes('^');

function topicSlugs(topic: string): string[] {
  return isHubPath(topic) ? hubTopicPathSlugs(topic) : [slugOr(topic, 'topic')];
}

function addTopicPath(topics: Map<string, IncomingTopic>, path: string): void {
  const names = isHubPath(path) ? path.split('^').filter((name) => name.trim() !== '') : [path];
  let parent: string | undefined;
  for (const [index, slug] of topicSlugs(path).entries()) {
    if (!topics.has(slug))
      topics.set(slug, { slug, name: names[index]?.trim() ?? slug, ...(parent ? { parent } : {}) });
    parent = slug;
  }
}

function addName(names: Map<string, { slug: string; name: string }>, name: string, kind: string): void {
  const slug = slugOr(name, kind);
  if (!names.has(slug)) names.set(slug, { slug, name });
}

/** Sorted by name, so that every run reads them in the same order. Links are not followed: they may point outside. */
async function* markdownFiles(folder: string, depth = 0): AsyncGenerator<string> {
  if (depth > deepestFolder) return;
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      yield* markdownFiles(path, depth + 1);
    else if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) yield path;
  }
}

type One = { facts: FrontMatter; body: string };

async function readOne(folder: string, file: string): Promise<One | { rejected: string }> {
  const { size } = await lstat(file);
  if (size > largestFile) return { rejected: 'its file is larger than 2 MB' };
  const bytes = await readFile(file);
  try {
    return splitFrontMatter(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof ImportError) return { rejected: error.message };
    return { rejected: `its file is not UTF-8 text (${relative(folder, file)})` };
  }
}

async function storyOf(folder: string, file: string, now: Date): Promise<IncomingStory | RejectedImport> {
  const place = relative(folder, file).replaceAll('\\', '/');
  const sourceId = `file/${place}`;
  const read = await readOne(folder, file);
  if ('rejected' in read) return { sourceId, title: place, rejected: read.rejected };
  const { facts, body } = read;
  // `2024-05-01-a-title.md` and `a-title/index.md` name the story a-title.
  const own = posix.basename(place).replace(/\.(?:md|markdown)$/i, '');
  const stem = own === 'index' || own === '_index' ? posix.basename(dirname(place)) : own;
  const dated = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(stem);
  const beside = (address: string) =>
    /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address) ? address : posix.join(posix.dirname(place), address);
  const judged = judgeStory(
    {
      sourceId,
      title: facts.title ?? /^#[ \t](.+)$/m.exec(body)?.[1] ?? '',
      slug: facts.slug ?? dated?.[2] ?? stem,
      html: await marked.parse(facts.title ? body : body.replace(/^#[ \t].+$/m, ''), { async: true }),
      dek: facts.dek,
      state: facts.isDraft ? 'draft' : 'published',
      published: facts.date ?? dated?.[1],
      updated: facts.updated,
      authors: facts.authors,
      topics: facts.topics.flatMap((topic) => topicSlugs(topic).slice(-1)),
      tags: facts.tags.map((name) => slugOr(name, 'tag')),
      ...(facts.image ? { lead: { address: beside(facts.image), alt: facts.imageAlt ?? '' } } : {}),
      oldPaths: facts.oldPaths.flatMap((path) => oldPathOf(path) ?? []),
    },
    { now, hosts: [] },
  );
  if ('rejected' in judged) return judged;
  for (const picture of Object.values(judged.pictures)) picture.address = beside(picture.address);
  return judged;
}
