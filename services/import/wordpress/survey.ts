import type { IncomingMenu, IncomingPicture, IncomingPublication } from '#content/incoming.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';
import { childText, type XmlElement } from '../files/xml-records.ts';
import { ImportError } from '../import-error.ts';
import { hostOf } from '../old-path.ts';
import { slugOr } from '../slug.ts';
import { decodeEntities } from './decode-entities.ts';

export interface Survey {
  source: string;
  hosts: string[];
  authors: Map<string, { key: string; name: string }>;
  topics: IncomingPublication['topics'];
  tags: IncomingPublication['tags'];
  /** Attachments by their id; stories name them before or after they come. */
  pictures: Map<string, IncomingPicture>;
  /** Other files, by id. */
  files: Map<string, { address: string; title: string }>;
  /** Pictures by the story they were uploaded to. */
  uploads: Map<string, string[]>;
  /** Content that several stories show, by id. */
  reusable: Map<string, string>;
  menus: Map<string, IncomingMenu>;
  items: number;
}

export async function surveyOf(records: AsyncIterable<XmlElement>, file: string): Promise<Survey> {
  const topics = new Map<string, Survey['topics'][number]>();
  const tags = new Map<string, Survey['tags'][number]>();
  const survey: Survey = {
    source: '',
    hosts: [],
    authors: new Map(),
    topics: [],
    tags: [],
    pictures: new Map(),
    files: new Map(),
    uploads: new Map(),
    reusable: new Map(),
    menus: new Map(),
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
  const id = childText(item, 'wp:post_id');
  if (type === 'attachment') {
    surveyAttachment(item, id, survey);
    return;
  }
  if (type === 'wp_block') survey.reusable.set(id, childText(item, 'content:encoded'));
  if (type === 'nav_menu_item') surveyMenuItem(item, survey);
  survey.items += 1;
  const author = childText(item, 'dc:creator');
  if (author && (type === 'post' || type === 'page') && !survey.authors.has(author))
    survey.authors.set(author, { key: author, name: author });
  if (type !== 'post') return;
  for (const { domain, nice, name } of termsOf(item)) {
    if (domain === 'category') addTopic(topics, nice, name);
    const slug = slugOr(nice, 'tag');
    if (domain === 'post_tag' && !tags.has(slug)) tags.set(slug, { slug, name });
  }
}

function surveyAttachment(item: XmlElement, id: string, survey: Survey): void {
  const address = childText(item, 'wp:attachment_url');
  if (!address) return;
  if (!/\.(?:jpe?g|png|gif|webp|avif|svg|bmp|heic)(?:[?#]|$)/i.test(address)) {
    survey.files.set(id, { address, title: decodeEntities(childText(item, 'title')) });
    return;
  }
  const caption = childText(item, 'excerpt:encoded');
  const alt = metaOf(item, '_wp_attachment_image_alt') ?? '';
  survey.pictures.set(id, { address, alt, ...(caption ? { caption: visibleText(caption) } : {}) });
  const parent = childText(item, 'wp:post_parent');
  if (parent && parent !== '0') survey.uploads.set(parent, [...(survey.uploads.get(parent) ?? []), id]);
}

function surveyMenuItem(item: XmlElement, survey: Survey): void {
  const menu = termsOf(item).find(({ domain }) => domain === 'nav_menu')?.name;
  if (!menu) return;
  const found = survey.menus.get(menu) ?? { name: menu, items: [] };
  const address = metaOf(item, '_menu_item_url') ?? `/?p=${metaOf(item, '_menu_item_object_id') ?? ''}`;
  found.items.push({ title: decodeEntities(childText(item, 'title')), address });
  survey.menus.set(menu, found);
}

export function termsOf(item: XmlElement) {
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

export function metaOf(item: XmlElement, key: string): string | undefined {
  const meta = item.children.find(
    (child) => child.name === 'wp:postmeta' && childText(child, 'wp:meta_key') === key,
  );
  return meta && (childText(meta, 'wp:meta_value') || undefined);
}
