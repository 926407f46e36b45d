import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { fillPlaceholders } from './email.ts';
import { type MailTables, migrateMail } from './mail-tables.ts';
import { retainMilliseconds } from './mailer.ts';
import type { Settled } from './queue/claims.ts';
import { createOutbox, type Outbox } from './queue/queue.ts';

const shared = {
  subject: 'Keys',
  text: 'Leave: https://w.example/unsubscribe/{{token}}/',
  html: '<a href="https://w.example/unsubscribe/{{token}}/">Unsubscribe</a> {{other}}',
  listId: 'Wavelength <locked.w.example>',
  unsubscribeUrl: 'https://w.example/unsubscribe/{{token}}/',
};

describeMigratedStores(migrateMail, (open) => {
  let store: OpenStore;
  let outbox: Outbox;
  const settled: Settled[] = [];
  const now = Date.parse('2026-11-15T12:00:00Z');
  beforeEach(async () => {
    store = await open();
    settled.length = 0;
    outbox = createOutbox({
      db: store.db,
      host: 'w.example',
      onSettled: async (_trx, outcome) => void settled.push(outcome),
    });
  });
  afterEach(() => store.drop());

  const addMany = (addresses: readonly string[], message = shared) =>
    store.db.transaction(async (trx) => {
      const contentId = await outbox.addShared(trx, message, now);
      const recipients = addresses.map((to, index) => ({ to, placeholders: { token: `t${index}` } }));
      return { contentId, ids: await outbox.addMany(trx, contentId, recipients, now) };
    });
  const addOne = () =>
    store.db.transaction((trx) =>
      outbox.add(trx, { to: 'one@mail.example', subject: 'Now', text: 'x', html: 'x' }, now + 1),
    );

  describe('e-mails to many', () => {
    it('share their content, each with its own placeholders filled', async () => {
      const { contentId, ids } = await addMany(['a@mail.example', 'b@mail.example']);
      const found = await outbox.find(ids[1] ?? '');
      expect(found).toMatchObject({
        to: 'b@mail.example',
        subject: 'Keys',
        text: 'Leave: https://w.example/unsubscribe/t1/',
        html: '<a href="https://w.example/unsubscribe/t1/">Unsubscribe</a> {{other}}',
        list: { contentId, id: shared.listId, unsubscribeUrl: 'https://w.example/unsubscribe/t1/' },
      });
    });

    it('are sent after single e-mails', async () => {
      await addMany(['a@mail.example', 'b@mail.example']);
      expect((await outbox.claim(now + 1, 1000))?.to).toMatch(/^[ab]@/);
      await addOne();
      expect((await outbox.claim(now + 1, 1000))?.to).toBe('one@mail.example');
    });

    it('report their outcome, once', async () => {
      const { contentId } = await addMany(['a@mail.example', 'b@mail.example']);
      const first = await outbox.claim(now, 1000);
      const second = await outbox.claim(now, 1000);
      if (!first || !second) throw new Error('two were due');
      await outbox.markSent(first, now);
      await outbox.markSent(first, now);
      await outbox.reject(second, { reason: 'no such user', isAboutMailbox: true });
      expect(settled).toEqual([
        { emailId: first.id, contentId, to: first.to, outcome: 'sent', isAboutMailbox: false },
        { emailId: second.id, contentId, to: second.to, outcome: 'rejected', isAboutMailbox: true },
      ]);
    });

    it('can be withdrawn until they are being sent', async () => {
      const { contentId } = await addMany(['a@mail.example', 'b@mail.example', 'c@mail.example']);
      await outbox.claim(now, 1000);
      expect(await store.db.transaction((trx) => outbox.withdraw(trx, contentId))).toBe(2);
      expect(await outbox.count()).toMatchObject({ waiting: 0, sending: 1 });
    });

    it('are deleted with their content', async () => {
      const { contentId } = await addMany(['a@mail.example']);
      const claimed = await outbox.claim(now, 1000);
      if (!claimed) throw new Error('one was due');
      await outbox.prune(now + 1);
      expect(await outbox.find(claimed.id)).toBeDefined();
      await outbox.markSent(claimed, now);
      await outbox.prune(now + retainMilliseconds);
      expect(await outbox.newest(5)).toEqual([]);
      const contents = await store.db
        .as<MailTables>()
        .kysely.selectFrom('mail_contents')
        .select('id')
        .where('id', '=', contentId)
        .execute();
      expect(contents).toEqual([]);
    });

    it.each([
      [{ ...shared, subject: 'a\r\nBcc: b@c.example' }, 'a@mail.example', 't'],
      [{ ...shared, unsubscribeUrl: 'https://w.example/> <x' }, 'a@mail.example', 't'],
      [{ ...shared, unsubscribeUrl: 'javascript:alert(1)' }, 'a@mail.example', 't'],
      [{ ...shared, listId: 'a\r\nb <c.d>' }, 'a@mail.example', 't'],
      [shared, 'a@mail.example, b@mail.example', 't'],
      [shared, 'a@mail.example', '"><script>'],
    ])('AP-24 reject content that could become another header or tag', async (message, to, token) => {
      await expect(
        store.db.transaction(async (trx) =>
          outbox.addMany(
            trx,
            await outbox.addShared(trx, message, now),
            [{ to, placeholders: { token } }],
            now,
          ),
        ),
      ).rejects.toThrow();
      expect(await outbox.newest(5)).toEqual([]);
    });
  });
});

it('placeholders without a value stay unchanged', () => {
  expect(fillPlaceholders('{{a}} {{b}} {{constructor}}', { a: '1' })).toBe('1 {{b}} {{constructor}}');
});
