import { beforeEach, describe, expect, it } from 'vitest';
import type {
  IncomingComment,
  IncomingDiscussion,
  IncomingThread,
  RejectedComment,
} from '#content/incoming-comments.ts';
import { getEventsAfter, migrateOutbox } from '#database/outbox.ts';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import { type DiscussionTables, migrateDiscussion } from '../discussion-tables.ts';
import { usualSettings } from '../settings.ts';
import { type CommentOutcome, importComments } from './import-comments.ts';
import { moderate, readQueue } from './moderation.ts';
import { report, vote } from './opinions.ts';
import { readThread } from './read-thread.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const thread = (given: Partial<IncomingThread>): IncomingThread => ({
  sourceId: 't1',
  identifier: 'story-1',
  link: 'https://old.example/a/',
  title: 'A story',
  createdAt: now - 1000,
  isClosed: false,
  ...given,
});
const comment = (sourceId: string, given: Partial<IncomingComment> = {}): IncomingComment => ({
  sourceId,
  threadId: 't1',
  parentId: undefined,
  author: { key: 'ada', name: 'Ada' },
  text: `Words of ${sourceId}`,
  createdAt: now - 1000 + Number(sourceId),
  isDeleted: false,
  isSpam: false,
  ...given,
});

describeOneStore((given) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = given();
    await migrateOutbox(store.db);
    await migrateDiscussion(store.db);
  });

  async function take(comments: (IncomingComment | RejectedComment)[], threads = [thread({})]) {
    const outcomes: CommentOutcome[] = [];
    const incoming: IncomingDiscussion = {
      source: 'disqus',
      threads,
      commentCount: comments.length,
      async *comments() {
        yield* comments;
      },
    };
    const done = await importComments(store.db.as<DiscussionTables>(), incoming, {
      subjectOf: async ({ identifier }) =>
        identifier ? { identifier, url: '/article/a/', title: 'A story' } : undefined,
      now,
      onOutcome: (outcome) => void outcomes.push(outcome),
    });
    const words = outcomes.map(({ what, sourceId, reason }) =>
      [sourceId, what, reason].filter(Boolean).join(' '),
    );
    return { ...done, words };
  }
  const read = () =>
    readThread(
      { db: store.db.as<DiscussionTables>(), settings: usualSettings, now: () => now },
      { identifier: 'story-1', sort: 'oldest' },
    );

  describe('comments from another service', () => {
    it('CM-08 bring their votes, to which votes of readers here are added', async () => {
      const { words } = await take([
        comment('1', { votes: { up: 2, down: 1 } }),
        comment('2', { votes: { up: 40, down: 3 } }),
        comment('3'),
      ]);
      expect(words).toEqual(['1 added', '2 added', '3 added']);
      const context = { db: store.db.as<DiscussionTables>(), settings: usualSettings, now: () => now };
      const votesOf = async (sort: 'best' | 'oldest') =>
        (await readThread(context, { identifier: 'story-1', sort })).comments.map(({ up, down }) => [
          up,
          down,
        ]);
      expect(await votesOf('best')).toEqual([
        [40, 3],
        [2, 1],
        [0, 0],
      ]);
      const reader = { id: 'reader-1', name: 'Ines', picture: null, since: now / 1000 };
      const opinion = (value: 1 | -1 | 0) => vote(context, { person: reader, id: 'disqus-2', value });
      expect(await opinion(1)).toEqual({ up: 41, down: 3 });
      expect(await opinion(-1)).toEqual({ up: 40, down: 4 });
      expect(await opinion(0)).toEqual({ up: 40, down: 3 });
      expect((await votesOf('oldest'))[1]).toEqual([40, 3]);
    });

    it.each([
      { up: -1, down: 0 },
      { up: 1.5, down: 0 },
      { up: 0, down: Number.NaN },
      { up: 0, down: 2 ** 31 },
    ])('are rejected with the votes %o', async (votes) => {
      const { words } = await take([comment('1', { votes }), comment('2')]);
      expect(words).toEqual(['1 rejected its votes are not whole numbers from 0', '2 added']);
    });

    it('CM-08 keep their replies, whatever their order; deleted comments and spam are not shown', async () => {
      const { words } = await take([
        comment('3', { parentId: '2' }),
        comment('2', { parentId: '1' }),
        comment('1'),
        comment('4', { isSpam: true }),
        comment('5', { isDeleted: true, text: '' }),
        comment('6', { parentId: '5' }),
        comment('7', { parentId: 'nowhere' }),
        comment('8', { threadId: 'other' }),
        { sourceId: '9', rejected: 'it has no date' },
      ]);
      expect(words.toSorted()).toEqual([
        '1 added',
        '2 added',
        '3 added',
        '4 added',
        '5 added',
        '6 added',
        '7 rejected what it answers is not in the file',
        '8 rejected its thread matches no story',
        '9 rejected it has no date',
      ]);
      const shown = await read();
      expect(shown.count).toBe(4);
      expect(shown.comments.map(({ id, text, replyCount }) => [id, text, replyCount])).toEqual([
        ['disqus-1', 'Words of 1', 2],
        ['disqus-5', '', 1],
      ]);
      expect((await getEventsAfter(store.db, 0, 10)).map(({ kind }) => kind)).toEqual(['discussed']);
    });

    it('CM-08 a report about one reaches the moderators, until they decide', async () => {
      await take([comment('1')]);
      const db = store.db.as<DiscussionTables>();
      const person = { id: 'id-b', name: 'B', picture: null, since: now / 1000 };
      const given = { person, id: 'disqus-1', reason: 'rude' };
      await report({ db, settings: usualSettings, now: () => now }, given);
      expect(await readQueue(db, 'reported')).toMatchObject([
        { id: 'disqus-1', reports: 1, reasons: ['rude'] },
      ]);
      await moderate(db, { action: 'approve', ids: ['disqus-1'], now });
      expect(await readQueue(db, 'reported')).toEqual([]);
    });

    it('CM-08 come once, however often they are imported', async () => {
      const comments = [comment('1'), comment('2', { parentId: '1' })];
      await take(comments);
      const { words } = await take([...comments, comment('3')]);
      expect(words).toEqual(['1 unchanged', '2 unchanged', '3 added']);
      expect((await read()).count).toBe(3);
    });

    it('CM-08 are cut and cleaned like those of our readers, and are never from tomorrow', async () => {
      const hostile = `<b>\u202eturned</b>${'x'.repeat(6000)}`;
      const { words } = await take([comment('1', { text: hostile, createdAt: now * 2 })]);
      expect(words).toEqual(['1 added its end was cut off']);
      const [first] = (await read()).comments;
      expect(first?.text.length).toBe(5000);
      expect(first?.text.startsWith('<b>turned</b>')).toBe(true);
      expect(first?.createdAt).toBe(new Date(now).toISOString());
    });

    it('CM-08 find their stories or are distinguished, and closed threads stay closed', async () => {
      const { unmatched, threads } = await take(
        [comment('1')],
        [thread({ isClosed: true }), thread({ sourceId: 't2', identifier: '' })],
      );
      expect([threads, unmatched.map(({ sourceId }) => sourceId)]).toEqual([1, ['t2']]);
      expect((await read()).isClosed).toBe(true);
    });
  });
});
