import { lstat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { marked } from 'marked';
import type {
  IncomingAuthor,
  IncomingPicture,
  IncomingPublication,
  IncomingStory,
  IncomingTopic,
  RejectedImport,
} from '#content/incoming.ts';
import { htmlText } from '#content/rules/body/html-text.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';
import { hubTopicPathSlugs } from '#content/rules/hub-topic-path.ts';
import { feedRedirects } from '#content/rules/imports/old-addresses.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { createParts } from '../body/parts.ts';
import { ImportError } from '../import-error.ts';
import { oldPathOf } from '../old-path.ts';
import { slugOf, slugOr } from '../slug.ts';
import { judgeStory } from '../story-facts.ts';
import type { ReadOptions } from '../wordpress/read-wxr.ts';
import { documentHtml } from './document-html.ts';
import { createFileIndex, type FileIndex } from './file-index.ts';
import {
  addressOfFile,
  type FolderFile,
  folderFiles,
  nameOf,
  type ReadFile,
  readFolderFile,
} from './folder-files.ts';
import { type FrontMatter, isRecord, plainName, recordAt, wordOf } from './front-matter.ts';
import { withoutDirectives } from './markdown-html.ts';
import { normalDate } from './normal-date.ts';
import { type MarkdownSite, readSite } from './site-config.ts';

interface FolderContext {
  folder: string;
  site: MarkdownSite;
  index: FileIndex;
  now: Date;
  authorsOf(facts: FrontMatter): string[];
}

/** A folder of Markdown files with front matter: a site of Hugo or Jekyll, or files as Eleventy and Astro keep them. */
export async function readMarkdownFolder(
  folder: string,
  { now, source }: ReadOptions,
): Promise<IncomingPublication> {
  const site = await readSite(folder);
  const files: FolderFile[] = [];
  for await (const file of folderFiles(folder, site)) files.push(file);
  if (files.length === 0) throw new ImportError(`${folder} has no Markdown files`);
  const index = createFileIndex(site.contents);
  const authors = new Map<string, IncomingAuthor>();
  const topics = new Map<string, IncomingTopic>();
  const tags = new Map<string, { slug: string; name: string; oldPaths?: string[] }>();
  const authorsOf = (facts: FrontMatter) => (facts.authors.length > 0 ? facts.authors : defaultAuthors(site));
  const stories: FolderFile[] = [];
  for (const file of files) {
    const read = await readFolderFile(folder, file, site);
    if ('rejected' in read) {
      stories.push(file);
      continue;
    }
    const { facts } = read;
    const address = addressOfFile(file, facts, site) ?? ownAddress(file, facts);
    index.add(file.place, address);
    if (isTermPage(file, site)) {
      describeTerm(file, read, { authors, topics, site });
      continue;
    }
    if (file.kind === 'list' && read.body.trim() === '') continue;
    stories.push(file);
    for (const name of authorsOf(facts)) authors.set(name, authorOf(name, site, authors.get(name)));
    for (const path of facts.topics) addTopicPath(topics, path, site);
    for (const name of facts.tags) addTag(tags, name, site);
  }
  const context: FolderContext = { folder, site, index, now, authorsOf };
  for (const { picture } of authors.values())
    if (picture) picture.address = await fileAddress(picture.address, '', context);
  return {
    source: source ?? (site.host ? `${site.system}:${site.host}` : site.system),
    authors: [...authors.values()],
    topics: [...topics.values()],
    tags: [...tags.values()],
    redirects: feedRedirects(site.system, site.basePath),
    storyCount: stories.length + site.problems.size,
    async *stories() {
      for (const [place, problem] of site.problems)
        yield { sourceId: `file/${place}`, title: place, rejected: problem };
      for (const file of stories) yield storyOf(file, context);
    },
  };
}

/** A folder without a site has no old addresses: links between its files lead to the new ones. */
const ownAddress = ({ place }: FolderFile, { slug, title }: FrontMatter) =>
  pathFor('article', { slug: slugOf(slug ?? nameOf(place).name) || slugOf(title ?? '') || 'story' });

function defaultAuthors({ config }: MarkdownSite): string[] {
  const given = config.author ?? recordAt(config, 'params').author;
  const name = plainName(wordOf(isRecord(given) ? given.name : given) ?? '');
  return name ? [name] : [];
}

/** A key of the authors' data has the name there; anything else is a name. */
function authorOf(
  key: string,
  { people, basePath, system }: MarkdownSite,
  known?: IncomingAuthor,
): IncomingAuthor {
  const person = people.get(key);
  const at = `${basePath}/authors/${slugOr(key, 'author')}/`;
  const path = system === 'hugo' ? [at, `${at}index.xml`] : [];
  return {
    key,
    name: person?.name ?? key,
    ...(person?.bio ? { bio: person.bio } : {}),
    ...(person?.picture ? { picture: { address: person.picture, alt: person.name } } : {}),
    ...(person?.bureau ? { bureau: person.bureau } : {}),
    oldPaths: path,
    ...known,
  };
}

/** `content/authors/ada/_index.md` and `content/categories/gear/_index.md` say more about a name. */
function isTermPage({ place, kind }: FolderFile, { system, contents }: MarkdownSite): boolean {
  const [taxonomy = '', ...rest] = posix.relative(contents, place).split('/');
  return (
    system === 'hugo' && kind === 'list' && rest.length > 1 && /^(?:authors|categories|tags)$/.test(taxonomy)
  );
}

function describeTerm(
  { place }: FolderFile,
  { facts, body }: ReadFile,
  {
    authors,
    topics,
    site,
  }: { authors: Map<string, IncomingAuthor>; topics: Map<string, IncomingTopic>; site: MarkdownSite },
): void {
  const [taxonomy] = posix.relative(site.contents, place).split('/');
  const { name } = nameOf(place);
  const words = facts.dek ?? visibleText(marked.parse(body, { async: false }));
  if (taxonomy === 'authors')
    authors.set(name, {
      ...authorOf(name, site),
      name: plainName(facts.title ?? name),
      ...(words ? { bio: words } : {}),
    });
  if (taxonomy !== 'categories') return;
  addTopicPath(topics, name, site);
  const topic = topics.get(slugOr(name, 'topic'));
  if (topic) Object.assign(topic, { name: facts.title ?? topic.name }, words ? { description: words } : {});
}

/** `Home & Office^Smart home` names a topic and those above it, as hubs export them. */
const isHubPath = (topic: string) => topic.includes('^');

function topicSlugs(topic: string): string[] {
  return isHubPath(topic) ? hubTopicPathSlugs(topic) : [slugOr(topic, 'topic')];
}

function addTopicPath(topics: Map<string, IncomingTopic>, path: string, site: MarkdownSite): void {
  const names = isHubPath(path) ? path.split('^').filter((name) => name.trim() !== '') : [path];
  let parent: string | undefined;
  for (const [index, slug] of topicSlugs(path).entries()) {
    const at = `${site.basePath}/categories/${slug}/`;
    const oldPaths = site.system === 'hugo' ? [at, `${at}index.xml`] : undefined;
    if (!topics.has(slug))
      topics.set(slug, {
        slug,
        name: names[index]?.trim() ?? slug,
        ...(parent ? { parent } : {}),
        ...(oldPaths ? { oldPaths } : {}),
      });
    parent = slug;
  }
}

function addTag(
  tags: Map<string, { slug: string; name: string; oldPaths?: string[] }>,
  name: string,
  { system, basePath }: MarkdownSite,
): void {
  const slug = slugOr(name, 'tag');
  const at = `${basePath}/tags/${slug}/`;
  const oldPaths = system === 'hugo' ? { oldPaths: [at, `${at}index.xml`] } : {};
  if (!tags.has(slug)) tags.set(slug, { slug, name, ...oldPaths });
}

async function storyOf(file: FolderFile, context: FolderContext): Promise<IncomingStory | RejectedImport> {
  const { folder, site, index, now } = context;
  const { place } = file;
  const sourceId = `file/${place}`;
  const read = await readFolderFile(folder, file, site);
  if ('rejected' in read) return { sourceId, title: place, rejected: read.rejected };
  const { facts } = read;
  const { name, day } = nameOf(place);
  const title = facts.title ?? /^#[ \t](.+)$/m.exec(read.body)?.[1] ?? '';
  const body = facts.title ? read.body : read.body.replace(/^#[ \t].+$/m, '');
  const parts = createParts();
  const isHtml = place.toLowerCase().endsWith('.html');
  const addressOf = (target: string) => index.addressOf(target, place);
  const { html, notes } = documentHtml(body, facts, { site, parts, isHtml, addressOf });
  const { state, published, changes } = lifeOf(file, facts, facts.date ?? day, now);
  const address = addressOfFile(file, facts, site);
  const isPage =
    file.kind === 'page' ||
    file.kind === 'list' ||
    (site.system === 'hugo' && (facts.isPage || (!published && state !== 'draft')));
  const seo = {
    ...(facts.metaTitle ? { title: facts.metaTitle } : {}),
    ...(facts.metaDescription ? { description: facts.metaDescription } : {}),
    ...(facts.canonical ? { canonical: facts.canonical } : {}),
  };
  const judged = judgeStory(
    {
      sourceId,
      title,
      // Hugo shows a title as it is written, `vector<int>` too.
      isTitleText: site.system === 'hugo',
      slug: slugOf(facts.slug ?? name) || slugOf(title),
      html,
      parts,
      text: sourceText(body, site.system, isHtml),
      dek: facts.dek,
      state,
      // A page has no date of its own; the day of the import is as good as any.
      published: published ?? (isPage && state !== 'draft' ? now.toISOString() : undefined),
      updated: facts.updated && normalDate(facts.updated),
      authors: context.authorsOf(facts),
      topics: isPage ? [] : facts.topics.flatMap((topic) => topicSlugs(topic).slice(-1)),
      tags: facts.tags.map((tag) => slugOr(tag, 'tag')),
      ...(facts.image ? { lead: leadOf(facts) } : {}),
      oldPaths: [address, ...facts.aliases].flatMap((path) => oldPathOf(path) ?? []),
      changes: [...notes, ...changes],
      ...(Object.keys(seo).length > 0 ? { seo } : {}),
      ...(isPage ? { isPage } : {}),
    },
    { now, hosts: site.host ? [site.host] : [] },
  );
  if ('rejected' in judged) return judged;
  await placePictures(judged, { place, address }, context);
  return judged;
}

function leadOf({ image = '', imageAlt = '', imageCaption }: FrontMatter): IncomingPicture {
  // Themes show it as Markdown.
  const caption = imageCaption && htmlText(marked.parseInline(imageCaption, { async: false }));
  return { address: image, alt: imageAlt, ...(caption ? { caption } : {}) };
}

/** Draft, scheduled or published by what the file says; what had expired there is not published again here. */
function lifeOf(file: FolderFile, facts: FrontMatter, date: string | undefined, now: Date) {
  const changes: string[] = [];
  const published = facts.publishDate ?? date;
  const time = (text: string | undefined) => (text ? Date.parse(normalDate(text)) : Number.NaN);
  let state: IncomingStory['state'] = facts.isDraft || file.kind === 'draft' ? 'draft' : 'published';
  if (state === 'published' && time(facts.expiryDate) <= now.getTime()) {
    state = 'draft';
    changes.push('it had expired there, and is a draft here');
  } else if (state === 'published' && time(published) > now.getTime()) state = 'scheduled';
  return { state, published: published && normalDate(published), changes };
}

/** What an author hid from readers is no text of the story. */
function withoutComments(body: string): string {
  const [first = '', ...rest] = body.split(/(?:\{%-?\s{0,5}|\{\{[<%]\s{0,5})comment\b/);
  return (
    first +
    rest
      .map((part) =>
        part.slice(Math.max(0, part.search(/\{%-?\s{0,5}endcomment|\{\{[<%]\s{0,5}\/\s{0,5}comment/))),
      )
      .join('')
  );
}

/** The words of the file, counted by a way of its own: template code aside, Markdown as it is. */
function sourceText(body: string, system: MarkdownSite['system'], isHtml: boolean): string {
  const shortcode = /\{\{[<%][^{}]{0,10000}?[>%]\}\}/g;
  const liquid = /\{%[^{}]{0,10000}?%\}|\{\{[^{}]{0,10000}?\}\}/g;
  const seen = withoutDirectives(withoutComments(body));
  let text = system === 'jekyll' ? seen : seen.replace(shortcode, ' ');
  if (system !== 'hugo') text = text.replace(liquid, ' ');
  text = text
    .replace(/\{:{1,2}[^}\n]{0,500}\}|\{[#.][\w-][^}\n]{0,200}\}[ \t]*$/gm, ' ')
    .replace(/\[\^[^\]\n]{1,100}\]:?/g, ' ');
  return visibleText(isHtml ? text : marked.parse(text, { async: false }));
}

/** A picture or file named from the root is in the folder of static files; any other one is beside the text. */
async function placePictures(
  story: IncomingStory,
  { place, address }: { place: string; address: string | undefined },
  context: FolderContext,
): Promise<void> {
  const galleries = Object.values(story.galleries ?? {}).flatMap(({ pictures }) => pictures);
  const all = [...Object.values(story.pictures), ...galleries, ...(story.lead ? [story.lead] : [])];
  const { basePath } = context.site;
  /** A file of a bundle stood below the address of its page, a static one below that of the site. */
  const pathsOf = (named: string, known: string[] = []): string[] => {
    if (/^(?:[a-z][a-z0-9+.-]{0,30}:|\/\/)/i.test(named)) return known;
    const isFromRoot = named.startsWith('/');
    if (isFromRoot && (!basePath || named.startsWith(`${basePath}/`))) return known;
    const path = isFromRoot ? oldPathOf(basePath + named) : address && oldPathOf(posix.join(address, named));
    return path ? [...(isFromRoot ? known : []), path] : known;
  };
  for (const picture of all) {
    const paths = pathsOf(picture.address, picture.oldPaths);
    if (paths.length > 0) picture.oldPaths = paths;
    picture.address = await fileAddress(picture.address, place, context);
  }
  for (const file of story.files ?? []) {
    file.oldPaths = pathsOf(file.written, file.oldPaths);
    const found = await fileAddress(file.written, place, context);
    // What is not in the folder may still be on the web.
    if (!found.startsWith('/')) file.address = found;
  }
}

async function fileAddress(address: string, place: string, { folder, site }: FolderContext): Promise<string> {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return address;
  const path = decodedPath(address);
  const isFromRoot = path.startsWith('/');
  const places = [
    ...(isFromRoot ? [] : [posix.join(posix.dirname(place), path)]),
    ...site.files.map((files) =>
      posix.join(
        files,
        path
          .slice(site.basePath && path.startsWith(`${site.basePath}/`) ? site.basePath.length : 0)
          .replace(/^\//, ''),
      ),
    ),
  ];
  for (const one of places)
    if (!one.startsWith('..') && (await lstat(join(folder, one)).catch(() => undefined))?.isFile())
      return one;
  return isFromRoot ? address : posix.join(posix.dirname(place), path);
}

function decodedPath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
