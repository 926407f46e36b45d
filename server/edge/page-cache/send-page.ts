import { acceptedEncodings, chooseEncoding } from '#platform/http/encodings.ts';
import { entityTag, holdsContent } from '#platform/http/entity-tags.ts';
import type { RequestContext } from '../http/request-context.ts';
import { type FinishedPage, type PageHead, withPlainBody } from './finished-page.ts';
import type { CacheState } from './page-cache.ts';

/**
 * Writes a finished page. This is the hot path: one look at two request headers, one list of header strings
 * that is made once a second, one write.
 */
export function sendPage(
  context: RequestContext,
  page: FinishedPage,
  state: CacheState | 'bypass' | 'static',
  age: number,
): void | Promise<void> {
  const { req, res } = context;
  const accepted = acceptedEncodings(req.headers['accept-encoding'] as string | undefined);
  const { br, gzip } = page.bodies;
  const encoding = chooseEncoding(accepted, { br: br !== undefined, gzip: gzip !== undefined });
  const head = page.heads[encoding];
  const body = page.bodies[encoding];
  if (!head || !body) return withPlainBody(page).then((plain) => sendPage(context, plain, state, age));
  const headers = headNow(head, state, age);
  const ifNoneMatch = req.headers['if-none-match'];
  if (ifNoneMatch !== undefined && page.status === 200 && holdsContent(ifNoneMatch, page.tag)) {
    const tag = heldTag(ifNoneMatch, page.tag) ?? entityTag(page.tag, encoding);
    res.writeHead(304, notModifiedHead(headers, tag));
    res.end();
    return undefined;
  }
  res.writeHead(page.status, headers as string[]);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
  return undefined;
}

/** The head as it is in this second. Node takes the list as it is and does not change it. */
function headNow(head: PageHead, state: string, age: number): readonly string[] {
  if (head.now && head.age === age && head.state === state) return head.now;
  head.age = age;
  head.state = state;
  head.now = [...head.lines, 'age', String(age), 'x-cache', state];
  return head.now;
}

/** These describe bytes that a 304 does not carry. */
const ofTheBody = new Set(['content-type', 'content-length', 'content-encoding', 'etag']);

function notModifiedHead(head: readonly string[], tag: string): string[] {
  const headers = ['etag', tag];
  for (let index = 0; index < head.length; index += 2) {
    const name = head[index] ?? '';
    if (!ofTheBody.has(name)) headers.push(name, head[index + 1] ?? '');
  }
  return headers;
}

/** The strong tag the reader sent: the 304 is about the copy they hold, in the encoding they hold it in. */
function heldTag(ifNoneMatch: string, tag: string): string | undefined {
  return (['br', 'gzip', 'identity'] as const)
    .map((encoding) => entityTag(tag, encoding))
    .find((held) => ifNoneMatch.includes(held));
}
