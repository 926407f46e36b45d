import type { Database } from '#database/connect.ts';
import type { Log } from '#platform/log.ts';
import type { PersonalDataSource } from '#services/identity/personal-data-sources.ts';
import type { Outbox, OutboxOptions } from '#services/mail/queue.ts';
import type { Environment } from './boot/environment.ts';
import type { Dependencies } from './dependencies/dependencies.ts';

export interface MailService {
  outbox: Outbox;
  /** Called after an e-mail was queued. */
  wake(): void;
  close(): Promise<void>;
}

/** Creates the e-mail queue and, if there is a mail server, starts sending. */
export async function createMailService(options: {
  db: Database;
  environment: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM' | 'NODE_ENV'>;
  brand: string;
  siteUrl: URL;
  log: Log;
  dependencies?: Pick<Dependencies, 'up' | 'down'>;
  /** Called with the outcomes of e-mails to many. */
  onSettled?: OutboxOptions['onSettled'];
}): Promise<MailService> {
  const { db, environment, siteUrl, log } = options;
  const [{ migrateMail }, { createOutbox }] = await Promise.all([
    import('#services/mail/mail-tables.ts'),
    import('#services/mail/queue.ts'),
  ]);
  await migrateMail(db);
  const outbox = createOutbox({
    db,
    host: siteUrl.hostname,
    ...(options.onSettled ? { onSettled: options.onSettled } : {}),
  });
  const url = environment.SMTP_URL;
  if (!url) return { outbox, wake: () => undefined, close: async () => undefined };
  const [{ createMailer }, { createSmtpTransport }] = await Promise.all([
    import('#services/mail/mailer.ts'),
    import('#services/mail/smtp-transport.ts'),
  ]);
  const from = { name: options.brand, address: environment.MAIL_FROM ?? `no-reply@${siteUrl.hostname}` };
  const mailer = createMailer({
    outbox,
    transport: createSmtpTransport({ url, from }),
    now: Date.now,
    log,
    onUp: () => options.dependencies?.up('mail'),
    onDown: (reason) => options.dependencies?.down('mail', reason),
  });
  // The lock of the data folder makes this the only sending process, so claims of a previous one can be released.
  if (db.dialect === 'sqlite') await outbox.releaseAll(Date.now());
  mailer.start();
  return { outbox, wake: () => void mailer.wake(), close: () => mailer.stop() };
}

/** E-mails to a user or sent in their name, at every address they had. */
export function emailPersonalData({ outbox }: MailService): PersonalDataSource {
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
