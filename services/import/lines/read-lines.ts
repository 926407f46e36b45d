import { marked } from 'marked';
import type {
  IncomingAuthor,
  IncomingMenu,
  IncomingNewsletter,
  IncomingPublication,
  IncomingRedirect,
  IncomingStory,
  IncomingTag,
  IncomingTopic,
  RejectedImport,
} from '#content/incoming.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';
import { escapeText } from '#platform/escape-html.ts';
import { createParts } from '../body/parts.ts';
import { ImportError } from '../import-error.ts';
import { markdownHtml } from '../markdown/plain-markdown.ts';
import { oldPathOf } from '../old-path.ts';
import { slugOr } from '../slug.ts';
import { judgeStory } from '../story-facts.ts';
import type { ReadOptions } from '../wordpress/read-wxr.ts';
import { discussionOf } from './discussion.ts';
import { jsonLines } from './json-lines.ts';
import { type RecordOf, readRecord } from './records.ts';

interface Survey {
  source?: string | undefined;
  hosts: string[];
  authors: Map<string, IncomingAuthor>;
  topics: Map<string, IncomingTopic>;
  tags: Map<string, IncomingTag>;
  menus: IncomingMenu[];
  redirects: IncomingRedirect[];
  newsletters: IncomingNewsletter[];
  /** Ids of stories and pages with comments. */
  commented: Set<string>;
  /** Ids of pages: a comment names a story and a page in the same way. */
  pages: Set<string>;
  storyCount: number;
  commentCount: number;
  subscriberCount: number;
  /** The line in which the file ends, if it is cut. */
  cut?: number;
}

/** JSON Lines: one record of a publication per line, for systems that have no reader of their own. */
export async function readJsonLines(
  file: string,
  { now, source }: ReadOptions,
): Promise<IncomingPublication> {
  const survey = await readSurvey(file);
  if (survey.storyCount === 0) throw new ImportError(`${file} has no line with a story or a page`);
  const discussion =
    survey.commentCount > 0
      ? await discussionOf(file, { ...survey, source: source ?? survey.source })
      : undefined;
  return {
    source: source ?? survey.source ?? 'lines',
    authors: [...survey.authors.values()],
    topics: [...survey.topics.values()],
    tags: [...survey.tags.values()],
    storyCount: survey.storyCount,
    cut: survey.cut === undefined ? undefined : `inside line ${survey.cut}`,
    menus: survey.menus,
    redirects: survey.redirects,
    newsletters: survey.newsletters,
    ...(discussion ? { discussion } : {}),
    ...(survey.subscriberCount > 0 ? { subscribers: () => subscribersOf(file) } : {}),
    async *stories() {
      for await (const entry of entriesOf(file)) {
        if ('problem' in entry) {
          if (entry.line !== survey.cut) yield rejectedLine(entry.line, entry.problem);
        } else if (entry.type === 'story' || entry.type === 'page')
          yield storyOf(entry.record, entry.unknown, {
            isPage: entry.type === 'page',
            // Lines about its authors and comments may come after it.
            isPartial: survey.cut !== undefined,
            hosts: survey.hosts,
            now,
          });
        else if (entry.unknown.length > 0)
          yield rejectedLine(
            entry.line,
            `unknown fields were left out, the ${entry.type} was read: ${entry.unknown.join(', ').slice(0, 200)}`,
          );
      }
    },
  };
}

const rejectedLine = (line: number, rejected: string): RejectedImport => ({
  sourceId: `line/${line}`,
  title: `line ${line}`,
  rejected,
});

async function* entriesOf(file: string) {
  for await (const entry of jsonLines(file)) {
    if ('problem' in entry) yield entry;
    else yield { line: entry.line, ...readRecord(entry.value) };
  }
}

async function* subscribersOf(file: string) {
  for await (const entry of entriesOf(file)) {
    if ('problem' in entry || entry.type !== 'subscriber') continue;
    const { email, name, newsletters, since } = entry.record;
    yield { email, newsletters, ...(name ? { name } : {}), ...(since ? { createdAt: since } : {}) };
  }
}

async function readSurvey(file: string): Promise<Survey> {
  const survey: Survey = {
    hosts: [],
    authors: new Map(),
    topics: new Map(),
    tags: new Map(),
    menus: [],
    redirects: [],
    newsletters: [],
    commented: new Set(),
    pages: new Set(),
    storyCount: 0,
    commentCount: 0,
    subscriberCount: 0,
  };
  for await (const entry of entriesOf(file)) {
    if (!('problem' in entry)) keepRecord(survey, entry);
    else if ('isCut' in entry && entry.isCut) survey.cut = entry.line;
  }
  return survey;
}

