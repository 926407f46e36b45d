// 100,000 readers of one newsletter: an edition queued and sent to a mail server on this machine by the product as it
// runs, killed twice. Whether anybody was missed or got it twice, and whether memory stays flat.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { connect } from '#database/connect.ts';
import type { NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { createEdition, scheduleEdition } from '#services/newsletters/store/editions.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const readers = Number(process.env.READERS ?? 100_000);
const newsletter = 'the-signal';
const killsAt = [0.15, 0.3].map((share) => Math.floor(readers * share));
const breathMilliseconds = 20;

/** How often each address got the edition; texts are read to their end and thrown away. */
const received = new Map<string, number>();
let emails = 0;
const sink = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      received.set(to, (received.get(to) ?? 0) + 1);
      emails += 1;
      done();
    });
  },
});
// A client that is killed leaves a broken connection.
sink.on('error', () => undefined);
sink.listen(0, '127.0.0.1');
await once(sink.server, 'listening');
const SMTP_URL = `smtp://127.0.0.1:${(sink.server.address() as AddressInfo).port}`;

const residentMegabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function addReaders(dataFolder: string): Promise<void> {
  const db = (await connect({ file: join(dataFolder, 'neutron.sqlite') })).as<NewsletterTables>();
  const now = Date.now();
  for (const table of ['subscriptions', 'readers'] as const)
    await db.kysely.deleteFrom(`newsletter_${table}`).execute();
  const batch = 1000;
  for (let from = 0; from < readers; from += batch) {
    const rows = Array.from({ length: Math.min(batch, readers - from) }, (_, index) => {
      const address = `reader-${from + index}@mail.example`;
      return {
        id: `bench-${String((from + index) * 7919 + 1_000_000_000).slice(-10)}`,
        sub: null,
        address,
        address_key: address,
        may_count: index % 2,
        merged_into: null,
        created_at: now,
      };
    });
    await db.transaction(async (trx) => {
      await trx.insertInto('newsletter_readers').values(rows).execute();
      const taken = rows.map(({ id }) => ({ newsletter_id: newsletter, reader_id: id, since: now }));
      await trx.insertInto('newsletter_subscriptions').values(taken).execute();
    });
  }
  const context = { db, now: Date.now };
  const id = await createEdition(context, { newsletterId: newsletter, subject: '', by: 'bench' });
  await scheduleEdition(context, id, now);
  await db.close();
}

const folder = temporaryFolder();
try {
  const first = await startNeutron(folder.path);
  await first.stop();
  await addReaders(folder.path);
  const began = performance.now();
  for (const kill of killsAt) {
    const neutron = await startNeutron(folder.path, { SMTP_URL });
    while (emails < kill) await wait(breathMilliseconds);
    process.kill(neutron.pid, 'SIGKILL');
    await neutron.stop();
    console.log(`killed after ${emails} emails`);
  }
  const neutron = await startNeutron(folder.path, { SMTP_URL });
  /** By the share of readers who have it. */
  const memory: { share: number; megabytes: number }[] = [];
  let still = 0;
  for (let before = emails; received.size < readers && still < 600; before = emails) {
    await wait(100);
    still = emails === before ? still + 1 : 0;
    memory.push({ share: received.size / readers, megabytes: residentMegabytes(neutron.pid) });
  }
  const seconds = (performance.now() - began) / 1000;
  // What is sent twice would be sent after the last.
  await wait(3000);
  await neutron.stop();
  const between = (from: number, to: number) =>
    median(memory.filter(({ share }) => share >= from && share < to).map(({ megabytes }) => megabytes));
  const [early, late] = [between(0.4, 0.55), between(0.85, 1)];
  console.log(
    `${emails} emails to ${received.size} readers in ${seconds.toFixed(0)} s with two kills, ${(emails / seconds).toFixed(0)} a second; resident ${early.toFixed(0)} MB at the middle, ${late.toFixed(0)} MB at the end`,
  );
  verdict('readers who were missed', readers - received.size, { atMost: 0 });
  verdict('emails sent twice, with two kills', emails - received.size, { atMost: killsAt.length });
  verdict('memory at the end against the middle', late / early, { atMost: 1.15 });
} finally {
  await new Promise<void>((resolve) => sink.close(() => resolve()));
  folder.remove();
}
