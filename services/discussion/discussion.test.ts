import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ShownThread } from '#content/entities/discussion.ts';
import { discussionMessages as messages } from '#content/rules/discussion/messages.ts';
import { getEventsAfter, migrateOutbox } from '#database/outbox.ts';
import { searchStore } from '#database/test/search-store.ts';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import { callService } from '../testing/call-service.ts';
import type { DiscussionAudit } from './audit-rejections.ts';
import { type DiscussionTables, migrateDiscussion } from './discussion-tables.ts';
import { type RemoteUser, signRemoteAuth, verifyRemoteAuth } from './remote-auth.ts';
import { createDiscussion, type DiscussionService } from './service.ts';
import { usualSettings } from './settings.ts';
import { commentsAtOnce } from './store/read-thread.ts';
import { threadKey } from './store/rows.ts';

const secret = 'a-secret-of-the-test';
const minute = 60_000;
const day = 86_400_000;
const person = (sub: string) => ({ sub, email: '', addresses: [] });

describeOneStore((emptyStore) => {
  let store: OpenStore;
  let time: number;
  let discussion: DiscussionService;
  let audited: DiscussionAudit[];
  const sinceOf: Record<string, number> = { 'story-of-old': 1_600_000_000_000 };

  beforeEach(async () => {
    store = emptyStore();
    time = 1_700_000_000_000;
    audited = [];
    await migrateOutbox(store.db);
    await migrateDiscussion(store.db);
    discussion = createDiscussion({
      db: store.db,
      secret,
      settings: { ...usualSettings, perMinute: 3 },
      userOf: async (token) => (token.startsWith('access-token-of-') ? user(token.slice(16)) : undefined),
      subjectOf: async (identifier) =>
        identifier.startsWith('story')
          ? { identifier, url: `/article/${identifier}/`, title: 'A story', since: sinceOf[identifier] }
          : undefined,
      isSessionLive: async () => true,
      plainPages: {
        // A session of the test is the name of a reader.
        sessionOf: async ({ incoming }) => {
          const name = /\bsession=(\w+)/.exec(incoming.headers.cookie ?? '')?.[1];
          return name ? { id: `id-${name}`, username: name } : undefined;
        },
        signInUrl: (path) => `/sign-in/?return=${path}`,
        look: async () => ({
          brand: () => 'Test',
          tokens: '',
          logo: () => '',
          brandStyles: () => undefined,
          strip: '',
          font: new Uint8Array(),
        }),
        formTokens: createFormTokens({ secret, isSecure: false, now: () => time }),
      },
      onCommit: () => undefined,
      audit: async (event) => void audited.push(event),
      now: () => time,
    });
    await discussion.prepare?.();
  });

  const user = (name: string): RemoteUser => ({
    id: `id-${name}`,
    username: name,
    email: `${name}@example.com`,
  });
  const tokenOf = (name: string) => signRemoteAuth(user(name), secret, Math.floor(time / 1000));
  const call = (path: string, init: RequestInit = {}) =>
    callService(discussion)(`/comments/api/${path}`, init);
  const send = async (name: string, what: string, body: unknown) =>
    call(what, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-remote-auth': tokenOf(name) },
      body: JSON.stringify(body),
    });
  const say = async (name: string, text: string, parentId?: string): Promise<string> => {
    const response = await send(name, 'comment', { identifier: 'story-1', text, parentId });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    time += minute;
    return data.id;
  };
  const thread = async (viewer?: string, query = ''): Promise<ShownThread> => {
    const headers: Record<string, string> = viewer ? { 'x-remote-auth': tokenOf(viewer) } : {};
    return (await (await call(`thread?identifier=story-1${query}`, { headers })).json()).data;
  };
  const messageOf = async (response: Response) =>
    `${response.status} ${(await response.json()).errors?.[0]?.message}`;
  const texts = ({ comments }: ShownThread) => comments.map(({ text }) => text);
  const events = async () =>
    (await getEventsAfter(store.db, 0, 1000)).map(({ kind, keys }) => `${kind} ${keys.join()}`);

  describe('comments', () => {
    it('CM-01 CM-08 a thread with answers, as text, and the pages that show it are refreshed', async () => {
      const first = await say('ada', '<b>First</b> & foremost');
      const answer = await say('ben', 'I agree', first);
      await say('ada', 'So there', answer);
      const shown = await thread();
      expect(shown).toMatchObject({ count: 3, isClosed: false, next: null });
      expect(texts(shown)).toEqual(['<b>First</b> & foremost']);
      expect(shown.comments[0]).toMatchObject({ author: { name: 'ada' }, replyCount: 2 });
      expect(shown.comments[0]?.replies.map(({ text, parentId }) => [text, parentId])).toEqual([
        ['I agree', first],
        ['So there', answer],
      ]);
      expect(await events()).toEqual(Array(3).fill(`discussed ${threadKey('story-1')}`));
      const counts = await (await call('counts?identifier=story-1&identifier=story-2')).json();
      expect(counts.data.counts).toEqual({ 'story-1': 3, 'story-2': 0 });
    });

    it('CM-08 a link to one comment brings it to the front, with the replies above it', async () => {
      const first = await say('ada', 'Long ago');
      const replies: string[] = [];
      for (let n = 0; n < 14; n += 1) replies.push(await say(`r${n}`, `Reply ${n}`, first));
      for (let n = 0; n < commentsAtOnce + 1; n += 1) await say(`later${n}`, `Later ${n}`);
      const linked = await thread(undefined, `&sort=newest&comment=${replies.at(-1)}`);
      expect(linked.comments[0]).toMatchObject({ id: first });
      expect(linked.comments[0]?.replies.at(-1)).toMatchObject({ id: replies.at(-1) });
      expect(new Set(linked.comments.map(({ id }) => id)).size).toBe(linked.comments.length);
      const unknown = await thread(undefined, '&sort=newest&comment=no-such');
      expect(unknown.comments[0]).toMatchObject({ text: 'Later 20' });
    });

    it('CM-08 authors have a key that is the same everywhere and names no account', async () => {
      await say('ada', 'One');
      await say('ada', 'Two');
      await say('ben', 'Three');
      const keys = (await thread()).comments.map(({ author }) => author?.key);
      expect(new Set(keys).size).toBe(2);
      expect(JSON.stringify(await thread())).not.toContain('id-ada');
    });

    describe('without scripts', () => {
      const open = async (query = '', name?: string, init: RequestInit = {}) => {
        const incoming = new IncomingMessage(new Socket());
        incoming.headers.cookie = name ? `session=${name}` : '';
        const response = await callService(discussion, { incoming })(
          `/comments/story/story-1/${query}`,
          init,
        );
        return { response, html: await response.text() };
      };
      const formOf = (html: string) => ({
        token: /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '',
        text: 'Without scripts & <b>still</b> here',
      });
      const post = async (name: string, fields: Record<string, string>, cookie: string) =>
        open('', name, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) });

      it('CM-01 CM-08 a thread is a page with sort links and pages', async () => {
        for (let n = 0; n <= commentsAtOnce; n += 1) await say(`reader${n}`, `Comment ${n}`);
        const { html, response } = await open('?sort=oldest');
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(html).toContain('<h1>21 comments</h1>');
        expect(html).toContain('href="/comments/story/story-1/?sort=newest"');
        expect(html).toContain('?sort=oldest" aria-current="true">Oldest');
        const next = /class="discussion-more[^"]*" href="[^?]*([^"]+)"/.exec(html)?.[1] ?? '';
        const second = (await open(next.replaceAll('&amp;', '&'))).html;
        expect(second).toContain(`Comment ${commentsAtOnce}<`);
        expect(html).toContain('/sign-in/?return=/comments/story/story-1/');
        expect(html).not.toContain('<textarea');
      });

      it('CM-08 a signed-in reader writes and replies with a plain form', async () => {
        const { html, response } = await open('', 'ada');
        expect(html).toContain('Add a comment as ada');
        const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
        const sent = await post('ada', formOf(html), cookie);
        expect([sent.response.status, sent.response.headers.get('location')]).toEqual([
          303,
          expect.stringMatching(/^\/comments\/story\/story-1\/\?sort=newest#comment-/),
        ]);
        const [comment] = (await thread()).comments;
        expect(comment?.text).toBe('Without scripts & <b>still</b> here');
        const reply = await open(`?reply=${comment?.id}`, 'ben');
        expect(reply.html).toContain(`name="parentId" value="${comment?.id}"`);
        expect(reply.html).toContain('Your reply: ada');
      });

      it('CM-08 a form of another browser or page is not accepted, and its text is not lost', async () => {
        const { html } = await open('', 'ada');
        const forged = await post('ada', formOf(html), 'form=aaaaaaaaaaaaaaaaaaaaaa');
        expect(forged.response.status).toBe(422);
        expect(forged.html).toContain('Without scripts &amp; &lt;b&gt;still&lt;/b&gt; here');
        expect((await thread()).count).toBe(0);
        expect((await open('', undefined)).html).not.toContain('<form');
      });
    });

    it('CM-01 a page holds the first comments, never more than it can carry', async () => {
      for (let n = 0; n < 12; n += 1) {
        const id = await say(`reader${n}`, `Comment ${n} ${'word '.repeat(n === 3 ? 900 : 1)}`);
        for (let m = 0; n === 11 && m < 5; m += 1) await say(`other${m}`, `Answer ${m}`, id);
      }
      const { thread: first, key } = await discussion.firstPage('story-1');
      expect([first.count, first.comments.length, key]).toEqual([17, 10, threadKey('story-1')]);
      expect(first.comments[0]?.replies.length).toBe(3);
      const answer = await (await call('first?identifier=story-1')).json();
      expect(answer.data).toEqual({ thread: first, key });
      expect((await discussion.firstPage('story-2')).thread).toMatchObject({ count: 0, comments: [] });
    });

    it('CM-01 returns a new comment as its author sees it', async () => {
      const sent = await send('ada', 'comment', { identifier: 'story-1', text: 'Mine' });
      const { data } = await sent.json();
      expect(data).toMatchObject({ isWaiting: false, comment: { id: data.id, text: 'Mine', isOwn: true } });
      expect(data.comment.author).toEqual({ name: 'ada', key: expect.any(String) });
      const spam = await send('spammer', 'comment', {
        identifier: 'story-1',
        text: 'https://a.example '.repeat(9),
      });
      expect((await spam.json()).data).toMatchObject({ isWaiting: true, comment: { isWaiting: true } });
    });

    it('sorts by time and by votes, page by page, without gaps or repeats', async () => {
      const ids: string[] = [];
      for (let n = 0; n < commentsAtOnce + 5; n += 1) ids.push(await say(`reader${n}`, `Comment ${n}`));
      await send('voter', 'vote', { id: ids[7], value: 1 });
      const all = async (sort: string) => {
        const first = await thread(undefined, `&sort=${sort}`);
        const second = await thread(undefined, `&sort=${sort}&after=${first.next}`);
        expect(second.next).toBeNull();
        return [...first.comments, ...second.comments].map(({ id }) => id);
      };
      expect(await all('oldest')).toEqual(ids);
      expect(await all('newest')).toEqual(ids.toReversed());
      expect(await all('best')).toEqual([ids[7], ...ids.toReversed().filter((id) => id !== ids[7])]);
    });

    it('counts one vote each, none for oneself, and takes votes back', async () => {
      const id = await say('ada', 'Vote for me');
      expect(await messageOf(await send('ada', 'vote', { id, value: 1 }))).toBe(`403 ${messages.ownVote}`);
      for (const value of [1, 1, -1]) await send('ben', 'vote', { id, value });
      expect((await (await send('cleo', 'vote', { id, value: 1 })).json()).data).toEqual({ up: 1, down: 1 });
      await send('ben', 'vote', { id, value: 0 });
      expect((await thread('cleo')).comments[0]).toMatchObject({ up: 1, down: 0, vote: 1 });
    });

    it('counts votes that come at the same time', async () => {
      const id = await say('ada', 'Vote for me');
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => send(name, 'vote', { id, value: 1 })));
      expect((await thread()).comments[0]?.up).toBe(5);
    });

    it('is changed by its author, for a while', async () => {
      const id = await say('ada', 'Teh cat');
      expect(await messageOf(await send('ben', 'edit', { id, text: 'x' }))).toBe(`403 ${messages.notYours}`);
      await send('ada', 'edit', { id, text: 'The cat' });
      expect((await thread('ada')).comments[0]).toMatchObject({
        text: 'The cat',
        isEdited: true,
        isOwn: true,
      });
      time += 16 * minute;
      expect((await thread('ada')).comments[0]?.isOwn).toBeUndefined();
      expect(await messageOf(await send('ada', 'edit', { id, text: 'x' }))).toBe(`403 ${messages.tooLate}`);
    });

    it('becomes no other one: an edit is checked again', async () => {
      const id = await say('ada', 'Harmless');
      const answer = await send('ada', 'edit', { id, text: 'https://a.example '.repeat(3) });
      expect((await answer.json()).data).toMatchObject({ isWaiting: true, comment: { id, isWaiting: true } });
      expect((await thread()).comments).toEqual([]);
      expect((await events()).at(-1)).toMatch(/^withdrawn/);
    });

    it('leaves an empty place when it is deleted and has answers', async () => {
      const id = await say('ada', 'Regrettable');
      const answer = await say('ben', 'Indeed', id);
      await send('ada', 'edit', { id, text: 'Regretted' });
      await send('ada', 'delete', { id });
      expect((await thread()).comments[0]).toMatchObject({ text: '', author: null, replyCount: 1 });
      await send('ben', 'delete', { id: answer });
      expect(await thread()).toMatchObject({ count: 0, comments: [] });
    });

    it('CM-08 waits when it looks like spam, and only its author sees it', async () => {
      await say('ada', 'See https://shop.example/');
      expect((await thread()).comments).toEqual([]);
      expect((await thread('ada')).comments[0]).toMatchObject({ isWaiting: true });
      expect(await discussion.queue('waiting')).toHaveLength(1);
      expect(await events()).toEqual([]);
    });

    it('is closed after its time', async () => {
      await say('ada', 'Early');
      time += usualSettings.closeAfterDays * day;
      const late = await send('ben', 'comment', { identifier: 'story-1', text: 'Late' });
      expect(await messageOf(late)).toBe(`403 ${messages.closed}`);
      expect((await thread()).isClosed).toBe(true);
    });

    it('of an old story is closed before anybody wrote', async () => {
      const { data } = await (await call('thread?identifier=story-of-old')).json();
      expect(data).toMatchObject({ isClosed: true, count: 0 });
      const late = await send('ben', 'comment', { identifier: 'story-of-old', text: 'Late' });
      expect(await messageOf(late)).toBe(`403 ${messages.closed}`);
    });

    const story = { identifier: 'story-1', text: 'Words' };
    it.each([
      ['nothing', 'comment', { ...story, text: ' \u200b ' }, `422 ${messages.noText}`],
      ['too much', 'comment', { ...story, text: 'x'.repeat(5001) }, `422 ${messages.tooLong(5000)}`],
      ['no such story', 'comment', { ...story, identifier: 'other' }, `404 ${messages.noThread}`],
      ['no such comment', 'comment', { ...story, parentId: 'gone' }, `404 ${messages.noComment}`],
      ['fields that may not be set', 'comment', { ...story, author: 'eve' }, `400 ${messages.badRequest}`],
      ['a list', 'comment', [], `400 ${messages.badRequest}`],
      ['many votes', 'vote', { id: 'x', value: 100 }, `400 ${messages.badRequest}`],
      ['another handler', 'constructor', {}, '404 There is nothing at this address'],
    ])('rejects %s', async (_, what, body, expected) => {
      expect(await messageOf(await send('ada', what, body))).toBe(expected);
    });

    it('rejects the same words twice and too many at once', async () => {
      const post = (text: string) => send('ada', 'comment', { identifier: 'story-1', text });
      await post('One');
      expect(await messageOf(await post('One'))).toBe(`409 ${messages.repeated}`);
      await post('Two');
      await post('Three');
      expect(await messageOf(await post('Four'))).toBe(`429 ${messages.tooMany}`);
    });
  });

  describe('permission to comment', () => {
    const post = (headers: Record<string, string>, body = '{"identifier":"story-1","text":"Hello"}') =>
      call('comment', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    it.each([
      ['nobody', () => ({}), messages.signIn],
      [
        'the token that signs out',
        () => ({ 'x-remote-auth': signRemoteAuth(null, secret, time / 1000) }),
        messages.signIn,
      ],
      [
        'a forged token',
        () => ({ 'x-remote-auth': signRemoteAuth(user('ada'), 'guess', time / 1000) }),
        messages.signInAgain,
      ],
      [
        'a stale token',
        () => ({ 'x-remote-auth': signRemoteAuth(user('ada'), secret, time / 1000 - 7201) }),
        messages.signInAgain,
      ],
      ['noise', () => ({ 'x-remote-auth': '%%%' }), messages.signInAgain],
    ])('CM-08 CM-09 rejects %s', async (_, headers, message) => {
      expect(await messageOf(await post(headers()))).toBe(`401 ${message}`);
    });

    it('CM-09 the audit log has rejected tokens, one entry a minute for each reason', async () => {
      const headers = { 'x-remote-auth': signRemoteAuth(user('ada'), 'guess', time / 1000) };
      for (let n = 0; n < 20; n += 1) await post(headers);
      await post({ 'x-remote-auth': signRemoteAuth(user('ada'), secret, time / 1000 - 7201) });
      time += minute;
      await post(headers);
      expect(audited.map(({ what, detail }) => `${what} ${detail?.why} ${detail?.before}`)).toEqual([
        'comments: token rejected signature 0',
        'comments: token rejected stale 0',
        'comments: token rejected signature 19',
      ]);
    });

    it('CM-08 rejects what a form of another site could send', async () => {
      const headers = { 'x-remote-auth': tokenOf('ada'), 'content-type': 'text/plain' };
      expect(await messageOf(await post(headers))).toBe(`400 ${messages.badRequest}`);
    });
  });

  describe('single sign-on', () => {
    const signOn = (name: string, method: string, bearer?: string) =>
      callService(discussion)(`/api/discussion/${name}`, {
        method,
        headers: bearer ? { authorization: `Bearer access-token-of-${bearer}` } : {},
      });
    it.each([
      ['authenticate', 'POST'],
      ['token', 'GET'],
    ])('CM-03 CM-04 CM-06 %s gives the token to who is signed in', async (name, method) => {
      const response = await signOn(name, method, 'ada');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const { data } = await response.json();
      expect(data).toEqual({ item: { disqusToken: { remoteAuthS3: tokenOf('ada') } } });
      expect(verifyRemoteAuth(data.item.disqusToken.remoteAuthS3, secret, time / 1000)).toMatchObject({
        ok: true,
        user: user('ada'),
      });
      expect((await signOn(name, method)).status).toBe(401);
      expect((await signOn(name, method === 'GET' ? 'POST' : 'GET', 'ada')).status).toBe(405);
    });

    it('CM-05 CM-06 logout answers 204 with nothing and makes the token worthless', async () => {
      const token = async () =>
        (await (await signOn('token', 'GET', 'ada')).json()).data.item.disqusToken.remoteAuthS3 as string;
      const read = async (given: string) =>
        (await call('thread?identifier=story-1', { headers: { 'x-remote-auth': given } })).status;
      const before = await token();
      expect(await read(before)).toBe(200);
      const response = await signOn('logout', 'POST', 'ada');
      expect([response.status, await response.text()]).toEqual([204, '']);
      expect(await read(before)).toBe(401);
      expect(await read(await token())).toBe(200);
      expect((await signOn('logout', 'POST')).status).toBe(204);
    });

    it('CM-05 logout accepts the sign-on token too, because the access token may be gone', async () => {
      const logOut = (token: string) =>
        callService(discussion)('/api/discussion/logout', {
          method: 'POST',
          headers: { 'x-remote-auth': token },
        });
      const token = tokenOf('ada');
      expect((await logOut(signRemoteAuth(user('ada'), 'guess', time / 1000))).status).toBe(204);
      expect((await send('ada', 'comment', { identifier: 'story-1', text: 'Still here' })).status).toBe(200);
      expect((await logOut(token)).status).toBe(204);
      expect((await send('ada', 'comment', { identifier: 'story-1', text: 'Gone' })).status).toBe(401);
    });

    it('CM-06 knows no other call', async () =>
      expect((await signOn('users', 'GET', 'ada')).status).toBe(404));
  });

  describe('moderation', () => {
    it('CM-08 is recorded for each author; shadow-banned readers cannot see it in their data', async () => {
      const ids = [await say('ada', 'One'), await say('ben', 'Two'), await say('ben', 'Three')];
      await discussion.moderate('remove', ids, 'sub-of-staff');
      await discussion.moderate('shadow', ids.slice(0, 1), 'sub-of-staff');
      expect(audited).toEqual([
        {
          who: 'sub-of-staff',
          what: 'comments: remove',
          about: 'id-ada',
          detail: { comments: ids[0] },
        },
        {
          who: 'sub-of-staff',
          what: 'comments: remove',
          about: 'id-ben',
          detail: { comments: `${ids[1]} ${ids[2]}` },
        },
        {
          who: 'sub-of-staff',
          what: 'comments: shadow',
          detail: { comments: ids[0], author: 'id-ada' },
        },
      ]);
    });

    it('takes off the page what readers report, once', async () => {
      const id = await say('ada', 'Rude');
      for (const name of ['b', 'b', 'b', 'c']) await send(name, 'report', { id, reason: 'rude' });
      expect((await thread()).count).toBe(1);
      expect((await discussion.queue('reported')).map(({ reports }) => reports)).toEqual([2]);
      await send('d', 'report', { id });
      expect((await thread()).count).toBe(0);
      expect((await discussion.queue('waiting'))[0]).toMatchObject({ id, reasons: ['rude', 'rude'] });
      await discussion.moderate('approve', [id], 'staff');
      for (const name of ['e', 'f', 'g']) await send(name, 'report', { id });
      expect((await thread()).count).toBe(1);
    });

    it('CM-08 a report about an approved comment brings it back to the moderators, until they decide again', async () => {
      const id = await say('ada', 'Rude');
      const reported = async () => (await discussion.queue('reported')).map(({ id }) => id);
      await send('b', 'report', { id, reason: 'rude' });
      expect(await reported()).toEqual([id]);
      await discussion.moderate('approve', [id], 'staff');
      expect(await reported()).toEqual([]);
      // The same reader has been answered; another one has not.
      await send('b', 'report', { id, reason: 'still rude' });
      expect(await reported()).toEqual([]);
      await send('c', 'report', { id, reason: 'insulting' });
      expect(await discussion.queue('reported')).toMatchObject([
        { id, reports: 2, reasons: ['still rude', 'insulting'] },
      ]);
      expect((await thread()).count).toBe(1);
      await discussion.moderate('approve', [id], 'staff');
      expect(await reported()).toEqual([]);
    });

    it('moves many at once', async () => {
      const ids = [await say('ada', 'One'), await say('ben', 'Two'), await say('cleo', 'Three')];
      expect(await discussion.moderate('spam', ids.slice(0, 2), 'staff')).toBe(2);
      expect(texts(await thread())).toEqual(['Three']);
      await discussion.moderate('approve', ids, 'staff');
      expect((await thread()).count).toBe(3);
      expect((await events()).at(-1)).toMatch(/^discussed/);
    });

    it('a ban takes everything down and keeps its author out', async () => {
      const id = await say('troll', 'One');
      await say('troll', 'Two');
      await discussion.moderate('ban', [id], 'staff');
      expect((await thread()).count).toBe(0);
      const more = await send('troll', 'comment', { identifier: 'story-1', text: 'Three' });
      expect(await messageOf(more)).toBe(`403 ${messages.banned}`);
    });

    it('a shadow ban is seen by all but its author, until it ends', async () => {
      const target = await say('ada', 'Target');
      const id = await say('troll', 'One');
      await send('troll', 'vote', { id: target, value: -1 });
      await discussion.moderate('shadow', [id], 'staff');
      await say('troll', 'Two');
      await send('troll', 'vote', { id: target, value: -1 });
      expect(await thread()).toMatchObject({ count: 1, comments: [{ down: 0 }] });
      const own = await thread('troll');
      expect(texts(own).toSorted()).toEqual(['One', 'Target', 'Two']);
      expect(own.comments.every(({ isWaiting }) => !isWaiting)).toBe(true);
      await discussion.moderate('unban', [id], 'staff');
      expect((await thread()).count).toBe(3);
    });
  });

  /** Everything a sign-on token opens, one after the other. */
  async function signOnStatus(token: string, id: string): Promise<number[]> {
    const headers = { 'content-type': 'application/json', 'x-remote-auth': token };
    const read = await call('thread?identifier=story-1', { headers });
    const writes: Record<string, unknown> = {
      comment: { identifier: 'story-1', text: 'Back again' },
      edit: { id, text: 'Back again' },
      delete: { id },
      vote: { id, value: 1 },
      report: { id, reason: 'Back again' },
    };
    const answers = [read];
    for (const [name, body] of Object.entries(writes))
      answers.push(await call(name, { method: 'POST', headers, body: JSON.stringify(body) }));
    // Logging out works for an erased reader, and must not create them again.
    const left = await callService(discussion)('/api/discussion/logout', { method: 'POST', headers });
    expect(left.status).toBe(204);
    return answers.map(({ status }) => status);
  }

  it('CM-09 AU-41 a token from before an erasure is worth nothing, however it was come by', async () => {
    const id = await say('ben', 'Stays');
    const signOn = (name: string, method: string) =>
      callService(discussion)(`/api/discussion/${name}`, {
        method,
        headers: { authorization: 'Bearer access-token-of-ada' },
      });
    // Each leaving and coming back within a second makes the next token a second younger.
    for (let times = 0; times < 5; times += 1) {
      await signOn('authenticate', 'POST');
      await signOn('logout', 'POST');
    }
    const { data } = await (await signOn('authenticate', 'POST')).json();
    const { remoteAuthS3 } = data.item.disqusToken;
    expect(verifyRemoteAuth(remoteAuthS3, secret, time / 1000)).toMatchObject({ at: time / 1000 + 5 });
    await discussion.personalData.eraseFor(person('id-ada'));
    expect(await signOnStatus(remoteAuthS3, id)).toEqual(Array(6).fill(401));
    // Erased in the middle of saying something: neither comes after the other half way.
    const during = signRemoteAuth(user('cleo'), secret, time / 1000);
    const post = { identifier: 'story-1', text: 'Said by cleo' };
    const headers = { 'content-type': 'application/json', 'x-remote-auth': during };
    await Promise.all([
      call('comment', { method: 'POST', headers, body: JSON.stringify(post) }),
      discussion.personalData.eraseFor(person('id-cleo')),
    ]);
    expect(await searchStore(store.db, ['id-ada', 'id-cleo', 'Said by cleo', 'Back again'])).toEqual([]);
    expect((await thread()).count).toBe(1);
  });

  it('AU-41 exports and erases all data of a reader', async () => {
    const id = await say('ada', 'A sentence no one else wrote');
    await say('ben', 'An answer', id);
    const other = await say('ben', 'Another one');
    await send('ada', 'vote', { id: other, value: 1 });
    await send('ada', 'report', { id: other, reason: 'A reason no one else has' });
    expect(await discussion.personalData.exportFor(person('id-ada'))).toEqual({
      name: 'ada',
      comments: [
        {
          thread: 'story-1',
          text: 'A sentence no one else wrote',
          state: 'shown',
          createdAt: '2023-11-14T22:13:20.000Z',
        },
      ],
      votes: [{ comment: other, value: 1 }],
      reports: [{ comment: other, reason: 'A reason no one else has' }],
    });
    const token = tokenOf('ada');
    await discussion.personalData.eraseFor(person('id-ada'));
    expect(await signOnStatus(token, other)).toEqual(Array(6).fill(401));
    expect(await searchStore(store.db, ['id-ada', 'no one else', 'Back again'])).toEqual([]);
    const people = store.db.as<DiscussionTables>().kysely.selectFrom('discussion_people').select('name');
    expect((await people.execute()).map(({ name }) => name).toSorted()).toEqual(['', 'ben']);
    const shown = await thread(undefined, '&sort=oldest');
    expect(shown.count).toBe(2);
    expect(shown.comments).toMatchObject([{ author: null, text: '', replyCount: 1 }, { up: 0 }]);
    expect((await events()).at(-1)).toBe(`withdrawn ${threadKey('story-1')}`);
  });
});
