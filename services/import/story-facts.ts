import type { IncomingPicture, IncomingStory, RejectedImport } from '#content/incoming.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';
import type { Parts } from './body/parts.ts';
import { toBody } from './body/to-body.ts';
import { readDate } from './dates.ts';
import { withOldPath } from './old-path.ts';
import { slugOf } from './slug.ts';
import { filesOf } from './story-files.ts';

/** What all readers find, before it is judged. */
interface RawStory {
  sourceId: string;
  title: string;
  /** The title is text: what looks like a tag is no tag. */
  isTitleText?: boolean;
  slug: string;
  html: string;
  /** What the reader marked in the HTML. */
  parts?: Parts;
  /** The visible text of the source, if the HTML is not all of it. */
  text?: string;
  dek?: string | undefined;
  state: 'draft' | 'scheduled' | 'published';
  published?: string | undefined;
  updated?: string | undefined;
  authors: string[];
  topics: string[];
  tags: string[];
  lead?: IncomingStory['lead'] | undefined;
  /** Why the picture above the story is not known, if its source names one. */
  leadLost?: string | undefined;
  oldPaths: string[];
  changes?: string[];
  seo?: IncomingStory['seo'] | undefined;
  isPage?: boolean;
  isPartial?: boolean;
}

const longestTitle = 300;
const longestBody = 2 * 1024 * 1024;
const longestDek = 1000;

/** Checks one story by the rules that all sources share; returns the story or the reason it is rejected. */
export function judgeStory(
  raw: RawStory,
  { now, hosts }: { now: Date; hosts: readonly string[] },
): IncomingStory | RejectedImport {
  const title = raw.isTitleText ? raw.title.replace(/\s+/g, ' ').trim() : oneLine(raw.title);
  const reject = (rejected: string): RejectedImport => ({ sourceId: raw.sourceId, title, rejected });
  if (title === '') return reject('it has no title');
  if (title.length > longestTitle) return reject(`its title has more than ${longestTitle} characters`);
  if (raw.html.length > longestBody) return reject('its text is larger than 2 MB');
  const slug = slugOf(raw.slug) || slugOf(title);
  if (slug === '')
    return reject('neither its slug nor its title has a character that a URL path can contain');

  const changes = [...(raw.changes ?? [])];
  if (raw.slug && slug !== raw.slug) changes.push(`slug "${raw.slug.slice(0, 80)}" became "${slug}"`);
  let datePublished: string | undefined;
  if (raw.published) {
    const date = readDate(raw.published, now);
    if ('problem' in date) return reject(date.problem);
    datePublished = date.iso;
  } else if (raw.state !== 'draft') return reject('it has no date');
  const isAhead = datePublished !== undefined && Date.parse(datePublished) > now.getTime();
  if (raw.state === 'published' && isAhead) return reject('it was published in the future');
  let dateUpdated: string | undefined;
  if (raw.updated) {
    const date = readDate(raw.updated, now);
    if ('problem' in date) changes.push(`date of change left out: ${date.problem}`);
    else if (date.iso !== datePublished) dateUpdated = date.iso;
  }
  const base = raw.oldPaths.find((path) => !path.includes('?'));
  const made = toBody(raw.html, { hosts, base, ...(raw.parts ? { parts: raw.parts } : {}) });
  const { body, pictures, galleries, embeds, parts, marked } = made;
  changes.push(...made.changes);
  const seo = seoOf(raw.seo, changes);
  if (raw.leadLost) {
    changes.push(`picture left out, ${raw.leadLost}`);
    parts.pictures.lost += 1;
  }
  const placed = (picture: IncomingPicture) => withOldPath(picture, hosts);
  const files = filesOf(body, embeds, hosts);
  const dek = raw.dek ? oneLine(raw.dek).slice(0, longestDek) : '';
  return {
    sourceId: raw.sourceId,
    slug,
    title,
    ...(dek ? { dek } : {}),
    body,
    pictures: Object.fromEntries(Object.entries(pictures).map(([uuid, one]) => [uuid, placed(one)])),
    embeds,
    galleries: Object.fromEntries(
      Object.entries(galleries).map(([uuid, gallery]) => [
        uuid,
        { ...gallery, pictures: gallery.pictures.map(placed) },
      ]),
    ),
    ...(raw.lead ? { lead: placed(raw.lead) } : {}),
    ...(files.length > 0 ? { files } : {}),
    // A scheduled time in the past is ignored.
    state: raw.state === 'scheduled' && !isAhead ? 'published' : raw.state,
    ...(datePublished ? { datePublished } : {}),
    ...(dateUpdated ? { dateUpdated } : {}),
    authors: [...new Set(raw.authors)],
    topics: [...new Set(raw.topics)],
    tags: [...new Set(raw.tags)],
    oldPaths: [...new Set(raw.oldPaths)],
    changes,
    ...(seo ? { seo } : {}),
    ...(raw.isPage ? { isPage: true } : {}),
    ...(raw.isPartial ? { isPartial: true } : {}),
    account: { text: raw.text ?? visibleText(raw.html), parts, marked },
  };
}

/** A canonical address that is none would be in the head of the page. */
function seoOf(seo: RawStory['seo'], changes: string[]): RawStory['seo'] {
  if (!seo?.canonical || /^(?:https?:\/\/|\/(?!\/))[^\s<>"]+$/i.test(seo.canonical)) return seo;
  changes.push(`left out: the canonical address ${seo.canonical.slice(0, 80)}`);
  const { canonical: _none, ...others } = seo;
  return others;
}

function oneLine(text: string): string {
  return text
    .replace(/<[^>]{0,1000}>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