function keepRecord(
  survey: Survey,
  entry: Exclude<ReturnType<typeof readRecord>, { problem: string }>,
): void {
  switch (entry.type) {
    case 'publication':
      survey.source = entry.record.source ?? survey.source;
      survey.hosts.push(...entry.record.hosts);
      break;
    case 'author': {
      const { id, name, bio, bureau, image, oldPaths } = entry.record;
      survey.authors.set(id, {
        key: id,
        name,
        ...(bio ? { bio } : {}),
        ...(bureau ? { bureau } : {}),
        ...(image ? { picture: { address: image.address, alt: image.alt || name } } : {}),
        oldPaths: pathsOf(oldPaths),
      });
      break;
    }
    case 'topic': {
      const { slug, name, parent, description, oldPaths } = entry.record;
      survey.topics.set(slugOr(slug, 'topic'), {
        slug: slugOr(slug, 'topic'),
        name,
        ...(parent ? { parent: slugOr(parent, 'topic') } : {}),
        ...(description ? { description } : {}),
        oldPaths: pathsOf(oldPaths),
      });
      break;
    }
    case 'tag':
      addName(survey.tags, entry.record, 'tag');
      break;
    case 'menu':
      survey.menus.push(entry.record);
      break;
    case 'redirect': {
      const { path, to } = entry.record;
      survey.redirects.push({ path, to });
      break;
    }
    case 'newsletter': {
      const { name, description } = entry.record;
      survey.newsletters.push({ name, ...(description ? { description } : {}) });
      break;
    }
    case 'story':
    case 'page':
      survey.storyCount += 1;
      if (entry.type === 'page') survey.pages.add(entry.record.id);
      // Names without a line of their own are plain names.
      for (const name of entry.record.authors)
        if (!survey.authors.has(name)) survey.authors.set(name, { key: name, name });
      for (const name of entry.record.topics)
        addName(survey.topics, { slug: name, name, oldPaths: [] }, 'topic');
      for (const name of entry.record.tags) addName(survey.tags, { slug: name, name, oldPaths: [] }, 'tag');
      break;
    case 'comment':
      survey.commentCount += 1;
      survey.commented.add(entry.record.story);
      break;
    case 'subscriber':
      survey.subscriberCount += 1;
      break;
  }
}

const pathsOf = (paths: readonly string[]) => paths.flatMap((path) => oldPathOf(path) ?? []);

function addName(
  names: Map<string, IncomingTag>,
  { slug: given, name, oldPaths }: RecordOf<'tag'>,
  kind: string,
): void {
  const slug = slugOr(given, kind);
  const known = names.get(slug);
  // A line of its own knows the name better than a story that only mentions it.
  if (!known || (known.name !== name && oldPaths.length > 0))
    names.set(slug, { slug, name, oldPaths: pathsOf(oldPaths) });
}

function storyOf(
  record: RecordOf<'story'>,
  unknown: readonly string[],
  {
    isPage,
    isPartial,
    hosts,
    now,
  }: { isPage: boolean; isPartial: boolean; hosts: readonly string[]; now: Date },
): IncomingStory | RejectedImport {
  const { id, title, slug, html, markdown, text, dek, state, published, updated, image, seo } = record;
  const sourceId = `${isPage ? 'page' : 'story'}/${id}`;
  if ([html, markdown, text].filter((form) => form !== undefined).length !== 1)
    return { sourceId, title, rejected: 'it must have one of html, markdown and text' };
  const parts = createParts();
  const body = html ?? (markdown === undefined ? paragraphs(text ?? '') : markdownHtml(markdown, parts));
  return judgeStory(
    {
      sourceId,
      title,
      slug: slug ?? '',
      html: body,
      parts,
      ...(markdown === undefined ? {} : { text: visibleText(marked.parse(markdown, { async: false })) }),
      dek,
      state,
      published: published ?? (isPage && state === 'published' ? now.toISOString() : undefined),
      updated,
      authors: record.authors,
      topics: isPage ? [] : record.topics.map((name) => slugOr(name, 'topic')),
      tags: record.tags.map((name) => slugOr(name, 'tag')),
      ...(image
        ? {
            lead: {
              address: image.address,
              alt: image.alt,
              ...(image.caption ? { caption: image.caption } : {}),
            },
          }
        : {}),
      oldPaths: pathsOf(record.oldPaths),
      changes: unknown.map((name) => `unknown field left out: ${name.slice(0, 60)}`),
      ...(seo
        ? { seo: Object.fromEntries(Object.entries(seo).filter(([, value]) => value !== undefined)) }
        : {}),
      ...(isPage ? { isPage } : {}),
      isPartial,
    },
    { now, hosts },
  );
}

const paragraphs = (text: string) =>
  text
    .split(/\n[ \t\r]{0,100}\n/)
    .map((part) => `<p>${escapeText(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
