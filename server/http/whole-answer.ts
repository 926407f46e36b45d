import { type ServerResponse, STATUS_CODES } from 'node:http';
import { connectionLimits } from './http-server.ts';

/** What Node keeps about an answer's head. Not promised by anyone: whatever looks different is left alone. */
interface Inside {
  _header: string | null;
  _headerSent: boolean;
  maxRequestsOnConnectionReached?: boolean;
}

const { keepAliveTimeout, maxRequestsPerSocket } = connectionLimits;
const connectionLines = `connection: keep-alive\r\nkeep-alive: timeout=${keepAliveTimeout / 1000}, max=${maxRequestsPerSocket}\r\n`;

/** Whether an answer may be sent as bytes made before: its connection goes on, and nothing was said on it yet. */
export function isPlain(res: ServerResponse): boolean {
  const inside = res as unknown as Inside;
  return (
    res.shouldKeepAlive &&
    !inside.maxRequestsOnConnectionReached &&
    inside._header === null &&
    inside._headerSent === false
  );
}

/** Sends head and body as one piece, and tells Node that the head was sent. Only where `isPlain` holds. */
export function sendWhole(res: ServerResponse, status: number, answer: Buffer): void {
  const inside = res as unknown as Inside;
  res.statusCode = status;
  inside._header = 'sent with the body';
  inside._headerSent = true;
  res.end(answer);
}

/** A head as Latin-1 text; `lines` are names and values by turns. It holds for one second of the clock. */
export function headText(status: number, lines: readonly string[], second: number): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (let index = 0; index < lines.length; index += 2) text += `${lines[index]}: ${lines[index + 1]}\r\n`;
  const date = new Date(second * 1000).toUTCString();
  return `${text}date: ${date}\r\n${connectionLines}\r\n`;
}

export function headBytes(status: number, lines: readonly string[], second: number): Buffer {
  return Buffer.from(headText(status, lines, second), 'latin1');
}
