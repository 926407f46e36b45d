import type {
  IncomingPicture,
  IncomingPublication,
  IncomingStory,
  RejectedImport,
} from '#content/incoming.ts';
import { textChunks } from '../files/text-chunks.ts';
import { channelRecords, childText, type XmlElement } from '../files/xml-records.ts';
import { ImportError } from '../import-error.ts';
import { hostOf, oldPathOf } from '../old-path.ts';
import { slugOr } from '../slug.ts';
import { judgeStory } from '../story-facts.ts';
import { paragraphs } from './paragraphs.ts';

interface Survey {
  source: string;
  hosts: string[];
  authors: Map<string, { key: string; name: string }>;
  topics: IncomingPublication['topics'];
  tags: IncomingPublication['tags'];
  /** Attachments by their id; stories name them before or after they come. */
  pictures: Map<string, IncomingPicture>;
  items: number;
}

export interface ReadOptions {
  now: Date;
  /** Takes the place of the name the file gives itself. */
  source?: string | undefined;
  /** Ghost: what only members may read becomes a draft, or is open to everybody. */
  membersOnly?: 'draft' | 'public' | undefined;
}

/** A WordPress export (WXR). It is read twice: once to the end before anything is handed over, then story by story. */
export async function readWxr(file: string, options: ReadOptions): Promise<IncomingPublication> {
  const records = () => channelRecords(textChunks(file), file);
  const survey = await surveyOf(records(), file);
  return {
    source: options.source ?? survey.source,
    authors: [...survey.authors.values()],
    topics: survey.topics,
    tags: survey.tags,
    storyCount: survey.items,
    async *stories() {
      for await (const record of records()) {
        const story = record.name === 'item' ? itemOf(record, survey, options.now) : undefined;
        if (story) yield story;
      }
    },
  };
}

async function surveyOf(records: AsyncIterable<XmlElement>, file: string): Promise<Survey> {
  const topics = new Map<string, Survey['topics'][number]>();
  const tags = new Map<string, Survey['tags'][number]>();
  const survey: Survey = {
    source: '',
    hosts: [],
    authors: new Map(),
    topics: [],
    tags: [],
    pictures: new Map(),
    items: 0,
  };
  let version = '';
  for await (const record of records) {
    switch (record.name) {
      case 'wp:wxr_version':
        version = record.text.trim();
        break;
      case 'link':
      case 'wp:base_site_url':
      case 'wp:base_blog_url': {
        const host = hostOf(record.text.trim());
        if (!host) break;
        survey.hosts.push(host);
        survey.source ||= `wordpress:${host}`;
        break;
      }
      case 'wp:author': {
        const key = childText(record, 'wp:author_login');
        const whole = `${childText(record, 'wp:author_first_name')} ${childText(record, 'wp:author_last_name')}`;
        const name = childText(record, 'wp:author_display_name') || whole.trim() || key;
        if (key) survey.authors.set(key, { key, name });
        break;
      }
      case 'wp:category': {
        const nice = childText(record, 'wp:category_nicename');
        const parent = childText(record, 'wp:category_parent');
        const description = childText(record, 'wp:category_description');
        if (nice)
          addTopic(topics, nice, childText(record, 'wp:cat_name') || nice, {
            ...(parent ? { parent: slugOr(parent, 'topic') } : {}),
            ...(description ? { description } : {}),
          });
        break;
      }
      case 'wp:tag': {
        const nice = childText(record, 'wp:tag_slug');
        const slug = slugOr(nice, 'tag');
        if (nice) tags.set(slug, { slug, name: childText(record, 'wp:tag_name') || nice });
        break;
      }
      case 'item':
        surveyItem(record, survey, topics, tags);
        break;
    }
  }
  if (!/^1\.[0-2]$/.test(version))
    throw new ImportError(
      version
        ? `${file} is a WordPress export of version ${version.slice(0, 20)}; 1.0 to 1.2 are known`
        : `${file} is no WordPress export: it has no wp:wxr_version`,
    );
  return {
    ...survey,
    source: survey.source || 'wordpress',
    topics: [...topics.values()],
    tags: [...tags.values()],
  };
}

function addTopic(
  topics: Map<string, Survey['topics'][number]>,
  nice: string,
  name: string,
  more: object = {},
): void {
  if (nice === 'uncategorized') return;
  const slug = slugOr(nice, 'topic');
  if (!topics.has(slug) || Object.keys(more).length > 0)
    topics.set(slug, { slug, name: name.trim(), ...more });
}

