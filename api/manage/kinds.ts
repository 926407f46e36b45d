import type { ManagedKindName } from '#content/managed/kinds.ts';
import type { EntryStore } from './entry-store.ts';
import { authors } from './kinds/authors.ts';
import { breakingBanners } from './kinds/breaking-banners.ts';
import { layouts } from './kinds/layouts.ts';
import { linkLists } from './kinds/link-lists.ts';
import { newsletters } from './kinds/newsletters.ts';
import { tags } from './kinds/tags.ts';
import { texts } from './kinds/texts.ts';
import { topics } from './kinds/topics.ts';
import { trends } from './kinds/trends.ts';

/** How each kind of `content/managed/kinds.ts` is stored. Its schema has checked every entry that comes here. */
export const entryStores: Readonly<Record<ManagedKindName, EntryStore>> = {
  authors,
  topics,
  tags,
  texts,
  'link-lists': linkLists,
  layouts,
  newsletters,
  'breaking-banners': breakingBanners,
  trends,
};
