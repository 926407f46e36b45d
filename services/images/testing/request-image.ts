import type { ImageHandler, ImageQuery } from '../image-handler.ts';

/** Asks a handler for an address as a browser would. Tests only. */
export async function requestHandler(
  handler: ImageHandler,
  address: string,
  init: { method?: string; headers?: Record<string, string>; mayMiss?: ImageQuery['mayMiss'] } = {},
): Promise<Response> {
  const question = address.indexOf('?');
  const { accept, 'if-none-match': ifNoneMatch } = init.headers ?? {};
  const answer = await handler.answer({
    method: init.method ?? 'GET',
    path: question < 0 ? address : address.slice(0, question),
    query: question < 0 ? '' : address.slice(question + 1),
    accept,
    ifNoneMatch,
    ...(init.mayMiss ? { mayMiss: init.mayMiss } : {}),
  });
  const headers = new Headers();
  for (let at = 0; at < answer.head.length; at += 2)
    headers.append(answer.head[at] ?? '', answer.head[at + 1] ?? '');
  return new Response(answer.body ? new Uint8Array(answer.body) : null, { status: answer.status, headers });
}
