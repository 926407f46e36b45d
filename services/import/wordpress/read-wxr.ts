import type {
  IncomingPicture,
  IncomingPublication,
  IncomingSeo,
  IncomingStory,
  RejectedImport,
} from '#content/incoming.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';
import { archiveRedirects, feedRedirects } from '#content/rules/imports/old-addresses.ts';
import { createParts } from '../body/parts.ts';
import { withoutBetween } from '../body/pieces.ts';
import { textChunks } from '../files/text-chunks.ts';
import { channelRecords, childText, type XmlElement } from '../files/xml-records.ts';
import { oldPathOf } from '../old-path.ts';
import { slugOr } from '../slug.ts';
import { judgeStory } from '../story-facts.ts';
import { footnotesHtml, hasBlocks, translateBlocks } from './blocks.ts';
import { discussionOf } from './comments.ts';
import { decodeEntities } from './decode-entities.ts';
import { paragraphs } from './paragraphs.ts';
import { recordDate } from './record-date.ts';
import { translateShortcodes, withoutWordPressShortcodes } from './shortcodes.ts';
import { coAuthorKey, coAuthorsOf, fileOf, metaOf, type Survey, surveyOf, termsOf } from './survey.ts';

export interface ReadOptions {
  now: Date;
  /** Takes the place of the name the file gives itself. */
  source?: string | undefined;
  /** Ghost: what only members may read becomes a draft, or is open to everybody. */
  membersOnly?: 'draft' | 'public' | undefined;
}

/** A WordPress export (WXR). It is read to its end before anything is handed over, then story by story; of a cut one, what is complete. */
export async function readWxr(file: string, options: ReadOptions): Promise<IncomingPublication> {
  let cut: string | undefined;
  const onCut = (where: string) => {
    cut = where;
  };
  const records = () => channelRecords(textChunks(file), file, { onCut });
  const survey = await surveyOf(records(), file);
  const source = options.source ?? survey.source;
  const discussion = await discussionOf(source, () => textChunks(file), file);
  return {
    source,
    authors: [...survey.authors.values()],
    topics: survey.topics,
    tags: survey.tags,
    menus: [...survey.menus.values()],
    // The export has no roles: they are in a table of their own there.
    users: [...survey.authors.values()].map(({ key, name }) => ({ key, name, role: '' })),
    redirects: [
      ...feedRedirects('wordpress', survey.basePath),
      ...archiveRedirects(survey.days, survey.basePath),
    ],
    files: [...survey.files.values()].map(({ address, oldPaths }) => ({
      written: address,
      address,
      oldPaths,
    })),
    picturePages: survey.picturePages,
    discussion,
    storyCount: survey.items,
    cut,
    async *stories() {
      for await (const record of records()) {
        const story = record.name === 'item' ? itemOf(record, survey, options.now) : undefined;
        if (story) yield 'rejected' in story ? story : withFilePaths(story, survey);
      }
    },
  };
}

/** Each picture as it was uploaded, with its old addresses: the size that the story showed, the file itself, its page. */
function withFilePaths(story: IncomingStory, survey: Survey): IncomingStory {
  const placed = (picture: IncomingPicture): IncomingPicture => {
    const file = fileOf(picture.address);
    const known = survey.pictures.get(survey.byFile.get(file) ?? '');
    if (!known || !picture.oldPaths) return picture;
    // As it was uploaded: a size made for a narrow column is too small here.
    return {
      ...picture,
      address: known.address,
      oldPaths: [...new Set([...picture.oldPaths, file, ...(known.oldPaths ?? [])])],
    };
  };
  const pictures = Object.entries(story.pictures).map(([uuid, picture]) => [uuid, placed(picture)]);
  const galleries = Object.entries(story.galleries ?? {}).map(([uuid, gallery]) => [
    uuid,
    { ...gallery, pictures: gallery.pictures.map(placed) },
  ]);
  return {
    ...story,
    pictures: Object.fromEntries(pictures),
    galleries: Object.fromEntries(galleries),
    ...(story.lead ? { lead: placed(story.lead) } : {}),
  };
}

const states: Readonly<Record<string, 'draft' | 'scheduled' | 'published'>> = {
  publish: 'published',
  future: 'scheduled',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
};
/** Parts of the machinery of WordPress; what readers saw of them arrives with the stories. */
const machinery =
  /^(?:attachment|nav_menu_item|wp_\w+|custom_css|customize_changeset|oembed_cache|user_request|revision)$/;

