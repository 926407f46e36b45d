import type { Generated } from 'kysely';
import type { ImportKind, ImportOutcome, ImportState } from '#content/entities/import-run.ts';
import type { StoryPriority, StoryState, StoryType } from '#content/entities/story-types.ts';
import type { PageViewKind } from '#content/entities/visited-path.ts';
import type { SearchKind } from '#content/rules/search/search-kinds.ts';
import type { StorySitemap } from '#content/rules/sitemap/sitemap-slugs.ts';
import type { EntryVersionsTable } from '#database/entry-versions.ts';

/**
 * The content tables. Times are milliseconds since 1970, yes/no is 1/0, `doc` is one JSON document parsed by
 * its entity's schema when it was written: the SQL stays in the dialect SQLite and PostgreSQL share.
 */
export interface ContentTables {
  content_stories: StoriesTable;
  content_story_versions: StoryVersionsTable;
  content_drafts: DraftsTable;
  /** Documents at `base_step` of the draft; none for stories without a body. Later steps are in `content_steps`. */
  content_draft_documents: { story_n: number; document: string };
  content_draft_summaries: DraftSummariesTable;
  content_steps: StepsTable;
  content_preview_links: PreviewLinksTable;
  content_story_findings: StoryFindingsTable;
  content_outside_links: OutsideLinksTable;
  content_presence: { story_n: number; client_id: string; doc: string; at: number };
  content_published: PublishedTable;
  content_popularity: { story_n: number; score: number };
  content_former_slugs: { type: StoryType; slug: string; story_n: number };
  content_scopes: { n: Generated<number>; name: string; total: number };
  content_entries: EntriesTable;
  content_staff_entries: StaffEntriesTable;
  content_staff_cards: { story_n: number; doc: string };
  content_staff_products: StaffProductsTable;
  content_notes: NotesTable;
  content_views: ViewsTable;
  content_search: SearchTable;
  content_sitemap: SitemapTable;
  content_sitemap_days: { slug: StorySitemap; day: string; total: number; changed_at: number };
  content_search_words: SearchWordsTable;
  content_search_queries: SearchQueriesTable;
  content_listicles: PartTable;
  content_review_cards: PartTable;
  content_products: OwnedPartTable & { name: string | null };
  content_offers: OwnedPartTable & { position: number; merchant: string | null; price: number | null };
  content_offer_prices: OfferPricesTable;
  content_topics: TopicsTable;
  content_authors: { n: Generated<number>; id: string; doc: string };
  content_tags: { n: Generated<number>; slug: string; name: string };
  content_layouts: { page_type: string; slug: string; doc: string };
  content_links: { name: string; edition: string; doc: string };
  content_texts: { id: string; doc: string };
  content_trends: { id: string; rank: number; doc: string };
  content_newsletters: { id: string; doc: string };
  content_breaking: { edition: string; story_n: number; text: string };
  content_entry_versions: EntryVersionsTable;
  content_vanity: VanityTable;
  content_sources: SourcesTable;
  content_import_runs: ImportRunsTable;
  content_import_entries: ImportEntriesTable;
  /** `day` as 2026-11-15, UTC. */
  content_page_views: { day: string; kind: PageViewKind; path: string; total: number };
  content_settings: SettingsTable;
  content_staff: StaffTable;
  content_service_accounts: ServiceAccountsTable;
  content_pictures: PicturesTable;
  content_picture_hashes: { part: string; picture_n: number };
  content_picture_uses: PictureUsesTable;
  /** Accounts that uploaded the file of a picture again. */
  content_picture_uploads: { picture_n: number; sub: string };
  /** Pictures that working copies show beside those of the newest version. */
  content_draft_pictures: { source: string; story_n: number };
  content_state: { name: string; value: number };
}

/** The life of every story, published or not. Only staff calls read it. */
export interface StoriesTable {
  n: Generated<number>;
  id: string;
  type: StoryType;
  /** Slug and title of the newest version. */
  slug: string;
  title: string;
  state: StoryState;
  version: number;
  published_version: number | null;
  publish_at: number | null;
  /** When the story is withdrawn; stays when it is published, and is cleared when it is withdrawn. */
  withdraw_at: number | null;
  published_at: number | null;
  updated_at: number;
  /** The account that created it; null where an import or an earlier version did. */
  created_by: string | null;
  /** The work on the story: no part of a version, and no publication state. */
  stage: string | null;
  /** An account. */
  assignee: string | null;
  due_at: number | null;
  priority: StoryPriority | null;
  /** Nothing of it may be seen before `publish_at`, not even by staff without the right. */
  has_embargo: Generated<number>;
  /** The plan was made without overriding checks: those that block run again at `publish_at`. */
  has_checked_plan: Generated<number>;
  /** In the trash since then; removed for good after thirty days. */
  deleted_at: number | null;
  deleted_by: string | null;
}

