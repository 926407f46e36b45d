import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/connect.ts';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import type { EmailMessage } from './email.ts';
import { migrateMail } from './mail-tables.ts';
import { createMailer, leaseMilliseconds, retainMilliseconds } from './mailer.ts';
import { createOutbox, type Outbox } from './queue/queue.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { openSmtpSink, type SmtpSink } from './test/smtp-sink.ts';

const from = { name: 'Wavelength', address: 'no-reply@wavelength.example' };
const plain: EmailMessage = {
  to: 'friend@mail.example',
  replyTo: 'reader@mail.example',
  subject: 'Größer, besser: 你好',
  text: 'Words.\n.\nA line of one dot above.',
  html: '<p>Words.</p>',
};
const quiet = { info: () => undefined, warn: () => undefined };

describeOneStore((emptyStore) => {
  let store: OpenStore;
  let sink: SmtpSink;
  let outbox: Outbox;
  const clock = { now: Date.parse('2026-11-15T12:00:00Z') };
  const closing: (() => unknown)[] = [];
  beforeEach(async () => {
    store = emptyStore();
    await migrateMail(store.db);
    sink = await openSmtpSink();
    outbox = createOutbox({ db: store.db, host: 'wavelength.example' });
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await sink.close();
  });

  const add = (more: Partial<EmailMessage> = {}) =>
    store.db.transaction((trx) => outbox.add(trx, { ...plain, ...more }, clock.now));
  function mailerOn(db: Database, timeoutMilliseconds = 2000) {
    const own = createOutbox({ db, host: 'wavelength.example' });
    const transport = createSmtpTransport({ url: sink.url, from: () => from, timeoutMilliseconds });
    const mailer = createMailer({ outbox: own, transport, now: () => clock.now, log: quiet });
    closing.push(() => mailer.stop());
    mailer.start();
    return mailer;
  }
  const stateOf = async (id: string) => {
    const found = await outbox.find(id);
    return [found?.state, found?.attempts, found && (found.dueAt - clock.now) / 1000];
  };

  describe('the mailer', () => {
    it('sends text and HTML from the configured address, readable by any program', async () => {
      const id = await add();
      await mailerOn(store.db).wake();
      expect((await stateOf(id)).slice(0, 2)).toEqual(['sent', 1]);
      expect(sink.received.map(({ to, from: sender }) => [to, sender])).toEqual([
        [['friend@mail.example'], 'no-reply@wavelength.example'],
      ]);
      const read = await PostalMime.parse(sink.received[0]?.raw ?? '');
      expect(read).toMatchObject({
        from: { name: 'Wavelength', address: 'no-reply@wavelength.example' },
        to: [{ address: 'friend@mail.example' }],
        replyTo: [{ address: 'reader@mail.example' }],
        subject: plain.subject,
        messageId: `<${id}@wavelength.example>`,
        date: '2026-11-15T12:00:00.000Z',
      });
      expect([read.text?.trim(), read.html?.trim(), read.attachments.length]).toEqual([
        plain.text,
        plain.html,
        0,
      ]);
    });

    it.each([
      ['to', 'a@b.example\r\nBcc: all@b.example'],
      ['to', 'a@b.example, c@d.example'],
      ['to', '"A" <a@b.example>'],
      ['replyTo', 'a@b.example\nX: y'],
      ['subject', 'Hello\r\nBcc: all@b.example'],
      ['subject', 'Hello\u0000'],
      ['subject', 'Hello\u2028Bcc: x@y.example'],
      ['subject', ' '],
    ])('AP-24 rejects a %s like %j', async (field, value) => {
      await expect(add({ [field]: value })).rejects.toThrow();
      expect(await outbox.newest(5)).toEqual([]);
    });

    it('retries deferred messages with growing delays', async () => {
      sink.behavior.recipient = 451;
      const id = await add();
      const mailer = mailerOn(store.db);
      for (const [attempt, seconds] of [60, 300, 900, 3600].entries()) {
        await mailer.wake();
        expect(await stateOf(id)).toEqual(['waiting', attempt + 1, seconds]);
        clock.now += seconds * 1000;
      }
      delete sink.behavior.recipient;
      await mailer.wake();
      expect((await stateOf(id)).slice(0, 2)).toEqual(['sent', 5]);
    });

    it.each([{ recipient: 550 }, { text: 554 }])(
      'stores what the server rejects permanently: %o',
      async (behavior) => {
        Object.assign(sink.behavior, behavior);
        const id = await add();
        const mailer = mailerOn(store.db);
        await mailer.wake();
        expect((await stateOf(id)).slice(0, 2)).toEqual(['rejected', 1]);
        expect((await outbox.find(id))?.lastError).toMatch(/not today 55/);
        for (const key of ['recipient', 'text'] as const) delete sink.behavior[key];
        const other = await add();
        await mailer.wake();
        expect(sink.received).toHaveLength(1);
        expect((await stateOf(other))[0]).toBe('sent');
      },
    );

    it.each([
      ['rejects the connection', { greeting: 554 }],
      ['does not respond', { isSlow: true }],
    ])('waits without counting an attempt when the server %s, and loses nothing', async (_name, behavior) => {
      Object.assign(sink.behavior, behavior);
      const ids = [await add(), await add()];
      const mailer = mailerOn(store.db, 1000);
      await mailer.wake();
      expect([await stateOf(ids[0] ?? ''), await stateOf(ids[1] ?? '')]).toEqual(
        expect.arrayContaining([
          ['waiting', 0, 2],
          ['waiting', 0, 0],
        ]),
      );
      delete sink.behavior.greeting;
      delete sink.behavior.isSlow;
      await mailer.wake();
      expect(sink.received).toHaveLength(0);
      clock.now += 2000;
      await mailer.wake();
      expect(await outbox.count()).toEqual({ waiting: 0, sending: 0, sent: 2, rejected: 0 });
      expect(sink.received).toHaveLength(2);
    });

    it('waits while the server is down, and sends when it is back', async () => {
      const { port } = sink;
      await sink.close();
      const id = await add();
      const mailer = mailerOn(store.db);
      for (const seconds of [2, 4, 8]) {
        await mailer.wake();
        expect(await stateOf(id)).toEqual(['waiting', 0, seconds]);
        clock.now += seconds * 1000;
      }
      sink = await openSmtpSink(port);
      await mailer.wake();
      expect((await stateOf(id)).slice(0, 2)).toEqual(['sent', 1]);
    });

    it('gives up after five days', async () => {
      sink.behavior.recipient = 451;
      const id = await add();
      const mailer = mailerOn(store.db);
      await mailer.wake();
      clock.now += 5 * 24 * 3_600_000 + 1;
      await mailer.wake();
      expect((await stateOf(id))[0]).toBe('rejected');
    });

    it('deletes sent e-mails after thirty days, and none that is still queued', async () => {
      const sent = await add();
      const mailer = mailerOn(store.db);
      await mailer.wake();
      clock.now += retainMilliseconds - 1000;
      const later = await add();
      await mailer.wake();
      expect((await outbox.find(sent))?.state).toBe('sent');
      clock.now += 3_600_000;
      await mailer.wake();
      expect([await outbox.find(sent), (await outbox.find(later))?.state]).toEqual([undefined, 'sent']);
    });

    it('two processes share the queue and send no e-mail twice', async () => {
      for (let count = 0; count < 40; count += 1) await add({ subject: `E-mail ${count}` });
      const other = await store.again();
      const mailers = [mailerOn(store.db), mailerOn(other)];
      await Promise.all(mailers.map((mailer) => mailer.wake()));
      expect(await outbox.count()).toEqual({ waiting: 0, sending: 0, sent: 40, rejected: 0 });
      const ids = sink.received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
      expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
    });

    it('an e-mail whose process died is claimed again when its lease has ended, not before', async () => {
      const id = await add();
      await outbox.claim(clock.now, leaseMilliseconds);
      const mailer = mailerOn(store.db);
      await mailer.wake();
      expect(sink.received).toHaveLength(0);
      clock.now += leaseMilliseconds;
      await mailer.wake();
      expect([(await stateOf(id))[0], sink.received.length]).toEqual(['sent', 1]);
    });

    it('an attempt that lost its claim cannot save an outcome', async () => {
      const id = await add();
      const first = await outbox.claim(clock.now, 1000);
      clock.now += 1000;
      const second = await outbox.claim(clock.now, 1000);
      if (!first || !second) throw new Error('not claimed');
      await outbox.reject(first, { reason: 'too late' });
      expect((await stateOf(id))[0]).toBe('sending');
      await outbox.markSent(second, clock.now);
      expect((await stateOf(id))[0]).toBe('sent');
    });
  });
});
