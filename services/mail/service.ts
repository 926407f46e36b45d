import type { EmailFrame } from '#content/rules/brand/email-frame.ts';
import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import type { PersonalDataSource, Service } from '../service.ts';
import { frameEmail } from './frame-email.ts';
import { migrateMail } from './mail-tables.ts';
import { createMailer } from './mailer.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './queue/queue.ts';
import { createSmtpTransport } from './smtp-transport.ts';

export interface MailService extends Service {
  outbox: Outbox;
  /** Called after an e-mail was queued. */
  wake(): void;
}

/** The e-mail queue, and its sender if there is a mail server. */
export function createMail(deps: {
  db: Database;
  /** Undefined: e-mails stay in the queue, where staff can read them. */
  smtpUrl: string | undefined;
  /** Read for every e-mail: staff may change it. */
  from(): { name: string; address: string };
  /** What single e-mails have around their text; editions of newsletters have a foot of their own. */
  frame?(): EmailFrame;
  /** The host in Message-IDs. */
  host: string;
  log: Log;
  onUp?(): void;
  onDown?(reason: string): void;
  /** Called with the outcomes of e-mails to many. */
  onSettled?: OutboxOptions['onSettled'];
  now(): number;
}): MailService {
  const { db, host, onSettled, smtpUrl: url, from, frame } = deps;
  const queue = createOutbox({ db, host, ...(onSettled ? { onSettled } : {}) });
  const outbox: Outbox = {
    ...queue,
    add: (trx, given, now) => queue.add(trx, frame ? frameEmail(given, frame()) : given, now),
  };
  const mailer = url
    ? createMailer({ ...deps, outbox, transport: createSmtpTransport({ url, from }) })
    : undefined;
  return {
    name: 'mail',
    migrate: migrateMail,
    personalData: emailPersonalData(outbox),
    jobs: mailer
      ? [
          {
            async start() {
              // The lock of the data folder makes this the only sending process: claims of a previous one can be released.
              if (db.dialect === 'sqlite') await outbox.releaseAll(deps.now());
              mailer.start();
            },
            stop: mailer.stop,
          },
        ]
      : [],
    outbox,
    wake: () => void mailer?.wake(),
  };
}

/** E-mails to a user or sent in their name, at every address they had. */
function emailPersonalData(outbox: Outbox): PersonalDataSource {
  return {
    name: 'emails',
    async exportFor({ addresses }) {
      const found = (await Promise.all(addresses.map((address) => outbox.ofAddress(address)))).flat();
      return found.map(({ to, subject, text, state, createdAt }) => ({
        to,
        subject,
        text,
        state,
        written: new Date(createdAt).toISOString(),
      }));
    },
    async eraseFor({ addresses }) {
      for (const address of addresses) await outbox.eraseAddress(address);
    },
  };
}