/** What colleagues write about a story. */
export interface NotesTable {
  id: string;
  story_n: number;
  /** The note that begins the conversation; null of that one. */
  reply_to: string | null;
  text: string;
  /** JSON: the passage it is about. */
  anchor: string | null;
  /** JSON: text that could not be merged, and why. */
  passage: string | null;
  /** An account. */
  assignee: string | null;
  written_at: number;
  written_by: string | null;
  resolved_at: number | null;
  resolved_by: string | null;
}

/** Saved filters of staff lists. */
export interface ViewsTable {
  id: string;
  owner: string;
  is_shared: number;
  name: string;
  doc: string;
  saved_at: number;
}

/** Roles of accounts. `sections` is a JSON array, or null for all. */
interface StaffTable {
  sub: string;
  role: string;
  sections: string | null;
  author_id: string | null;
  saved_at: number;
  /** The account has no right any more. The row stays: without one, an account of staff would be an owner. */
  removed_at: number | null;
}

/** Programs that call the API, by the digest of their token. */
interface ServiceAccountsTable {
  name: string;
  digest: string;
  role: string;
  sections: string | null;
  created_at: number;
  created_by: string;
  expires_at: number | null;
}

export interface StoryVersionsTable {
  story_n: number;
  version: number;
  slug: string;
  title: string;
  saved_at: number;
  doc: string;
  /** The account; null of what a seed or an earlier release saved. */
  saved_by: string | null;
  /** Why it was saved, such as `restored from 4`; null of what an earlier release saved. */
  reason: string | null;
  /** Given by a person. */
  name: string | null;
  /** The account that published it, or `schedule`. */
  published_by: string | null;
}

/** The working copy of a story that an editor opened. */
export interface DraftsTable {
  story_n: number;
  /** How many steps were applied since the draft was opened. */
  step: number;
  /** Random: with another one, the same number of steps may mean another document. */
  epoch: string;
  /** The number of steps at which it began, and when. */
  epoch_step: number;
  epoch_at: number;
  /** Fields outside the body that were changed, with a revision each. */
  fields: string;
  schema_version: number;
  /** The newest version, and the number of steps that it contains. */
  base_version: number;
  base_step: number;
  /** Whether steps or fields came after that version. */
  is_ahead: number;
  changed_at: number;
  changed_by: string | null;
  /** The first change that lists and search of staff do not show yet; null where they show everything. */
  unlisted_since: number | null;
}

/** What lists and search of staff have of a working copy, where that differs from the newest version. */
export interface DraftSummariesTable {
  story_n: number;
  title: string;
  word_count: number | null;
  /** JSON: the picture of the row. */
  picture: string | null;
  /** The words of headline and address that search has. */
  heads: string;
  /** Of all words that search has. */
  digest: string;
}

/** What the nightly checks found in a published story. */
interface StoryFindingsTable {
  story_n: number;
  checked_at: number;
  total: number;
  findings: string;
}

/** Links of stories to other sites. */
interface OutsideLinksTable {
  href: string;
  /** When a check last met it in a story. */
  wanted_at: number;
  /** 0: not yet. */
  opened_at: number;
  /** Of the last answer; null if none came. */
  status: number | null;
  /** Where it was sent for good. */
  moved_to: string | null;
}

/** Links to previews for people without an account. */
interface PreviewLinksTable {
  id: string;
  story_n: number;
  /** Null: the newest version when it is opened. */
  version: number | null;
  /** The page as of this time; null: when it is opened. */
  page_at: number | null;
  note: string;
  made_at: number;
  made_by: string;
  expires_at: number;
  revoked_at: number | null;
}

/** Steps that were sent together. */
export interface StepsTable {
  story_n: number;
  /** The number of steps after these. */
  step: number;
  client_id: string;
  /** A JSON array. */
  steps: string;
  by: string;
  at: number;
  schema_version: number;
}

/**
 * What readers may see, and nothing else: a story enters when it is published and leaves when it is
 * withdrawn. Public answers read only this table, so forgetting a condition cannot show a draft.
 */
export interface PublishedTable {
  n: number;
  id: string;
  type: StoryType;
  slug: string;
  version: number;
  section: string | null;
  article_type: string | null;
  layout_name: string | null;
  is_sponsored: number;
  /** Whether rows in listicles, review cards, products or offers belong to it. */
  has_parts: number;
  published_at: number;
  /** The fields of cards, rows and links; lists never read `doc`. */
  card: string;
  doc: string;
}

/** One row for each published story and each list that contains it, so that a page of any list is one index range. */
interface EntriesTable {
  scope_n: number;
  published_at: number;
  story_n: number;
  type: StoryType;
  is_sponsored: number;
}

/** The products that newest versions name, by what they are found by. */
interface StaffProductsTable {
  /** The order of lists, and the key. */
  position: number;
  story_n: number;
  /** Which product of its story. */
  place: number;
  /** The same for one product in several stories. */
  name: string;
  /** Words, each after a space. */
  words: string;
  /** 1 where an offer names a price. */
  has_price: number;
}

