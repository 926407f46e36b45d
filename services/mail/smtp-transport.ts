import { createTransport } from 'nodemailer';
import type { Outcome, Transport } from './transport.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  from(): { name: string; address: string };
  /** The longest time that sending one e-mail may take. */
  timeoutMilliseconds?: number;
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Sends through a mail server, one e-mail at a time over one persistent connection. */
export function createSmtpTransport(options: SmtpOptions): Transport {
  const { url, timeoutMilliseconds = 60_000 } = options;
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
    async send(email) {
      let timer: NodeJS.Timeout | undefined;
      const tooSlow = new Promise<Outcome>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'down', reason: 'took too long' }), timeoutMilliseconds);
      });
      const from = options.from();
      const sending = connection
        .sendMail({
          from,
          to: { name: '', address: email.to },
          ...(email.replyTo ? { replyTo: { name: '', address: email.replyTo } } : {}),
          envelope: { from: from.address, to: [email.to] },
          subject: email.subject,
          text: email.text,
          html: email.html,
          messageId: email.messageId,
          date: new Date(email.createdAt),
          headers: {
            // Suppresses automatic replies.
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(email.list ? listHeaders(email.list) : {}),
          },
        })
        .then((): Outcome => ({ kind: 'sent' }), outcomeOf);
      const outcome = await Promise.race([sending, tooSlow]);
      clearTimeout(timer);
      if (outcome.kind === 'down') {
        // The state of this connection is unknown, so the next e-mail uses a new one.
        connection.close();
        connection = open();
      }
      return outcome;
    },
    close: () => connection.close(),
  };
}

/** With these headers mail programs offer one-click unsubscribe (RFC 8058). Their values must not be re-encoded. */
function listHeaders({ id, unsubscribeUrl }: { id: string; unsubscribeUrl: string }) {
  const as = (value: string) => ({ prepared: true, value });
  return {
    'List-ID': as(id),
    'List-Unsubscribe': as(`<${unsubscribeUrl}>`),
    'List-Unsubscribe-Post': as('List-Unsubscribe=One-Click'),
    Precedence: as('bulk'),
  };
}

/** Whether the error says that the mailbox does not exist; policy rejections are about the sender. */
function isAboutMailbox(responseCode: number, text: string): boolean {
  const detail = /\b5\.(\d+)\.(\d+)\b/.exec(text);
  if (detail) return detail[1] === '1' || (detail[1] === '2' && detail[2] === '1');
  return responseCode === 550 || responseCode === 551 || responseCode === 553;
}

/** Errors about this recipient or content concern the e-mail; all others concern the mail server. */
export function outcomeOf(error: SmtpError): Outcome {
  const { responseCode = 0, code, command = '' } = error;
  const reason = error.message.replace(/\s+/g, ' ').slice(0, 300);
  const isAboutEmail =
    (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE' || command === 'DATA';
  if (!isAboutEmail || responseCode < 400) return { kind: 'down', reason };
  if (responseCode < 500) return { kind: 'later', reason };
  const isRecipient = code === 'EENVELOPE';
  return { kind: 'rejected', reason, isAboutMailbox: isRecipient && isAboutMailbox(responseCode, reason) };
}
