// Run by kill.test.ts as a process of its own: sends what is in the outbox until it is killed.
import { connect } from '#database/connect.ts';
import { createMailer } from '../mailer.ts';
import { createOutbox } from '../queue.ts';
import { createSmtpTransport } from '../smtp-transport.ts';

const [file = '', url = ''] = process.argv.slice(2);
const outbox = createOutbox({ db: await connect({ file }), host: 'wavelength.example' });
const say = (event: string, fields?: Record<string, unknown>) => console.error(event, fields);
const mailer = createMailer({
  outbox,
  transport: createSmtpTransport({ url, from: { name: 'W', address: 'no-reply@wavelength.example' } }),
  now: Date.now,
  log: { info: say, warn: say },
});
// The only process on this file, as the lock of the data folder makes sure of in the product.
await outbox.releaseAll(Date.now());
mailer.start();
// The mailer's timers keep no process alive.
setInterval(() => undefined, 60_000);
