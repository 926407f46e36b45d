import { z } from 'zod';
import type { ErrorReason } from '../errors.ts';
import { answerLimit } from '../limits.ts';
import type { RightName } from '../rules/rights/rights.ts';

/** Who may make the call: anyone with the site's API key, or staff with a bearer token. */
export type CallAuth = 'key' | 'staff';

export interface Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
> {
  name: string;
  summary: string;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each path parameter, as the specification writes it. */
  path: string;
  params: Params;
  /** Unknown names are rejected by `strict`, so a misspelt parameter never silently does nothing. */
  query: Query;
  body?: Body;
  /** Bodies are JSON unless the call takes a file, or a part of one. */
  bodyAs?: 'json' | 'file' | 'part';
  /** Headers that the call reads, with what each says. */
  requestHeaders?: Readonly<Record<string, { description: string; isRequired?: true }>>;
  /** Headers that the answer has, with what each says. */
  answerHeaders?: Readonly<Record<string, string>>;
  answer: Answer;
  /** Answers are JSON unless the call hands out text, a picture as a file, a stream of events that stays open, or headers alone. */
  answerAs?: 'json' | 'text' | 'file' | 'stream' | 'headers';
  /** The status of success when it is not 200. */
  answerStatus?: 201 | 204;
  errors: readonly ErrorReason[];
  auth: CallAuth;
  /** The right a member of staff needs for the call; what they may do with one story is checked by its handler. */
  right?: RightName;
}

export function defineCall<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  A extends z.ZodType,
  B extends z.ZodType | undefined = undefined,
>(call: Call<P, Q, A, B>): Call<P, Q, A, B> {
  return call;
}

export const site = z.string().min(1).max(40);
export const slug = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9._~-]*$/);
export const experience = z.enum(['web']);

/** Every call accepts these two; the client adds them. */
export const commonQuery = { apiKey: z.string().max(100).optional(), edition: z.string().max(10).optional() };

interface QueryType {
  type: 'integer' | 'boolean';
  minimum?: number;
  maximum?: number;
  default?: number | boolean;
  description?: string;
}
/** A query carries text; what OpenAPI says of the number or the boolean it stands for. */
export const queryTypes = z.registry<QueryType>();

const digits = (meta: Omit<QueryType, 'type'>) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .register(queryTypes, { type: 'integer', maximum: 999_999_999, ...meta });
export const wholeNumber = digits({ minimum: 0 }).transform(Number);
export const offset = digits({ minimum: 0, default: 0, description: 'How many to skip' })
  .transform(Number)
  .optional()
  .transform((value) => value ?? 0);
/** Limits above the bound are clamped, below one rejected: a client that requests too much still gets a page. */
export const limitOf = (standard: number, most = answerLimit) =>
  digits({ minimum: 1, default: standard, description: `How many to answer, ${most} at most` })
    .transform(Number)
    .refine((value) => value >= 1, 'must be at least 1')
    .optional()
    .transform((value) => Math.min(value ?? standard, most));
export const flag = z
  .enum(['true', 'false', '1', '0'])
  .register(queryTypes, { type: 'boolean', default: false })
  .optional()
  .transform((value) => value === 'true' || value === '1');

export const links = z.object({
  self: z.string().optional(),
  next: z.string().optional(),
  prev: z.string().optional(),
});

/** The success envelope `{data, meta, links}`. */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ data, meta: z.record(z.string(), z.unknown()).default({}), links: links.default({}) });

export const errorAnswer = z.object({
  errors: z.array(
    z.object({
      code: z.number().int(),
      reason: z.string(),
      message: z.string(),
      field: z.string().optional(),
      availableOn: z.array(z.object({ edition: z.string(), slug: z.string() })).optional(),
      conflict: z.object({ current: z.unknown(), sent: z.unknown() }).optional(),
      /** With `right_missing`: the name of the right. */
      right: z.string().optional(),
    }),
  ),
});
