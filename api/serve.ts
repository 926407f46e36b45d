import type { Call } from '#content/calls/call.ts';
import { NeutronError } from '#content/errors.ts';
import { pageMaxAgeSeconds } from '#content/limits.ts';
import { cacheControlFor } from '#content/rules/max-age.ts';
import { checkPath } from '#content/rules/safe-path.ts';
import { AnswerResponse } from './answer-response.ts';
import type { Answered, CallInput, Handler, Kit } from './handler.ts';
import { type PathPattern, pathPattern } from './path-pattern.ts';
import { deepFreeze } from './request/deep-freeze.ts';
import { checkKey, checkToken, type Guards } from './request/guards.ts';
import { parsePart } from './request/parse-part.ts';
import { readBody } from './request/read-body.ts';
import { readQuery } from './request/read-query.ts';

export interface ServeKit extends Guards {
  kitFor(request: Request, edition: string | undefined): Promise<Kit>;
  siteId: string;
  checkAnswers: boolean;
}

/** A call with its handler, ready to be put under its path. */
export interface Served {
  call: Call;
  pattern: PathPattern;
  answer(request: Request, kit: ServeKit): Promise<Response>;
}

/** `serve(calls.page, page)`: checks what comes in by the call's schemas, runs the handler, sends what it gives. */
export function serve<C extends Call>(call: C, handler: Handler<C>): Served {
  const pattern = pathPattern(call.path);
  return {
    call,
    pattern,
    async answer(request, serveKit) {
      const url = new URL(request.url);
      const query = readQuery(url);
      const raw = pattern.match(segmentsOf(url)) ?? {};
      if (raw.site !== undefined && raw.site !== serveKit.siteId) throw new NeutronError('site_unknown');
      if (call.auth === 'key') checkKey(query.apiKey, serveKit);
      else checkToken(request.headers.get('authorization'), serveKit);
      const input = {
        params: parsePart(call.params, raw, 'not_found'),
        query: parsePart(call.query, query, 'bad_query'),
        body: call.body ? parsePart(call.body, await readBody(request, call.auth), 'bad_body') : undefined,
      } as CallInput<C>;
      const edition = (input.query as { edition?: string }).edition;
      const answered = await handler(input, await serveKit.kitFor(request, edition));
      return toResponse(call, answered, serveKit.checkAnswers);
    },
  };
}

function segmentsOf(url: URL): string[] {
  const checked = checkPath(`${url.pathname}${url.search}`);
  if (!checked.ok) throw new NeutronError(checked.reason);
  return checked.segments;
}

function toResponse<T>(call: Call, answered: Answered<T>, checkAnswers: boolean): Response {
  const { answer, keys, contentType, write = JSON.stringify } = answered;
  if (checkAnswers) check(call, answered);
  const maxAge = call.auth === 'staff' ? 0 : (answered.maxAge ?? pageMaxAgeSeconds);
  const { cacheControl, surrogateControl } = cacheControlFor(maxAge);
  const headers: Record<string, string> = {
    'content-type': contentType ?? 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': maxAge === 0 ? 'no-store' : cacheControl,
    ...(maxAge === 0 ? {} : { 'surrogate-control': surrogateControl }),
  };
  if (keys) headers['surrogate-key'] = [...keys].join(' ');
  const init = { status: call.answerStatus ?? 200, headers };
  return call.answerAs === 'text'
    ? new Response(String(answer), init)
    : new AnswerResponse(answer, () => write(answer), init);
}

/** What readers of the text get is what the schema says, and whoever gets the answer itself cannot change it. */
function check<T>(call: Call, { answer, write = JSON.stringify }: Answered<T>): void {
  if (call.answerAs === 'text') call.answer.parse(String(answer));
  else call.answer.parse(JSON.parse(write(deepFreeze(answer))));
}
