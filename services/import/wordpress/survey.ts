import type {
  IncomingAuthor,
  IncomingMenu,
  IncomingPicture,
  IncomingPublication,
} from '#content/incoming.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';
import { childText, type XmlElement } from '../files/xml-records.ts';
import { ImportError } from '../import-error.ts';
import { basePathOf, hostOf, oldPathOf } from '../old-path.ts';
import { slugOr } from '../slug.ts';
import { decodeEntities } from './decode-entities.ts';

export interface Survey {
  source: string;
  hosts: string[];
  /** Below which path the blog stood. */
  basePath: string;
  authors: Map<string, IncomingAuthor>;
  /** Keys of authors by the terms of Co-Authors Plus. */
  coAuthors: Map<string, string>;
  topics: IncomingPublication['topics'];
  tags: IncomingPublication['tags'];
  /** Attachments by their id; stories name them before or after they come. */
  pictures: Map<string, IncomingPicture>;
  /** Ids of pictures by the path of their file. */
  byFile: Map<string, string>;
  /** Other files, by id. */
  files: Map<string, { address: string; title: string; oldPaths: string[] }>;
  /** Pages of pictures with the story each was uploaded to. */
  picturePages: { path: string; sourceId: string }[];
  /** Pictures by the story they were uploaded to. */
  uploads: Map<string, string[]>;
  /** Content that several stories show, by id. */
  reusable: Map<string, string>;
  menus: Map<string, IncomingMenu>;
  /** Days with stories. */
  days: Set<string>;
  items: number;
}

/** How WordPress names a category or tag, by our slug. */
interface Term {
  nice: string;
  id: string;
  parent?: string | undefined;
}

export async function surveyOf(records: AsyncIterable<XmlElement>, file: string): Promise<Survey> {
  const topics = new Map<string, Survey['topics'][number]>();
  const tags = new Map<string, Survey['tags'][number]>();
  const terms = { topics: new Map<string, Term>(), tags: new Map<string, Term>() };
  const survey: Survey = {
    source: '',
    hosts: [],
    basePath: '',
    authors: new Map(),
    coAuthors: new Map(),
    topics: [],
    tags: [],
    pictures: new Map(),
    byFile: new Map(),
    files: new Map(),
    picturePages: [],
    uploads: new Map(),
    reusable: new Map(),
    menus: new Map(),
    days: new Set(),
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
        survey.basePath = basePathOf(record.text.trim());
        survey.source ||= `wordpress:${host}`;
        break;
      }
      case 'wp:author': {
        const key = childText(record, 'wp:author_login');
        const whole = `${childText(record, 'wp:author_first_name')} ${childText(record, 'wp:author_last_name')}`;
        const name = childText(record, 'wp:author_display_name') || whole.trim() || key;
        const id = childText(record, 'wp:author_id');
        if (key) survey.authors.set(key, { key, name, oldPaths: id ? [`/?author=${id}`] : [] });
        break;
      }
      case 'wp:category': {
        const nice = childText(record, 'wp:category_nicename');
        const parent = childText(record, 'wp:category_parent');
        const description = childText(record, 'wp:category_description');
        const id = childText(record, 'wp:term_id');
        if (nice)
          terms.topics.set(slugOr(nice, 'topic'), { nice, id, parent: parent && slugOr(parent, 'topic') });
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
        if (nice) terms.tags.set(slug, { nice, id: childText(record, 'wp:term_id') });
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
    authors: new Map(
      [...survey.authors].map(([key, author]) => {
        const at = `${survey.basePath}/author/${niceName(key)}/`;
        return [key, { ...author, oldPaths: [at, `${at}feed/`, ...below(author.oldPaths, survey)] }];
      }),
    ),
    topics: [...topics.values()].map((topic) => {
      const { id = '' } = terms.topics.get(topic.slug) ?? {};
      const chain = niceChain(topic.slug, terms.topics);
      // WordPress answers at the whole path of a category and at its own name alone.
      const places = new Set([chain.join('/'), chain.at(-1)]);
      const paths = [...places].flatMap((place) => [`/category/${place}/`, `/category/${place}/feed/`]);
      return { ...topic, oldPaths: below([...paths, ...(id ? [`/?cat=${id}`] : [])], survey) };
    }),
    tags: [...tags.values()].map((tag) => {
      const nice = terms.tags.get(tag.slug)?.nice ?? tag.slug;
      const at = `${survey.basePath}/tag/${nice}/`;
      return { ...tag, oldPaths: [at, `${at}feed/`, ...below([`/?tag=${nice}`], survey)] };
    }),
  };
}

