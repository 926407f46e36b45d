import { z } from 'zod';
import { pageTypes } from '../page/composed-page.ts';
import {
  authorEntry,
  breakingEntry,
  layoutEntry,
  linkListEntry,
  newsletterEntry,
  tagEntry,
  textEntry,
  topicEntry,
  trendEntry,
} from './entries.ts';
import { type ManagedKind, splitId } from './managed-kind.ts';

const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be lowercase letters, digits and dashes');
const edition = z
  .string()
  .max(10)
  .regex(/^[a-z]+$/, 'must be the code of an edition, such as us');
const inEdition = z
  .string()
  .max(120)
  .regex(/^[a-z]{1,10}\.[a-z0-9][a-z0-9-]*$/, 'must be the edition, a dot and a name: us.guides');
const layoutKinds: readonly string[] = [...pageTypes, 'header', 'footer'];
const layoutId = z
  .string()
  .max(150)
  .regex(/^[a-z-]+\.(?:\*|[a-z0-9][a-z0-9-]*)$/, 'must be the kind of page, a dot and a slug or *: article.*')
  .refine((id) => layoutKinds.includes(splitId(id)[0]), {
    error: `must begin with a kind of page: ${layoutKinds.join(', ')}`,
  });

/** Everything staff manage by `/api/neutron/manage/{site}/{kind}`. A new kind is one entry here and one in `api/manage/kinds.ts`. */
export const managedKinds = {
  authors: {
    one: 'Author',
    many: 'Authors',
    right: 'manage-people',
    label: 'author',
    idHelp: 'the id that stories name',
    id: slug,
    entry: authorEntry,
  },
  topics: {
    one: 'Topic',
    many: 'Topics',
    right: 'manage-topics',
    label: 'topic',
    idHelp: 'the slug in its address',
    id: slug,
    entry: topicEntry,
  },
  tags: {
    one: 'Tag',
    many: 'Tags',
    right: 'manage-topics',
    label: 'tag',
    idHelp: 'the slug in its address',
    id: slug,
    entry: tagEntry,
  },
  texts: {
    one: 'Text',
    many: 'Texts',
    right: 'manage-pages',
    label: 'text',
    idHelp: 'the name that layouts and static pages use',
    id: slug,
    entry: textEntry,
  },
  'link-lists': {
    one: 'LinkList',
    many: 'LinkLists',
    right: 'manage-pages',
    label: 'link list',
    idHelp: 'edition and name: us.guides',
    id: inEdition,
    entry: linkListEntry,
  },
  layouts: {
    one: 'Layout',
    many: 'Layouts',
    right: 'manage-pages',
    label: 'layout',
    idHelp: 'kind of page and slug: article.*, front-door.home',
    id: layoutId,
    entry: layoutEntry,
  },
  newsletters: {
    one: 'Newsletter',
    many: 'Newsletters',
    right: 'manage-newsletters',
    label: 'newsletter',
    idHelp: 'the name in its address',
    id: slug,
    entry: newsletterEntry,
  },
  'breaking-banners': {
    one: 'BreakingBanner',
    many: 'BreakingBanners',
    right: 'manage-pages',
    label: 'breaking banner',
    idHelp: 'the edition that shows it',
    id: edition,
    entry: breakingEntry,
  },
  trends: {
    one: 'Trend',
    many: 'Trends',
    right: 'manage-pages',
    label: 'innovation trend',
    idHelp: 'its name in the innovation index',
    id: slug,
    entry: trendEntry,
  },
} as const satisfies Record<string, ManagedKind>;

export type ManagedKindName = keyof typeof managedKinds;
export const managedKindNames = Object.keys(managedKinds) as ManagedKindName[];
