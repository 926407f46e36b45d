import type { ImageQuery } from '#services/images/image-handler.ts';
import type { PictureAnswer } from '#services/images/image-response.ts';
import type { Handler, RequestContext } from '../edge/http/request-context.ts';
import { byteRange, holdsSameFile } from '../edge/media/byte-range.ts';
import type { Verdict } from '../edge/rate-limit/bucket.ts';

/**
 * The image service at a connection. This is a hot path: what is in memory is written out in the same turn, without
 * a web `Request` or `Response` in between.
 */
export function createImageRequestHandler(options: {
  answer(query: ImageQuery): PictureAnswer | Promise<PictureAnswer>;
  /** Counts one miss of this reader. */
  countMiss(context: RequestContext): Verdict | Promise<Verdict>;
}): Handler {
  return (context) => {
    const { req, target } = context;
    const answer = options.answer({
      method: req.method ?? 'GET',
      path: target.path,
      query: target.query,
      accept: req.headers.accept,
      ifNoneMatch: req.headers['if-none-match'],
      mayMiss: () => options.countMiss(context),
    });
    if (!(answer instanceof Promise)) return send(context, answer);
    return answer.then((made) => send(context, made));
  };
}

function send(context: RequestContext, answer: PictureAnswer): void {
  const { req, res, requestId } = context;
  const range = req.headers.range;
  const { body } = answer;
  if (range !== undefined && body && answer.status === 200 && answer.tag) {
    sendPart(context, answer, body, answer.tag);
    return;
  }
  res.writeHead(answer.status, [...answer.head, 'x-request-id', requestId]);
  if (body && req.method !== 'HEAD') res.end(body);
  else res.end();
}

/** Players request videos in ranges, some before anything else. */
function sendPart(
  { req, res, requestId }: RequestContext,
  answer: PictureAnswer,
  body: Buffer,
  tag: string,
): void {
  const ifRange = req.headers['if-range']?.toString();
  const range = byteRange(holdsSameFile(ifRange, tag) ? req.headers.range : undefined, body.length);
  const head = [...answer.heldHead, 'accept-ranges', 'bytes', 'x-request-id', requestId];
  if (range.kind === 'impossible') {
    res.writeHead(416, [...head, 'content-range', `bytes */${body.length}`, 'content-length', '0']);
    res.end();
    return;
  }
  if (range.kind === 'whole') {
    res.writeHead(200, [...answer.head, 'x-request-id', requestId]);
    res.end(req.method === 'HEAD' ? undefined : body);
    return;
  }
  const part = body.subarray(range.first, range.last + 1);
  const type = answer.head[answer.head.indexOf('content-type') + 1] ?? '';
  const place = `bytes ${range.first}-${range.last}/${body.length}`;
  const own = ['content-type', type, 'content-range', place, 'content-length', String(part.length)];
  res.writeHead(206, [...head, ...own]);
  res.end(req.method === 'HEAD' ? undefined : part);
}
