import { createTransport } from 'nodemailer';
import type { Outcome, Transport } from './transport.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from: { name: string; address: string };
  /** The longest one letter may take. */
  timeoutMilliseconds?: number;
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Sends through a mail server, one letter at a time over one connection that is kept. */
export function createSmtpTransport({ url, from, timeoutMilliseconds = 60_000 }: SmtpOptions): Transport {
  const open = () =>
    createTransport({
      url,
      pool: true,
      maxConnections: 1,
      maxMessages: 500,
      connectionTimeout: Math.min(10_000, timeoutMilliseconds),
      greetingTimeout: Math.min(10_000, timeoutMilliseconds),
      socketTimeout: Math.min(30_000, timeoutMilliseconds),
      disableFileAccess: true,
      disableUrlAccess: true,
    } as Parameters<typeof createTransport>[0]);
  let connection = open();
  return {
    async send(letter) {
      let timer: NodeJS.Timeout | undefined;
      const tooSlow = new Promise<Outcome>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'down', reason: 'took too long' }), timeoutMilliseconds);
      });
      const sending = connection
        .sendMail({
          from,
          to: { name: '', address: letter.to },
          ...(letter.replyTo ? { replyTo: { name: '', address: letter.replyTo } } : {}),
          envelope: { from: from.address, to: [letter.to] },
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          messageId: letter.messageId,
          date: new Date(letter.createdAt),
          headers: {
            // Answering machines stay silent.
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(letter.list ? listHeaders(letter.list) : {}),
          },
        })
        .then((): Outcome => ({ kind: 'sent' }), outcomeOf);
      const outcome = await Promise.race([sending, tooSlow]);
      clearTimeout(timer);
      if (outcome.kind === 'down') {
        // Whatever state that connection is in, the next letter begins on a new one.
        connection.close();
        connection = open();
      }
      return outcome;
    },
    close: () => connection.close(),
  };
}

/** By which mail programs offer to leave a list with one press (RFC 8058). Their values are kept as they are. */
function listHeaders({ id, leaveUrl }: { id: string; leaveUrl: string }) {
  const as = (value: string) => ({ prepared: true, value });
  return {
    'List-ID': as(id),
    'List-Unsubscribe': as(`<${leaveUrl}>`),
    'List-Unsubscribe-Post': as('List-Unsubscribe=One-Click'),
    Precedence: as('bulk'),
  };
}

/** What servers say of mailboxes that are not there or no longer; refusals by policy are about us. */
function isAboutMailbox(responseCode: number, text: string): boolean {
  const detail = /\b5\.(\d+)\.(\d+)\b/.exec(text);
  if (detail) return detail[1] === '1' || (detail[1] === '2' && detail[2] === '1');
  return responseCode === 550 || responseCode === 551 || responseCode === 553;
}

/** Only what the server says about this recipient or this text is about the letter; everything else about the server. */
export function outcomeOf(error: SmtpError): Outcome {
  const { responseCode = 0, code, command = '' } = error;
  const reason = error.message.replace(/\s+/g, ' ').slice(0, 300);
  const isAboutNewsletter =
    (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE' || command === 'DATA';
  if (!isAboutNewsletter || responseCode < 400) return { kind: 'down', reason };
  if (responseCode < 500) return { kind: 'later', reason };
  const isRecipient = code === 'EENVELOPE';
  return { kind: 'refused', reason, isAboutMailbox: isRecipient && isAboutMailbox(responseCode, reason) };
}
