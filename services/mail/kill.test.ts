import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connect } from '#database/connect.ts';
import { migrateMail } from './mail-tables.ts';
import { createOutbox } from './queue/queue.ts';
import { openSmtpSink } from './test/smtp-sink.ts';

const total = 120;
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

it('kill -9 during sending loses no e-mail, and sends at most one twice per kill, with the same Message-ID', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'neutron-mail-'));
  const file = join(folder, 'store.sqlite');
  const db = await connect({ file });
  await migrateMail(db);
  const outbox = createOutbox({ db, host: 'wavelength.example' });
  for (let n = 0; n < total; n += 1) {
    const message = {
      to: `friend-${n}@mail.example`,
      subject: `E-mail ${n}`,
      text: 'Words.',
      html: '<p>Words.</p>',
    };
    await db.transaction((trx) => outbox.add(trx, message, Date.now()));
  }
  const sink = await openSmtpSink();
  const start = () =>
    spawn(process.execPath, [join(import.meta.dirname, 'test/mailer-process.ts'), file, sink.url], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const kills = [20, 70];
  for (const received of kills) {
    const child = start();
    while (sink.received.length < received) await pause();
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const last = start();
  while ((await outbox.count()).sent < total) await pause();
  last.kill('SIGKILL');
  await once(last, 'exit');

  const byId = Map.groupBy(sink.received, ({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
  expect(byId.size).toBe(total);
  expect(new Set(sink.received.map(({ to }) => to[0])).size).toBe(total);
  expect(sink.received.length).toBeLessThanOrEqual(total + kills.length);
  await db.close();
  await sink.close();
  await rm(folder, { recursive: true, force: true });
});