/** One row for each story and each list of staff that contains it, with what the list can be sorted by. */
interface StaffEntriesTable {
  story_n: number;
  scope_n: number;
  saved: number;
  due: number | null;
  publish: number | null;
  /** Small letters without accents. */
  title: string;
}

/** The searchable text of a published story, unstemmed; the index beside it holds the stems. */
export interface SearchTable {
  story_n: number;
  type: StoryType;
  kind: SearchKind;
  published_at: number;
  /** Grows with every write: readers that cache documents in memory continue from here. */
  revision: number;
  title: string;
  dek: string;
  topics: string;
  tags: string;
  authors: string;
  products: string;
  body: string;
  /** Slugs with a space before each: the topic and those above it. */
  topic_slugs: string;
  author_keys: string;
}

/** Every word of every document, and the number of documents that contain it. */
interface SearchWordsTable {
  word: string;
  stem: string;
  documents: number;
  revision: number;
}

/** What readers search for, in words of our own stories, and how often. */
interface SearchQueriesTable {
  query: string;
  total: number;
  last_at: number;
}

/** One line per URL for search engines, ready to be sent; picture sitemaps have separate lines. */
export interface SitemapTable {
  slug: StorySitemap;
  published_at: number;
  story_n: number;
  path: string;
  changed_at: number;
  /** The sitemap's data besides the URL, as JSON. */
  extra: string | null;
}

interface PartTable {
  story_n: number;
  position: number;
  doc: string;
}

interface OwnedPartTable {
  story_n: number;
  owner: 'listicle' | 'review-card' | 'story';
  owner_position: number;
  doc: string;
}

/** The price history of an offer: one row for each day on which it was checked. */
interface OfferPricesTable {
  /** The plain address of the offer. */
  offer: string;
  /** On the newsroom's calendar, as 2026-11-15. */
  day: string;
  price: number | null;
  /** The last check of the day. */
  checked_at: number;
  /** Whether that check reached the store; if not, `price` is that of an earlier one. */
  is_reachable: number;
}

interface TopicsTable {
  n: Generated<number>;
  id: string;
  slug: string;
  name: string;
  parent_slug: string | null;
  title: string;
  description: string;
  image: string | null;
}

interface VanityTable {
  id: string;
  url_path: string;
  doc: string;
  /** Counts up from 1 with every save. */
  version: Generated<number>;
}

/** Every version of every setting that staff changed; the newest counts. */
interface SettingsTable {
  id: string;
  /** Counts up from 1. */
  version: number;
  doc: string;
  changed_at: number;
  changed_by: string | null;
}

/** The library of pictures. */
export interface PicturesTable {
  n: Generated<number>;
  id: string;
  /** The place of the original: `{bucket}/{path}`. */
  source: string;
  version: number;
  filename: string;
  width: number | null;
  height: number | null;
  bytes: number | null;
  color: string | null;
  /** What it looks like, of uploaded pictures; `content_picture_hashes` has its parts. */
  hash: string | null;
  /** Everything that search reads, in lowercase. */
  words: string;
  /** Whether it has a description or needs none. */
  is_described: number;
  rights_until: number | null;
  added_at: number;
  /** The account; null for a picture that came with a story. */
  added_by: string | null;
  doc: string;
}

/** Which stories show a picture: in their newest version, or to readers. */
interface PictureUsesTable {
  source: string;
  story_n: number;
  is_published: number;
}

/** Imported entries and their sources. */
export interface SourcesTable {
  /** The publication it came from, e.g. `wordpress:old.example`. */
  source: string;
  /** Its id there. */
  source_id: string;
  kind: 'story' | 'author' | 'text' | 'file';
  /** Our own id. */
  target_id: string;
  /** The version the import wrote; a higher one was written here. */
  version: number;
  /** Digest of the imported data: an unchanged digest means an unchanged story. */
  digest: string;
  /** Pictures that could not be fetched. */
  pictures_left: number;
}

/** One import of one source. */
interface ImportRunsTable {
  /** Counts up from 1. */
  n: number;
  source: string;
  format: string;
  path: string;
  started_by: string;
  started_at: number;
  ended_at: number | null;
  state: ImportState;
  /** Stories that were here already and had not changed. */
  unchanged: number;
  problem: string | null;
}

/** What an import added, changed or left out. */
export interface ImportEntriesTable {
  run_n: number;
  kind: ImportKind;
  source_id: string;
  /** Our own id, slug or path. */
  target_id: string | null;
  /** The story that a redirect, comment or picture belongs to. */
  owner_id: string | null;
  title: string;
  outcome: ImportOutcome;
  /** Of what was written: another digest means that it was changed here. Of a story its state, of a redirect its version. */
  digest: string | null;
  is_clean: number | null;
  words_before: number;
  words_after: number;
  words_lost: number;
  /** Parts of a story, of all kinds together. */
  preserved: number;
  changed: number;
  lost: number;
  marked: number;
  /** Reason, notes, account, and what a story was before. */
  doc: string;
  undone: 'removed' | 'restored' | 'left' | null;
  left_because: string | null;
}
