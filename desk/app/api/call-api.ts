import type { z } from 'zod';
import type { Call } from '#content/calls/call.ts';
import { nameInAttachment } from '#content/rules/images/original-name.ts';
import { hasEnded, reportEnd, reportSignedIn, untilSignedIn } from '../session/ended-session.ts';
import { isWriting } from '../session/is-writing.ts';
import { canSignInAgain, signInAgain } from '../session/sign-in-again.ts';
import { deskSettings } from '../settings.ts';
import { ApiError, type ApiProblem } from './api-error.ts';

type AnyCall = Call<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType | undefined>;
type Input<T> = T extends z.ZodType ? z.input<T> : never;
type QueryOf<C extends AnyCall> = {
  [Name in keyof z.input<C['query']>]?: string | number | boolean | undefined;
};
type BodyOf<C extends AnyCall> = Exclude<C['body'], undefined>;
type ParamsOf<C extends AnyCall> = Omit<z.input<C['params']>, 'site'>;

export type CallOptions<C extends AnyCall> = {
  query?: QueryOf<C>;
  signal?: AbortSignal;
  /** Goes on when the tab is closed: for small bodies only. */
  keepalive?: boolean;
  /**
   * `wait`, the default: a banner offers to sign in, and then the request is sent again. `prompt`, for what an editor has just
   * pressed: the dialog opens at once, unless they write. `fail` rejects.
   */
  whenSignedOut?: 'wait' | 'prompt' | 'fail';
} & (keyof ParamsOf<C> extends never
  ? { params?: never }
  : { params: Record<keyof ParamsOf<C>, string | number> }) &
  ([BodyOf<C>] extends [never] ? { body?: never } : { body?: Input<BodyOf<C>> });

/** What a call answers, without the envelope. */
export type AnswerOf<C extends AnyCall> = z.output<C['answer']> extends { data: infer Data } ? Data : never;

/** The address of a call of this publication. */
export function addressOf(call: AnyCall, params: object = {}, query: object = {}): string {
  const values: Record<string, unknown> = { site: deskSettings().siteId, ...params };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Calls the content API as the person who is signed in. Rejects with an `ApiError`. Where the session has ended, the call goes
 * on after the next sign-in.
 */
export async function callApi<C extends AnyCall>(
  call: C,
  ...[options = {} as CallOptions<C>]: keyof ParamsOf<C> extends never
    ? [options?: CallOptions<C>]
    : [options: CallOptions<C>]
): Promise<AnswerOf<C>> {
  const response = await request(call, options);
  const { data } = (await response.json()) as { data: AnswerOf<C> };
  return data;
}

/** A call that answers a file; the name is the one to save it under. */
export async function fetchFile<C extends AnyCall>(
  call: C,
  options: CallOptions<C>,
): Promise<{ file: Blob; name: string | undefined }> {
  const response = await request(call, options);
  const name = nameInAttachment(response.headers.get('content-disposition') ?? '');
  return { file: await response.blob().catch(rejectUnreachable), name };
}

async function request<C extends AnyCall>(call: C, options: CallOptions<C>): Promise<Response> {
  const { params, query, body, signal, keepalive = false } = options;
  const send = () =>
    fetch(addressOf(call, params, query), {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      keepalive,
      ...(signal ? { signal } : {}),
      ...(call.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
  const wasEnded = hasEnded();
  const response = await send().catch(rejectUnreachable);
  if (response.status === 401) {
    reportEnd();
    if (await isSignedInAgain(options)) return request(call, options);
  } else if (wasEnded && response.ok && call.auth === 'staff') reportSignedIn();
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** Whether the call is to be sent again. */
async function isSignedInAgain({ whenSignedOut = 'wait', signal }: SignedOutOptions): Promise<boolean> {
  if (whenSignedOut === 'fail' || !canSignInAgain()) return false;
  // A dialog would take the focus, and the next words with it.
  if (whenSignedOut === 'prompt' && !isWriting()) return signInAgain();
  await untilSignedIn(signal);
  return true;
}
type SignedOutOptions = Pick<CallOptions<AnyCall>, 'whenSignedOut' | 'signal'>;

function rejectUnreachable(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new ApiError(0, [
    { reason: 'unreachable', message: 'The server cannot be reached. Check your connection.' },
  ]);
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => undefined)) as { errors?: ApiProblem[] } | undefined;
  const problems = body?.errors ?? [];
  if (problems.length > 0) return new ApiError(response.status, problems);
  return new ApiError(response.status, [
    { reason: 'unavailable', message: `The server answered ${response.status}. Try again in a moment.` },
  ]);
}