function itemOf(item: XmlElement, survey: Survey, now: Date): IncomingStory | RejectedImport | undefined {
  const type = childText(item, 'wp:post_type');
  if (machinery.test(type)) return undefined;
  const id = childText(item, 'wp:post_id');
  const title = decodeEntities(childText(item, 'title').replace(/<[^>]{0,1000}>/g, ''));
  const sourceId = `post/${id || childText(item, 'guid')}`;
  const reject = (rejected: string): RejectedImport => ({ sourceId, title, rejected });
  if (sourceId === 'post/') return reject('it has no id');
  if (item.isTooLarge) return reject('it is larger than 8 MB');
  if (type !== 'post' && type !== 'page')
    return reject(`it is a ${type.slice(0, 40) || 'thing of no kind'} and not a post`);
  const status = childText(item, 'wp:status');
  const state = Object.hasOwn(states, status) ? states[status] : undefined;
  if (!state) return reject(`its status is ${status.slice(0, 40) || 'missing'}`);
  const isProtected = childText(item, 'wp:post_password') !== '';
  const author = childText(item, 'dc:creator');
  const coAuthors = coAuthorsOf(item).map(({ nice }) => coAuthorKey(nice, survey));
  const terms = termsOf(item);
  const leadId = metaOf(item, '_thumbnail_id') ?? '';
  const lead = survey.pictures.get(leadId);
  return judgeStory(
    {
      sourceId,
      title,
      isTitleText: true,
      slug: childText(item, 'wp:post_name'),
      ...bodyOf(item, id, survey),
      dek: decodeEntities(childText(item, 'excerpt:encoded')),
      state: isProtected ? 'draft' : state,
      published: recordDate(item, 'wp:post_date'),
      updated: recordDate(item, 'wp:post_modified'),
      authors: coAuthors.length > 0 ? coAuthors : author ? [author] : [],
      topics: terms
        .filter(({ domain, nice }) => domain === 'category' && nice !== 'uncategorized')
        .map(({ nice }) => slugOr(nice, 'topic')),
      tags: terms.filter(({ domain }) => domain === 'post_tag').map(({ nice }) => slugOr(nice, 'tag')),
      lead,
      leadLost:
        /^[1-9]\d*$/.test(leadId) && !lead
          ? `the export has no attachment ${leadId.slice(0, 20)}`
          : undefined,
      oldPaths: oldPathsOf(item, { id, type, basePath: survey.basePath }),
      changes: [
        ...(status === 'private' ? ['it was private and is a draft'] : []),
        ...(isProtected ? ['it was protected by a password and is a draft'] : []),
        ...(childText(item, 'wp:is_sticky') === '1' ? ['it stood above all others (sticky)'] : []),
        ...(type === 'page' ? ['it was a page: no list or feed contains it'] : []),
      ],
      seo: seoOf(item),
      isPage: type === 'page',
    },
    { now, hosts: survey.hosts },
  );
}

function bodyOf(item: XmlElement, id: string, survey: Survey) {
  // The button of a file stands beside its name.
  const content = childText(item, 'content:encoded').replace(
    /<\/a>(?=<a\s[^<>]{0,500}wp-block-file__button)/g,
    '</a> ',
  );
  const parts = createParts();
  const files = {
    picture: (picture: string) => survey.pictures.get(picture),
    file: (file: string) => survey.files.get(file),
    picturesOf: survey.uploads.get(id) ?? [],
  };
  const isBlocks = hasBlocks(content);
  const footnotes = /<!--\s{0,9}wp:footnotes\b/.test(content) ? footnotesHtml(metaOf(item, 'footnotes')) : '';
  const sources = { parts, footnotes, reusable: (ref: string) => survey.reusable.get(ref) };
  const blocks = isBlocks ? translateBlocks(content, sources) : content;
  const translated = translateShortcodes(blocks, parts, files);
  const plain = withoutBetween(translated, '<!--', '-->');
  return {
    html: isBlocks ? plain : paragraphs(plain),
    parts,
    text: visibleText(withoutWordPressShortcodes(content) + footnotes),
  };
}

/** Where readers and feeds found it. `?p=` is in the links of every WordPress. */
function oldPathsOf(
  item: XmlElement,
  { id, type, basePath }: { id: string; type: string; basePath: string },
): string[] {
  const link = oldPathOf(childText(item, 'link'));
  const paths = [link, oldPathOf(childText(item, 'guid')), id ? `${basePath}/?p=${id}` : undefined];
  if (type === 'page' && id) paths.push(`${basePath}/?page_id=${id}`);
  if (link && !link.includes('?')) paths.push(`${link.replace(/\/$/, '')}/feed/`);
  return paths.filter((path) => path !== undefined);
}

/** Yoast, Rank Math and All in One SEO, in this order. */
function seoOf(item: XmlElement): IncomingSeo | undefined {
  const first = (...keys: string[]) => keys.map((key) => metaOf(item, key)).find((value) => value);
  // A title with variables (`%%title%%`, `#post_title`) is a template and no title.
  const title = first('_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title');
  const description = first(
    '_yoast_wpseo_metadesc',
    'rank_math_description',
    '_aioseo_description',
    '_aioseop_description',
  );
  const canonical = first('_yoast_wpseo_canonical', 'rank_math_canonical_url', '_aioseo_canonical_url');
  const isHidden =
    first('_yoast_wpseo_meta-robots-noindex') === '1' ||
    /noindex/.test(first('rank_math_robots') ?? '') ||
    first('_aioseop_noindex') === 'on';
  const isTemplate = (text: string) => /%\w+%|#\w+_\w+/.test(text);
  const seo: IncomingSeo = {
    ...(title && !isTemplate(title) ? { title: decodeEntities(title) } : {}),
    ...(description && !isTemplate(description) ? { description: decodeEntities(description) } : {}),
    ...(canonical ? { canonical } : {}),
    ...(isHidden ? { noindex: true } : {}),
  };
  return Object.keys(seo).length > 0 ? seo : undefined;
}
