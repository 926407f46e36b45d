import type { Call } from '#content/calls/call.ts';
import { type ErrorReason, isNeutronError, NeutronError } from '#content/errors.ts';
import { addressCharacters, pageMaxAgeSeconds } from '#content/limits.ts';
import { cacheControlFor } from '#content/rules/max-age.ts';
import { mayDo } from '#content/rules/rights/may-do.ts';
import type { Roles } from '#content/rules/rights/roles.ts';
import { checkPath } from '#platform/safe-path.ts';
import type { Staff } from '#platform/staff.ts';
import { AnswerResponse } from './answer-response.ts';
import type { Answered, CallInput, Handler, HandlerDeps } from './handler.ts';
import { type PathPattern, pathPattern } from './path-pattern.ts';
import { deepFreeze } from './request/deep-freeze.ts';
import { checkKey, checkToken, type Guards } from './request/guards.ts';
import { parsePart } from './request/parse-part.ts';
import { readBody, readFile, readFilePart } from './request/read-body.ts';
import { readQuery } from './request/read-query.ts';
import { demand } from './rights/check-story.ts';

export interface ServeContext extends Guards {
  contextFor(previewToken: string | null, edition: string | undefined): Promise<HandlerDeps>;
  /** The header a preview token travels in. */
  previewHeader: string;
  siteId: string;
  checkAnswers: boolean;
  roles: Roles;
  onStaffWrite?: ((write: StaffWrite) => Promise<void>) | undefined;
  onStaffDenied?: ((denied: StaffDenied) => Promise<void>) | undefined;
}

/** Something staff changed. */
export interface StaffWrite {
  /** The call's name. */
  call: string;
  /** The id in the path; undefined when something is created. */
  params: Readonly<Record<string, unknown>>;
  answer: unknown;
  staff: Staff;
}

/** A staff call that was rejected: a right is missing, or a change cannot be made. */
export interface StaffDenied extends Omit<StaffWrite, 'answer'> {
  reason: ErrorReason;
  /** The right that is missing. */
  right?: string | undefined;
}

/** Rejections that are part of working together, or of a connection that breaks. */
const usualReasons: ReadonlySet<ErrorReason> = new Set([
  'not_found',
  'rate_limited',
  'steps_behind',
  'draft_replaced',
  'upload_gone',
  'upload_offset',
  'upload_protocol',
]);

/** A call with its handler, ready to be put under its path. */
export interface Served {
  call: Call;
  pattern: PathPattern;
  /** `staff` is set if the server has authenticated the sender. */
  answer(request: Request, deps: ServeContext, staff?: Staff): Promise<Response>;
}

/** `serve(calls.page, page)`: validates the request with the call's schemas, runs the handler and sends its result. */
export function serve<C extends Call>(call: C, handler: Handler<C>): Served {
  const pattern = pathPattern(call.path);

  async function handle(
    input: CallInput<C>,
    previewToken: string | null,
    serveContext: ServeContext,
    staff: Staff | undefined,
    headers: Headers,
  ) {
    const { edition } = input.query as { edition?: string };
    const answered = await handler(input, {
      ...(await serveContext.contextFor(previewToken, edition)),
      staff,
      headers,
    });
    if (serveContext.checkAnswers) check(call, answered);
    return answered;
  }

  const isWrite = call.method !== 'GET' && call.method !== 'HEAD';
  const isReported = ({ right, reason, status }: NeutronError) =>
    right !== undefined || (isWrite && status < 500 && !usualReasons.has(reason));

  /** The audit log has every attempt to do what a right is missing for, and every change that was rejected. */
  async function reportDenied<T>(
    params: StaffDenied['params'],
    staff: Staff | undefined,
    { onStaffDenied }: ServeContext,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (staff && isNeutronError(error) && isReported(error)) {
        const { reason, right } = error;
        await onStaffDenied?.({ call: call.name, params, staff, reason, right });
      }
      throw error;
    }
  }

  return {
    call,
    pattern,
    async answer(request, serveContext, authenticated) {
      const url = new URL(request.url);
      const previewToken = request.headers.get(serveContext.previewHeader);
      const query = readQuery(url);
      const params = pattern.match(segmentsOf(url)) ?? {};
      checkSite(params, serveContext);
      const staff =
        call.auth === 'key'
          ? checkKey(query.apiKey, serveContext)
          : (authenticated ?? checkToken(request.headers.get('authorization'), serveContext));
      const answered = await reportDenied(params, staff, serveContext, async () => {
        if (staff && call.right) demand(mayDo(staff, call.right, undefined, serveContext.roles));
        const input = {
          params: parsePart(call.params, params, 'not_found'),
          query: parsePart(call.query, query, 'bad_query'),
        };
        const body = call.body ? parsePart(call.body, await bodyOf(call, request), 'bad_body') : undefined;
        return handle({ ...input, body } as CallInput<C>, previewToken, serveContext, staff, request.headers);
      });
      const { answer, record } = answered;
      if (staff && isWrite && record !== false)
        await recordWrite(
          { call: call.name, params: { ...params, ...record }, answer, staff },
          answered,
          serveContext,
        );
      return toResponse(call, answered);
    },
  };
}

