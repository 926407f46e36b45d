import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressCharacters } from '#content/limits.ts';
import { errorAnswer, type ServerErrorReason } from './error-response.ts';

interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** The status for an error of the HTTP parser. Pure, so that a table of broken packets can test it. */
function reasonOfParserError(error: ParserError): ServerErrorReason {
  const start = error.rawPacket?.subarray(0, addressCharacters + 100).toString('latin1') ?? '';
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW': {
      const firstLine = start.split('\r\n', 1)[0] ?? '';
      return firstLine.length > addressCharacters && /^[A-Z]+ \S/.test(firstLine)
        ? 'address_too_long'
        : 'headers_too_large';
    }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request_timeout';
    case 'HPE_INVALID_METHOD':
      return /^[A-Za-z-]{1,30} \S+ HTTP\/1\.[01]\r?\n/.test(start) ? 'method_not_allowed' : 'bad_path';
    default:
      return 'bad_path';
  }
}

/** Answers a connection whose bytes are not a request, and closes it. */
export function answerClientError(error: ParserError, socket: Duplex): void {
  // An answer is on its way on this connection: writing now would put our words into the middle of it.
  const busy =
    (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent === true;
  if (busy || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const reason = reasonOfParserError(error);
  const allow = reason === 'method_not_allowed' ? { allow: 'GET, HEAD' } : {};
  const { status, headers, body } = errorAnswer(reason, { json: false, ...allow });
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`, () => socket.destroy());
}
