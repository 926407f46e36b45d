import { byteRange, holdsSameFile } from '#platform/byte-range.ts';
import type { NodeContext } from '../service.ts';
import type { PictureAnswer } from './image-response.ts';

/** Writes a picture to the connection, or the part of it that a player requested. */
export function sendPicture(context: NodeContext, answer: PictureAnswer): void {
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
  { req, res, requestId }: NodeContext,
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
