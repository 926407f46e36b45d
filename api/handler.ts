import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Call } from '#content/calls/call.ts';
import type { UploadedFile } from '#content/calls/uploads.ts';
import type { ErrorReason } from '#content/errors.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { Roles } from '#content/rules/rights/roles.ts';
import type { Database } from '#database/connect.ts';
import type { Staff } from '#platform/staff.ts';
import type { AnswerContext, Log } from './answer-context.ts';
import type { DraftDocuments } from './drafts/documents.ts';
import type { Presence } from './events/presence.ts';
import type { StaffEvents } from './events/staff-events.ts';
import type { UndoOptions } from './load/undo/undo-options.ts';
import type { FoundPictures } from './pictures/found-pictures.ts';
import type { StaffAccounts } from './rights/staff-accounts.ts';
import type { PopularQueries } from './search/popular-queries.ts';
import type { SearchEngine } from './search/search-engine.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { UploadParts } from './uploads/upload-parts.ts';

type BodyOf<B> = [B] extends [z.ZodType] ? ([B] extends [never] ? undefined : z.output<B>) : undefined;

export interface CallInput<C extends Call> {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: BodyOf<Exclude<C['body'], undefined>>;
}

/** Checks and stores an uploaded picture or font; a file that cannot be used is answered with the reason. */
export type StoreUpload = (
  bytes: Uint8Array,
  options: { as: 'photo' | 'picture' | 'icon' | 'font' /** The color behind icons. */; ground: string },
) => Promise<UploadedFile | { problem: string }>;

/** The original of a picture and its media type; undefined when there is none at this path. */
export type ReadOriginal = (
  path: string,
) => Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | undefined>;

/** Which pages a write changes. */
export interface CommitEvent {
  kind: string;
  keys: string[];
}

/** How many readers subscribe to a newsletter; read in the transaction that would remove it. */
export type CountSubscribers = <T>(trx: Transaction<T>, newsletterId: string) => Promise<number>;

/** The names of accounts by their ids; accounts without a name are left out. */
export type StaffNames = (subs: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** What an undo of an import removes besides content. */
export type UndoParts = Pick<UndoOptions, 'comments' | 'subscribers' | 'removeOriginal' | 'removeFile'>;

/** What every handler works with. */
export interface HandlerDeps {
  db: Database<ContentTables>;
  context: AnswerContext;
  search: SearchEngine;
  /** Counts what readers find. */
  popular: PopularQueries;
  publication: Publication;
  previewSecret: string;
  storeUpload?: StoreUpload | undefined;
  readOriginal?: ReadOriginal | undefined;
  foundPictures: FoundPictures;
  uploadParts: UploadParts;
  countSubscribers?: CountSubscribers | undefined;
  undoParts?: UndoParts | undefined;
  /** Without it versions and notes name accounts by their id alone. */
  staffNames?: StaffNames | undefined;
  /** The headers of the request; absent for work of the server itself. */
  headers?: Headers | undefined;
  documents: DraftDocuments;
  presence: Presence;
  events: StaffEvents;
  /** Who makes a staff call. */
  staff?: Staff | undefined;
  roles: Roles;
  staffAccounts?: StaffAccounts | undefined;
  now: () => Date;
  log: Log;
  /**
   * A write was committed: listeners may read the new events now. What is given takes effect on the pages of this
   * process before the call returns; the others hear of it by its event.
   */
  onCommit: (event?: CommitEvent) => void;
}

export interface Answered<T> {
  answer: T;
  /** Surrogate keys of everything the answer shows. */
  keys?: Iterable<string>;
  /** 0 must not be cached at all; staff answers never are. */
  maxAge?: number;
  /** A quicker way to the same JSON. */
  write?: (answer: T) => string;
  /** Sent instead of the answer while the client listens. */
  stream?: ReadableStream<Uint8Array>;
  /** For answers that are not JSON, e.g. captions. */
  contentType?: string;
  headers?: Readonly<Record<string, string>>;
  /** What the audit log names instead of the parameters of the path; false when there is nothing to record. */
  record?: Readonly<Record<string, string>> | false;
  /** For calls about several entries: each is recorded. */
  recordEach?: readonly RecordedAct[];
}

/** What was done to one of several entries, or why it was not. */
export interface RecordedAct {
  id: string;
  /** The call that does the same to one entry; absent: the call itself. */
  call?: string | undefined;
  denied?: { reason: ErrorReason; right?: string | undefined } | undefined;
}

/** One call: find, load, apply rules, present. */
export type Handler<C extends Call> = (
  input: CallInput<C>,
  deps: HandlerDeps,
) => Promise<Answered<z.input<C['answer']>>>;
