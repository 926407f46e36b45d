// Run by kill.test.ts as a separate process: sends queued e-mails until it is killed.
import { connect } from '#database/connect.ts';
import { createMailer } from '../mailer.ts';
import { createOutbox } from '../queue/queue.ts';
import { createSmtpTransport } from '../smtp-transport.ts';

const [file = '', url = ''] = process.argv.slice(2);
const outbox = createOutbox({ db: await connect({ file }), host: 'wavelength.example' });
const print = (event: string, fields?: Record<string, unknown>) => console.error(event, fields);
const mailer = createMailer({
  outbox,
  transport: createSmtpTransport({
    url,
    from: () => ({ name: 'W', address: 'no-reply@wavelength.example' }),
  }),
  now: Date.now,
  log: { info: print, warn: print },
});
// The only process on this file; in the product the lock of the data folder ensures that.
await outbox.releaseAll(Date.now());
mailer.start();
// The mailer's timers do not keep a process alive.
setInterval(() => undefined, 60_000);
