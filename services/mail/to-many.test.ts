import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { fillBlanks } from './email.ts';
import { type MailTables, migrateMail } from './mail-tables.ts';
import { cacheMilliseconds } from './mailer.ts';
import { createOutbox, type Outbox, type Settled } from './queue.ts';

const shared = {
  subject: 'Keys',
  text: 'Leave: https://w.example/leave/{{token}}/',
  html: '<a href="https://w.example/leave/{{token}}/">Leave</a> {{other}}',
  listId: 'Wavelength <locked.w.example>',
  leaveUrl: 'https://w.example/leave/{{token}}/',
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
      onSettled: async (_trx, told) => void settled.push(told),
    });
  });
  afterEach(() => store.drop());

  const addMany = (addresses: readonly string[], letter = shared) =>
    store.db.transaction(async (trx) => {
      const contentId = await outbox.addShared(trx, letter, now);
      const recipients = addresses.map((to, index) => ({ to, blanks: { token: `t${index}` } }));
      return { contentId, ids: await outbox.addMany(trx, contentId, recipients, now) };
    });
  const addOne = () =>
    store.db.transaction((trx) =>
      outbox.add(trx, { to: 'one@mail.example', subject: 'Now', text: 'x', html: 'x' }, now + 1),
    );

  describe('letters to many', () => {
    it('say the same, each with its own blanks filled', async () => {
      const { contentId, ids } = await addMany(['a@mail.example', 'b@mail.example']);
      const found = await outbox.find(ids[1] ?? '');
      expect(found).toMatchObject({
        to: 'b@mail.example',
        subject: 'Keys',
        text: 'Leave: https://w.example/leave/t1/',
        html: '<a href="https://w.example/leave/t1/">Leave</a> {{other}}',
        list: { contentId, id: shared.listId, leaveUrl: 'https://w.example/leave/t1/' },
      });
    });

    it('wait behind a letter that somebody waits for', async () => {
      await addMany(['a@mail.example', 'b@mail.example']);
      expect((await outbox.claim(now + 1, 1000))?.to).toMatch(/^[ab]@/);
      await addOne();
      expect((await outbox.claim(now + 1, 1000))?.to).toBe('one@mail.example');
    });

    it('tell what became of them, once, with the letter', async () => {
      const { contentId } = await addMany(['a@mail.example', 'b@mail.example']);
      const first = await outbox.claim(now, 1000);
      const second = await outbox.claim(now, 1000);
      if (!first || !second) throw new Error('two were due');
      await outbox.markSent(first, now);
      await outbox.markSent(first, now);
      await outbox.refuse(second, { reason: 'no such user', isAboutMailbox: true });
      expect(settled).toEqual([
        { emailId: first.id, contentId, to: first.to, outcome: 'sent', isAboutMailbox: false },
        { emailId: second.id, contentId, to: second.to, outcome: 'refused', isAboutMailbox: true },
      ]);
    });

    it('can be taken back unless somebody has begun to send them', async () => {
      const { contentId } = await addMany(['a@mail.example', 'b@mail.example', 'c@mail.example']);
      await outbox.claim(now, 1000);
      expect(await store.db.transaction((trx) => outbox.withdraw(trx, contentId))).toBe(2);
      expect(await outbox.count()).toMatchObject({ waiting: 0, sending: 1 });
    });

    it('are forgotten with what they said', async () => {
      const { contentId } = await addMany(['a@mail.example']);
      const claimed = await outbox.claim(now, 1000);
      if (!claimed) throw new Error('one was due');
      await outbox.prune(now + 1);
      expect(await outbox.find(claimed.id)).toBeDefined();
      await outbox.markSent(claimed, now);
      await outbox.prune(now + cacheMilliseconds);
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
      [{ ...shared, leaveUrl: 'https://w.example/> <x' }, 'a@mail.example', 't'],
      [{ ...shared, leaveUrl: 'javascript:alert(1)' }, 'a@mail.example', 't'],
      [{ ...shared, listId: 'a\r\nb <c.d>' }, 'a@mail.example', 't'],
      [shared, 'a@mail.example, b@mail.example', 't'],
      [shared, 'a@mail.example', '"><script>'],
    ])('AP-24 take nothing that could become another header or another tag', async (letter, to, token) => {
      await expect(
        store.db.transaction(async (trx) =>
          outbox.addMany(trx, await outbox.addShared(trx, letter, now), [{ to, blanks: { token } }], now),
        ),
      ).rejects.toThrow();
      expect(await outbox.newest(5)).toEqual([]);
    });
  });
});

it('blanks nobody fills stay as they are', () => {
  expect(fillBlanks('{{a}} {{b}} {{constructor}}', { a: '1' })).toBe('1 {{b}} {{constructor}}');
});