async function recordWrite<T>(
  write: StaffWrite,
  { recordEach }: Answered<T>,
  { onStaffWrite, onStaffDenied }: ServeContext,
): Promise<void> {
  if (!recordEach) return onStaffWrite?.(write);
  for (const { id, call = write.call, denied } of recordEach) {
    const one = { ...write, call, params: { ...write.params, id } };
    if (!denied) await onStaffWrite?.(one);
    else if (!usualReasons.has(denied.reason)) await onStaffDenied?.({ ...one, ...denied });
  }
}

function bodyOf({ bodyAs, auth }: Call, request: Request): Promise<unknown> {
  if (bodyAs === 'file') return readFile(request);
  return bodyAs === 'part' ? readFilePart(request) : readBody(request, auth);
}

function checkSite(params: Readonly<Record<string, string>>, { siteId }: ServeContext): void {
  if (params.site !== undefined && params.site !== siteId) throw new NeutronError('site_unknown');
}

function segmentsOf(url: URL): string[] {
  const checked = checkPath(`${url.pathname}${url.search}`, addressCharacters);
  if (!checked.ok) throw new NeutronError(checked.reason);
  return checked.segments;
}

function toResponse<T>(call: Call, answered: Answered<T>): Response {
  const { answer, keys, contentType, write = JSON.stringify } = answered;
  const maxAge = call.auth === 'staff' ? 0 : (answered.maxAge ?? pageMaxAgeSeconds);
  const { cacheControl, surrogateControl } = cacheControlFor(maxAge);
  const headers: Record<string, string> = {
    'content-type': contentType ?? 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': maxAge === 0 ? 'no-store' : cacheControl,
    ...(maxAge === 0 ? {} : { 'surrogate-control': surrogateControl }),
  };
  Object.assign(headers, answered.headers);
  if (keys) headers['surrogate-key'] = [...keys].join(' ');
  const init = { status: call.answerStatus ?? 200, headers };
  if (call.answerAs === 'headers') {
    delete headers['content-type'];
    return new Response(null, init);
  }
  if (answered.stream) return new Response(answered.stream, init);
  if (call.answerAs === 'file') return new Response(answer as Uint8Array<ArrayBuffer>, init);
  return call.answerAs === 'text'
    ? new Response(String(answer), init)
    : new AnswerResponse(answer, () => write(answer), init);
}

/** In tests, answers are checked against the schema and frozen, since in-process callers share the object. */
function check<T>(call: Call, { answer, write = JSON.stringify }: Answered<T>): void {
  if (call.answerAs === 'stream' || call.answerAs === 'headers') return;
  if (call.answerAs === 'file') call.answer.parse(answer);
  else if (call.answerAs === 'text') call.answer.parse(String(answer));
  else call.answer.parse(JSON.parse(write(deepFreeze(answer))));
}
