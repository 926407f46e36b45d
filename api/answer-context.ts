import type { Publication } from '#content/publication/schema.ts';
import type { Material } from './memory/cached-values.ts';
import type { Generation } from './memory/generations.ts';
import type { Lru } from './memory/lru.ts';
import type { PresentContext } from './present/context.ts';
import type { PreviewTarget } from './request/preview-token.ts';
import type { ContentDb } from './store/content-db.ts';

export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  facts?: Record<string, unknown>,
) => void;

/** What one answer is made with. Everything in it is of the same moment. */
export interface AnswerContext {
  db: ContentDb;
  generation: Generation;
  present: PresentContext;
  publication: Publication;
  edition: string;
  now: Date;
  log: Log;
  /** Stories already parsed, by number and version. */
  materials: Lru<string, Material>;
  /** The request carries a preview token, valid or not; the response must not be cached. */
  isPreview: boolean;
  /** The one unpublished story this answer may show. */
  preview: PreviewTarget | undefined;
}