/** Categories and tags that only stories name exist too; pictures wait for the stories that show them. */
function surveyItem(
  item: XmlElement,
  survey: Survey,
  topics: Map<string, Survey['topics'][number]>,
  tags: Map<string, Survey['tags'][number]>,
): void {
  const type = childText(item, 'wp:post_type');
  if (type === 'attachment') {
    const address = childText(item, 'wp:attachment_url');
    const caption = childText(item, 'excerpt:encoded');
    if (address)
      survey.pictures.set(childText(item, 'wp:post_id'), {
        address,
        alt: metaOf(item, '_wp_attachment_image_alt') ?? '',
        ...(caption ? { caption } : {}),
      });
    return;
  }
  survey.items += 1;
  if (type !== 'post') return;
  for (const { domain, nice, name } of termsOf(item)) {
    if (domain === 'category') addTopic(topics, nice, name);
    const slug = slugOr(nice, 'tag');
    if (domain === 'post_tag' && !tags.has(slug)) tags.set(slug, { slug, name });
  }
}

function termsOf(item: XmlElement) {
  return item.children.flatMap(({ name, attributes, text }) =>
    name === 'category' && (attributes.nicename || text.trim())
      ? [
          {
            domain: attributes.domain ?? '',
            nice: attributes.nicename || text.trim(),
            name: text.trim() || '',
          },
        ]
      : [],
  );
}

function metaOf(item: XmlElement, key: string): string | undefined {
  const meta = item.children.find(
    (child) => child.name === 'wp:postmeta' && childText(child, 'wp:meta_key') === key,
  );
  return meta && (childText(meta, 'wp:meta_value') || undefined);
}

const states: Readonly<Record<string, 'draft' | 'scheduled' | 'published'>> = {
  publish: 'published',
  future: 'scheduled',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
};

function itemOf(item: XmlElement, survey: Survey, now: Date): IncomingStory | RejectedImport | undefined {
  const type = childText(item, 'wp:post_type');
  if (type === 'attachment') return undefined;
  const id = childText(item, 'wp:post_id');
  const title = childText(item, 'title');
  const sourceId = `post/${id || childText(item, 'guid')}`;
  const reject = (rejected: string): RejectedImport => ({ sourceId, title, rejected });
  if (sourceId === 'post/') return reject('it has no id');
  if (item.isTooLarge) return reject('it is larger than 8 MB');
  if (type !== 'post') return reject(`it is a ${type.slice(0, 40) || 'thing of no kind'} and not a post`);
  const status = childText(item, 'wp:status');
  const state = Object.hasOwn(states, status) ? states[status] : undefined;
  if (!state) return reject(`its status is ${status.slice(0, 40) || 'missing'}`);
  if (childText(item, 'wp:post_password')) return reject('it is protected by a password');
  const author = childText(item, 'dc:creator');
  if (author && !survey.authors.has(author))
    return reject(`it is by ${author.slice(0, 80)}, whom the file does not know`);

  const terms = termsOf(item);
  const link = oldPathOf(childText(item, 'link'));
  return judgeStory(
    {
      sourceId,
      title,
      slug: childText(item, 'wp:post_name'),
      html: paragraphs(childText(item, 'content:encoded')),
      dek: childText(item, 'excerpt:encoded'),
      state,
      published: dateOf(item, 'wp:post_date'),
      updated: dateOf(item, 'wp:post_modified'),
      authors: author ? [author] : [],
      topics: terms
        .filter(({ domain, nice }) => domain === 'category' && nice !== 'uncategorized')
        .map(({ nice }) => slugOr(nice, 'topic')),
      tags: terms.filter(({ domain }) => domain === 'post_tag').map(({ nice }) => slugOr(nice, 'tag')),
      lead: survey.pictures.get(metaOf(item, '_thumbnail_id') ?? ''),
      oldPaths: link ? [link] : [],
      changes: status === 'private' ? ['it was private and is a draft'] : [],
    },
    { now, hosts: survey.hosts },
  );
}

/** WordPress writes zeros for a date it does not have. */
function dateOf(item: XmlElement, name: string): string | undefined {
  return [childText(item, `${name}_gmt`), childText(item, name)].find(
    (date) => date !== '' && !date.startsWith('0000-00-00'),
  );
}