const below = (paths: readonly string[] = [], { basePath }: Pick<Survey, 'basePath'>) =>
  paths.map((path) => basePath + path);

/** The name of an author in addresses: the login as WordPress writes it there. */
const niceName = (login: string) =>
  login
    .toLowerCase()
    .split(/[^a-z0-9_]+/)
    .filter(Boolean)
    .join('-');

/** The names of a category and those above it, as its address has them; a circle ends where it closes. */
function niceChain(slug: string, terms: ReadonlyMap<string, Term>): string[] {
  const chain: string[] = [];
  const seen = new Set<string>();
  for (let at: string | undefined = slug; at && !seen.has(at); at = terms.get(at)?.parent) {
    seen.add(at);
    chain.unshift(terms.get(at)?.nice ?? at);
  }
  return chain;
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
  for (const { nice, name } of coAuthorsOf(item)) {
    const key = coAuthorKey(nice, survey);
    if (!survey.authors.has(key)) survey.authors.set(key, { key, name: name || key });
  }
  if (type !== 'post') return;
  if (childText(item, 'wp:status') === 'publish')
    survey.days.add((childText(item, 'wp:post_date') || childText(item, 'wp:post_date_gmt')).slice(0, 10));
  for (const { domain, nice, name } of termsOf(item)) {
    if (domain === 'category') addTopic(topics, nice, name);
    const slug = slugOr(nice, 'tag');
    if (domain === 'post_tag' && !tags.has(slug)) tags.set(slug, { slug, name });
  }
}

function surveyAttachment(item: XmlElement, id: string, survey: Survey): void {
  const address = childText(item, 'wp:attachment_url');
  if (!address) return;
  const link = oldPathOf(childText(item, 'link'));
  const pages = [`${survey.basePath}/?attachment_id=${id}`, ...(link ? [link] : [])];
  if (!/\.(?:jpe?g|png|gif|webp|avif|svg|bmp|heic)(?:[?#]|$)/i.test(address)) {
    const file = oldPathOf(address);
    const title = decodeEntities(childText(item, 'title'));
    survey.files.set(id, { address, title, oldPaths: [...(file ? [file] : []), ...pages] });
    return;
  }
  const caption = childText(item, 'excerpt:encoded');
  const alt = metaOf(item, '_wp_attachment_image_alt') ?? '';
  survey.pictures.set(id, {
    address,
    alt,
    ...(caption ? { caption: visibleText(caption) } : {}),
    oldPaths: pages,
  });
  survey.byFile.set(fileOf(address), id);
  const parent = childText(item, 'wp:post_parent');
  if (!parent || parent === '0') return;
  survey.uploads.set(parent, [...(survey.uploads.get(parent) ?? []), id]);
  survey.picturePages.push(...pages.map((path) => ({ path, sourceId: `post/${parent}` })));
}

/** Co-Authors Plus lists all authors of a post as terms: `cap-` and the name in addresses. */
export const coAuthorsOf = (item: XmlElement) => termsOf(item).filter(({ domain }) => domain === 'author');

/** The login of a co-author, or a key of their own for guests, who have no account. */
export function coAuthorKey(nice: string, { authors, coAuthors }: Survey): string {
  const known = coAuthors.get(nice);
  if (known !== undefined) return known;
  const name = nice.replace(/^cap-/, '');
  const key = [...authors.keys()].find((login) => login === name || niceName(login) === name) ?? name;
  coAuthors.set(nice, key);
  return key;
}

/** The path of a picture as it was uploaded: `lamp-300x200.png` is a size of `lamp.png`. */
export function fileOf(address: string): string {
  const [path = ''] = (oldPathOf(address) ?? '').split('?', 1);
  return path.replace(/-(?:\d{2,5}x\d{2,5}|scaled)(\.\w{3,4})$/, '$1');
}

function surveyMenuItem(item: XmlElement, survey: Survey): void {
  const menu = termsOf(item).find(({ domain }) => domain === 'nav_menu')?.name;
  if (!menu) return;
  const found = survey.menus.get(menu) ?? { name: menu, items: [] };
  const id = metaOf(item, '_menu_item_object_id') ?? '';
  const isTerm = metaOf(item, '_menu_item_type') === 'taxonomy';
  const address = metaOf(item, '_menu_item_url') ?? `${survey.basePath}/?${isTerm ? 'cat' : 'p'}=${id}`;
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
