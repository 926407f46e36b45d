import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Exchange } from '../http/exchange.ts';
import { connectionLimits } from '../http/http-server.ts';
import { acceptedEncodings, chooseEncoding } from './encodings.ts';
import type { FinishedPage, PageHead } from './finished-page.ts';

export interface ReadyAnswers {
  /** Sends the page as one piece of bytes; false when this request needs more care than that. */
  send(exchange: Exchange, page: FinishedPage, age: number): boolean;
}

/** What Node keeps about an answer's head. Not promised by anyone: whatever looks different is left alone. */
interface Inside {
  _header: string | null;
  _headerSent: boolean;
  maxRequestsOnConnectionReached?: boolean;
}

const maxAnswers = 200;
const { keepAliveTimeout, maxRequestsPerSocket } = connectionLimits;
const connectionLines = `connection: keep-alive\r\nkeep-alive: timeout=${keepAliveTimeout / 1000}, max=${maxRequestsPerSocket}\r\n`;

/**
 * Whole answers, head and body in one buffer, for pages that are asked for again within the same second. Checking
 * and joining twenty header lines is a fifth of what a cache hit costs, and within a second they are the same for
 * every reader: so the head is made once a second and Node is told that it was sent. Requests that are not the
 * plain case (HEAD, If-None-Match, the last of their connection) and pages asked for once take the usual way.
 */
export function createReadyAnswers(wallClock: () => number): ReadyAnswers {
  let second = 0;
  /** Pages asked for in this second; those with a buffer were asked for twice. */
  const answers = new Map<PageHead, Buffer | undefined>();

  function answerFor(page: FinishedPage, head: PageHead, body: Buffer, age: number): Buffer | undefined {
    const now = Math.floor(wallClock() / 1000);
    if (now !== second) {
      answers.clear();
      second = now;
    }
    const known = answers.get(head);
    if (known) return known;
    if (answers.size >= maxAnswers) return undefined;
    const answer = answers.has(head)
      ? Buffer.concat([headOf(page.status, head, age, second), body])
      : undefined;
    answers.set(head, answer);
    return answer;
  }

  return {
    send({ req, res }, page, age) {
      if (req.method !== 'GET' || req.headers['if-none-match'] !== undefined || !isPlain(res)) return false;
      const { br, gzip } = page.bodies;
      const accepted = acceptedEncodings(req.headers['accept-encoding'] as string | undefined);
      const encoding = chooseEncoding(accepted, { br: br !== undefined, gzip: gzip !== undefined });
      const head = page.heads[encoding];
      const body = page.bodies[encoding];
      const answer = head && body && answerFor(page, head, body, age);
      if (!answer) return false;
      const inside = res as unknown as Inside;
      res.statusCode = page.status;
      inside._header = 'sent with the body';
      inside._headerSent = true;
      res.end(answer);
      return true;
    },
  };
}

function isPlain(res: ServerResponse): boolean {
  const inside = res as unknown as Inside;
  return (
    res.shouldKeepAlive &&
    !inside.maxRequestsOnConnectionReached &&
    inside._header === null &&
    inside._headerSent === false
  );
}

function headOf(status: number, head: PageHead, age: number, second: number): Buffer {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (let index = 0; index < head.lines.length; index += 2)
    text += `${head.lines[index]}: ${head.lines[index + 1]}\r\n`;
  const date = new Date(second * 1000).toUTCString();
  return Buffer.from(
    `${text}age: ${age}\r\nx-cache: hit\r\ndate: ${date}\r\n${connectionLines}\r\n`,
    'latin1',
  );
}
