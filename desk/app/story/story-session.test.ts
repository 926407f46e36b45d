import { TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { type Desk, describeDesk } from '#api/test/desk.ts';
import { staffToken } from '#api/test/open-api.ts';
import type { Note } from '#content/entities/note.ts';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import type { OpenStore } from '#database/test/stores.ts';
import { saveLine } from './save-state.ts';
import { CallFailure } from './story-calls.ts';
import type { StoryCopies } from './story-copies.ts';
import type { StoryEvents } from './story-events.ts';
import { openStorySession, type SessionOptions, type StorySession } from './story-session.ts';
import { apiCalls, createLine } from './test/api-calls.ts';
import { createHandTimers } from './test/hand-timers.ts';
import { createMemoryStore } from './test/memory-store.ts';
import { readEvents } from './test/read-events.ts';

const body = '<p>One two three.</p><p>Second paragraph.</p>';

/** A story, and browsers that open it. */
async function newStory(at: Desk) {
  const { id } = await at.create({ body });
  const api = apiCalls(at.staff as never, id);
  const hand = createHandTimers();
  const browser = () => {
    const memory = createMemoryStore();
    return {
      ...memory,
      async open(
        clientId: string,
        overrides: Partial<typeof api> = {},
        options: Pick<SessionOptions, 'events' | 'offline'> = {},
      ) {
        const { line, calls } = createLine({ ...api, ...overrides });
        const { store } = memory;
        const { timers } = hand;
        const session = await openStorySession({ storyId: id, clientId, calls, store, timers, ...options });
        return { session, line };
      },
    };
  };
  const stored = async () =>
    ((await at.staff('GET', `/${id}`)).body.data.story as { body: string }).body.replaceAll('\n', '');
  const notes = async () =>
    ((await at.staff('GET', `/${id}/notes`)).body.data as never as { items: Note[] }).items;
  return { id, api, hand, browser, stored, notes };
}

/** The API's stream of one story, fed from the outbox as a running server does it. */
async function followStory({ api }: Desk, { db }: OpenStore, id: string) {
  let last = await getNewestEventId(db);
  const { body } = await api.api.fetch(
    new Request(`http://api.test/api/neutron/events/testsite?story=${id}`, {
      headers: { authorization: `Bearer ${staffToken}`, accept: 'text/event-stream' },
    }),
  );
  if (!body) throw new Error('No stream');
  const events = readEvents(body);
  const listeners = new Set<Parameters<StoryEvents['subscribe']>[0]>();
  const next = async () => {
    const { value } = await events.next();
    for (const listener of listeners) if (value) listener(value);
  };
  // Who is here.
  await events.next();
  return {
    next,
    source: {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      isConnected: () => true,
    } satisfies StoryEvents,
    /** Delivers what was written since the last time, without the events that `isLost` names. */
    async deliver(isLost: (index: number) => boolean = () => false) {
      const written = await getEventsAfter(db, last, 100);
      last = written.at(-1)?.id ?? last;
      for (const [index, event] of written.entries()) {
        if (isLost(index)) continue;
        await api.api.deliver(event);
        await next();
      }
      return written.map(({ kind }) => kind);
    },
    end: () => events.return(undefined),
  };
}

function type({ text }: StorySession, words: string, at = 1): void {
  if (!text) throw new Error('A story without text');
  for (const [index, sign] of [...words].entries()) text.dispatch(text.state.tr.insertText(sign, at + index));
}
const shown = ({ text }: StorySession) => text?.state.doc.textContent;
const line = ({ snapshot }: StorySession) => saveLine(snapshot.saveState, () => 'time');

describeDesk.postgresInAll((at, store) => {
  it('L1 words that were typed while the server was down are sent when it is back', async () => {
    const { hand, browser, stored } = await newStory(at);
    const { session, line: connection } = await browser().open('a');
    connection.state = 'down';
    type(session, 'Typed ');
    await hand.pass(500);
    expect(line(session)).toBe('6 changes only in this browser');
    connection.state = 'up';
    await hand.pass(2000);
    expect(line(session)).toBe('Saved · time');
    expect(await stored()).toContain('<p>Typed One two three.');
  });

  it('L2 a tab that ends without warning sends its words when the story is opened again', async () => {
    const { hand, browser, stored } = await newStory(at);
    const one = browser();
    const closed = await one.open('a');
    closed.line.state = 'down';
    type(closed.session, 'Unsent ');
    closed.session.editField('title', 'Unsent headline');
    await hand.pass(200);
    one.crash('a');
    const two = await browser().open('elsewhere');
    type(two.session, 'Meanwhile ', 17);
    await two.session.flush();
    const { session } = await one.open('b');
    await hand.pass(1000);
    expect(shown(session)).toContain('Unsent One two three.Meanwhile ');
    expect(await stored()).toContain('<p>Unsent One');
    expect(session.snapshot.fields.title?.value).toBe('Unsent headline');
    expect(one.unsent.size).toBe(0);
  });

  it('L2 words whose answer was lost with the tab are not added twice', async () => {
    const { hand, browser } = await newStory(at);
    const one = browser();
    const closed = await one.open('a');
    closed.line.state = 'loses-answers';
    type(closed.session, 'Once ');
    await hand.pass(200);
    one.crash('a');
    const { session } = await one.open('b');
    await hand.pass(1000);
    expect(shown(session)).toBe('Once One two three.Second paragraph.');
  });

  it.each(['down', 'loses-answers'] as const)(
    'a story that is closed while its line is %s has the words, once, when the same page opens it again',
    async (state) => {
      const { hand, browser, stored } = await newStory(at);
      const one = browser();
      const { session, line: connection } = await one.open('a');
      connection.state = state;
      type(session, 'Unsent ');
      session.editField('title', 'Unsent headline');
      await hand.pass(200);
      await session.close();
      const again = await one.open('b');
      await hand.pass(3000);
      expect(shown(again.session)).toBe('Unsent One two three.Second paragraph.');
      expect(again.session.snapshot.fields.title?.value).toBe('Unsent headline');
      expect(await stored()).toContain('<p>Unsent One two three.</p>');
      expect(one.unsent.size).toBe(0);
    },
  );

  it('a change that was made just before the story is closed is sent', async () => {
    const { browser, api } = await newStory(at);
    const { session } = await browser().open('a');
    session.editField('title', 'Last headline');
    type(session, 'Last ');
    await session.close();
    const { fields, document } = await api.getDraft();
    expect(fields.title?.value).toBe('Last headline');
    expect(JSON.stringify(document)).toContain('Last One two');
  });

  describe('of a page that ends', () => {
    /** A page whose requests end with it, but for those that go on; the first one may reach the server before. */
    async function endingPage(first: 'reaches the server' | 'ends with the page') {
      const { hand, browser, api, stored } = await newStory(at);
      const one = browser();
      let hasEnded = false;
      let requests = 0;
      const { session } = await one.open('a', {
        async addSteps(sent, how) {
          requests += 1;
          if (how?.keepalive) return api.addSteps(sent);
          if (requests === 1 && first === 'reaches the server') await api.addSteps(sent);
          if (hasEnded || requests === 1) await new Promise(() => undefined);
          return api.addSteps(sent);
        },
        async changeFields(changes, how) {
          if (hasEnded && !how?.keepalive) await new Promise(() => undefined);
          return api.changeFields(changes);
        },
      });
      return {
        ...{ hand, one, session, stored, api },
        async end() {
          hasEnded = true;
          session.sendLast();
          one.crash('a');
          await hand.settle();
        },
      };
    }

    it('the last keys leave with it, and are in the browser before it', async () => {
      const { hand, one, session, stored, api } = await endingPage('ends with the page');
      type(session, 'Last ');
      session.editField('title', 'Last headline');
      session.sendLast();
      // Without any time: the tab may end before a task runs.
      expect(JSON.parse(one.unsent.get('a') ?? '{}')).toMatchObject({
        steps: { length: 5 },
        fields: [{ name: 'title', value: 'Last headline' }],
      });
      one.crash('a');
      await hand.settle();
      expect(await stored()).toContain('<p>Last One two three.</p>');
      expect((await api.getDraft()).fields.title?.value).toBe('Last headline');
    });

    it.each(['reaches the server', 'ends with the page'] as const)(
      'keys beside a request that %s are stored once',
      async (first) => {
        const { hand, one, session, stored, end } = await endingPage(first);
        type(session, 'One ');
        await hand.pass(100);
        type(session, 'Two ', 5);
        await end();
        expect(await stored()).toContain('<p>One Two One two three.</p>');
        const again = await one.open('b');
        await hand.pass(1000);
        expect(shown(again.session)).toBe('One Two One two three.Second paragraph.');
        expect(one.unsent.size).toBe(0);
      },
    );

    it('a headline beside a request with an earlier one is stored, and is no choice when the page comes back', async () => {
      const { hand, browser, api } = await newStory(at);
      const answers: (() => void)[] = [];
      const { session } = await browser().open('a', {
        async changeFields(changes, how) {
          const answer = await api.changeFields(changes);
          if (!how?.keepalive) await new Promise<void>((resolve) => answers.push(resolve));
          return answer;
        },
      });
      session.editField('title', 'A head');
      await hand.pass(300);
      session.editField('title', 'A headline');
      session.sendLast();
      await hand.settle();
      expect((await api.getDraft()).fields.title?.value).toBe('A headline');
      for (let answer = 0; answer < 3; answer += 1) {
        answers.shift()?.();
        await hand.pass(600);
      }
      expect(session.snapshot.fields.title).toMatchObject({ value: 'A headline', isUnsent: false });
      expect(line(session)).toBe('Saved · time');
    });

    it('a page that comes back goes on, and has every key once', async () => {
      const { hand, browser, stored } = await newStory(at);
      const one = browser();
      const { session } = await one.open('a');
      type(session, 'Hidden ');
      session.sendLast();
      type(session, 'And ');
      await hand.pass(1000);
      type(session, 'Back ');
      await hand.pass(1000);
      expect(shown(session)).toBe('Back And Hidden One two three.Second paragraph.');
      expect(await stored()).toContain('<p>Back And Hidden One two three.</p>');
      expect(line(session)).toBe('Saved · time');
      expect(one.unsent.size).toBe(0);
    });

    it('sends what browsers take, and the rest when the story is opened again', async () => {
      const { hand, one, session, stored, end } = await endingPage('ends with the page');
      type(session, 'Short ');
      if (session.text) session.text.dispatch(session.text.state.tr.insertText('é'.repeat(40_000), 1));
      session.editField('title', 'Last headline');
      await end();
      expect(await stored()).toContain('<p>Short One two three.</p>');
      const { session: again } = await one.open('b');
      await hand.pass(1000);
      expect(shown(again)).toMatch(/^é{40000}Short One two three\./);
    });
  });

  describe('without a connection', () => {
    /** A browser that keeps copies of stories, and a server that is reached or not. */
    async function offlineBrowser() {
      const { id, hand, browser, api, stored } = await newStory(at);
      const one = browser();
      const copied = new Map<string, string>();
      const server = { isAway: false, losesAnswers: false };
      const over =
        <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
        async (...given: Given): Promise<Result> => {
          if (server.isAway) throw new CallFailure(0, 'no_answer', 'No connection');
          const result = await call(...given);
          if (server.losesAnswers) throw new CallFailure(0, 'no_answer', 'Connection reset');
          return result;
        };
      const calls = {
        getDraft: over(api.getDraft),
        addSteps: over(api.addSteps),
        listSteps: over(api.listSteps),
        changeFields: over(api.changeFields),
        setPresence: over(api.setPresence),
      };
      const copies: StoryCopies = {
        put: async (copy) => void copied.set(copy.storyId, JSON.stringify(copy)),
        get: async (storyId) => JSON.parse(copied.get(storyId) ?? 'null') ?? undefined,
        delete: async (storyId) => void copied.delete(storyId),
      };
      const lines = new Map<string, Awaited<ReturnType<typeof one.open>>['line']>();
      const open = async (clientId: string, account = 'ann') => {
        const { session, line } = await one.open(clientId, calls, { offline: { copies, account } });
        lines.set(clientId, line);
        return session;
      };
      /** The tab is gone: it sends nothing later. */
      const crash = (clientId: string) => {
        Object.assign(lines.get(clientId) ?? {}, { state: 'down' });
        one.crash(clientId);
      };
      return { id, hand, one, browser, api, stored, copied, server, open, crash };
    }

    it.each(['isAway', 'losesAnswers'] as const)(
      'a story opens with what was not sent, and merges with what others wrote (%s)',
      async (fault) => {
        const { hand, one, browser, stored, server, open, crash } = await offlineBrowser();
        const closed = await open('a');
        type(closed, 'Saved ');
        await hand.pass(2000);
        server[fault] = true;
        type(closed, 'Unsent ');
        closed.editField('title', 'Unsent headline');
        await hand.pass(1500);
        server.isAway = true;
        crash('a');
        const ben = (await browser().open('ben')).session;
        type(ben, 'Ben. ', (ben.text?.state.doc.firstChild?.nodeSize ?? 0) + 1);
        await ben.flush();
        const again = await open('b');
        expect(shown(again)).toBe('Unsent Saved One two three.Second paragraph.');
        expect(again.snapshot).toMatchObject({
          isFromCopy: true,
          fields: { title: { value: 'Unsent headline' } },
        });
        type(again, 'More ');
        await hand.pass(1500);
        Object.assign(server, { isAway: false, losesAnswers: false });
        await hand.pass(6000);
        expect(shown(again)).toBe('More Unsent Saved One two three.Ben. Second paragraph.');
        expect(await stored()).toContain('<p>More Unsent Saved One two three.</p><p>Ben. Second');
        expect(again.snapshot).toMatchObject({ isFromCopy: false, displacedTexts: [] });
        expect(one.unsent.size).toBe(0);
      },
    );

    it('a story that was opened a moment ago opens again', async () => {
      const { hand, server, open, crash } = await offlineBrowser();
      const closed = await open('a');
      server.isAway = true;
      type(closed, 'Unsent ');
      await hand.pass(50);
      crash('a');
      expect(shown(await open('b'))).toBe('Unsent One two three.Second paragraph.');
    });

    it('another account on this browser does not get it', async () => {
      const { hand, server, open } = await offlineBrowser();
      await open('a');
      await hand.pass(2000);
      server.isAway = true;
      await expect(open('b', 'ben')).rejects.toThrow('No connection');
    });

    it('a copy that is a week old is none', async () => {
      const { hand, server, open, crash } = await offlineBrowser();
      await open('a');
      await hand.pass(2000);
      crash('a');
      server.isAway = true;
      await hand.pass(8 * 86_400_000);
      await expect(open('b')).rejects.toThrow('No connection');
    });

    it('steps that do not belong to the copy wait for the server', async () => {
      const { id, hand, stored, copied, server, open, crash } = await offlineBrowser();
      const closed = await open('a');
      await hand.pass(2000);
      const early = copied.get(id) ?? '';
      type(closed, 'Saved ');
      await hand.pass(2000);
      server.isAway = true;
      type(closed, 'Unsent ');
      await hand.pass(200);
      crash('a');
      copied.set(id, early);
      const again = await open('b');
      expect(shown(again)).toBe('One two three.Second paragraph.');
      server.isAway = false;
      await hand.pass(8000);
      expect(shown(again)).toBe('Unsent Saved One two three.Second paragraph.');
      expect(await stored()).toContain('<p>Unsent Saved One two three.</p>');
    });

    it.each([
      [401, 'while it is open'],
      [404, 'while it is open'],
      [403, 'when it is opened'],
      [404, 'when it is opened'],
    ])('what may not be opened any more is not copied: %d %s', async (status, when) => {
      const { id, hand, one, copied, browser, api } = await offlineBrowser();
      const copies: StoryCopies = {
        put: async (copy) => void copied.set(copy.storyId, JSON.stringify(copy)),
        get: async () => undefined,
        delete: async (storyId) => void copied.delete(storyId),
      };
      const fail = { now: false };
      const failing = async () => {
        throw new CallFailure(status, 'no', 'No');
      };
      const offline = { copies, account: 'ann' };
      const { session } = await one.open(
        'a',
        { addSteps: (sent) => (fail.now ? failing() : api.addSteps(sent)) },
        { offline },
      );
      await hand.pass(2000);
      expect(copied.has(id)).toBe(true);
      if (when === 'while it is open') {
        fail.now = true;
        type(session, 'No ');
        await hand.pass(5000);
      } else
        await browser()
          .open('b', { getDraft: failing }, { offline })
          .catch(() => undefined);
      expect(copied.has(id)).toBe(false);
    });
  });

  it('a browser that can store nothing sends what is typed all the same', async () => {
    const { hand, browser, stored } = await newStory(at);
    const one = browser();
    const broken = () => Promise.reject(new Error('The database cannot be opened'));
    Object.assign(one.store, { put: broken, delete: broken, ofStory: broken, displacedTexts: broken });
    const { session } = await one.open('a');
    expect(session.snapshot.isMemoryOnly).toBe(true);
    type(session, 'Typed ');
    session.editField('title', 'Typed too');
    await hand.pass(1000);
    expect(line(session)).toBe('Saved · time');
    expect(await stored()).toContain('<p>Typed One two three.');
  });

  describe('of a closed tab', () => {
    /** A tab that was closed with unsent words, and another one of the same browser. */
    async function closedTab(answer: () => CallFailure | undefined) {
      const { hand, browser, api, stored } = await newStory(at);
      const one = browser();
      const closed = await one.open('a');
      closed.line.state = 'down';
      type(closed.session, 'Unsent ');
      closed.session.editField('title', 'Unsent headline');
      await hand.pass(200);
      one.crash('a');
      const addSteps: typeof api.addSteps = async (sent) => {
        const failure = sent.clientId === 'a' && answer();
        if (failure) throw failure;
        return api.addSteps(sent);
      };
      const { session } = await one.open('b', { addSteps });
      type(session, 'Own ');
      await hand.pass(1000);
      expect(line(session)).toBe('Saved · time');
      expect(await stored()).toContain('Own ');
      return { hand, session, memory: one, stored };
    }

    it.each([
      [403, 'Editors may change it'],
      [404, 'There is no such story'],
    ])('words that the server denies with %i are shown beside the text', async (status, message) => {
      const { session, memory, stored } = await closedTab(() => new CallFailure(status, 'denied', message));
      expect(session.snapshot.displacedTexts).toMatchObject([
        { text: 'Unsent', why: 'rejected', problem: message },
        { text: 'Unsent headline', why: 'rejected', problem: message, field: 'title' },
      ]);
      expect(await stored()).not.toContain('Unsent');
      expect(memory.unsent.size).toBe(0);
    });

    it('words that the server cannot take now are sent later', async () => {
      let isBusy = true;
      const { hand, session, memory } = await closedTab(() =>
        isBusy ? new CallFailure(503, 'unavailable', 'Try again') : undefined,
      );
      expect([...memory.unsent.keys()]).toEqual(['a']);
      isBusy = false;
      await hand.pass(8000);
      expect(shown(session)).toContain('Unsent ');
      expect(session.snapshot.fields.title?.value).toBe('Unsent headline');
      expect([memory.unsent.size, memory.words.size]).toEqual([0, 0]);
    });

    it('a field that has another change is shown beside the text', async () => {
      const { hand, browser, notes } = await newStory(at);
      const one = browser();
      const tabs = [await one.open('a'), await one.open('b')];
      for (const { session, line: connection } of tabs) {
        connection.state = 'down';
        session.editField('title', `Headline of ${session.clientId}`);
        session.editField('dek', 'The same in both');
        await hand.pass(200);
      }
      for (const { session } of tabs) one.crash(session.clientId);
      const { session } = await one.open('c');
      await hand.pass(1000);
      expect(session.snapshot.fields.title?.value).toBe('Headline of a');
      expect(session.snapshot.displacedTexts).toMatchObject([
        { text: 'Headline of b', field: 'title', why: 'other-tab' },
      ]);
      expect(line(session)).toBe('Saved · time');
      // It is a note of the story now.
      expect((await notes()).map(({ text, passage }) => [text, passage?.field])).toEqual([
        ['Headline of b', 'title'],
      ]);
      expect([one.unsent.size, one.words.size]).toEqual([0, 0]);
    });

    it('words in steps that no longer parse are shown beside the text', async () => {
      const { hand, browser } = await newStory(at);
      const one = browser();
      const closed = await one.open('a');
      closed.line.state = 'down';
      type(closed.session, 'Of “old” steps');
      await hand.pass(200);
      one.crash('a');
      one.unsent.set('a', (one.unsent.get('a') ?? '').replace('"stepType":"replace"', '"stepType":"gone"'));
      const { session } = await one.open('b');
      type(session, 'Own ');
      await hand.pass(2000);
      expect(session.snapshot.displacedTexts).toMatchObject([{ text: 'Of “old” steps', why: 'rejected' }]);
      expect(line(session)).toBe('Saved · time');
      expect(one.unsent.size).toBe(0);
    });
  });

  it('L3 two tabs of one person merge without an alarm', async () => {
    const { hand, browser } = await newStory(at);
    const one = browser();
    const [left, right] = [await one.open('a'), await one.open('b')];
    type(left.session, 'Left ');
    type(right.session, 'Right ', 17);
    await hand.pass(8000);
    expect(shown(left.session)).toBe(shown(right.session));
    expect(shown(left.session)).toMatch(/Left One.*Right /);
    expect([line(left.session), line(right.session)]).toEqual(['Saved · time', 'Saved · time']);
    expect(one.words.size).toBe(0);
  });

  it('what a colleague types comes with the event, and is read by a call only where something is missing', async () => {
    const { id, hand, browser, api } = await newStory(at);
    let requests = 0;
    const counted: Partial<typeof api> = {
      listSteps: (since) => {
        requests += 1;
        return api.listSteps(since);
      },
    };
    const stream = await followStory(at, store(), id);
    const [ann, ben] = [
      await browser().open('a', counted, { events: stream.source }),
      await browser().open('b', counted, { events: stream.source }),
    ];
    requests = 0;
    type(ann.session, 'Seen ');
    await ann.session.flush();
    await stream.deliver();
    await hand.pass(100);
    type(ben.session, 'Both ', 22);
    await hand.pass(200);
    expect(await stream.deliver()).toContain('steps');
    await hand.pass(100);
    expect(shown(ben.session)).toBe('Seen One two three.Both Second paragraph.');
    expect(shown(ann.session)).toBe(shown(ben.session));
    expect(requests).toBe(0);

    type(ann.session, 'First ');
    await ann.session.flush();
    await stream.deliver(() => true);
    type(ann.session, 'Next ');
    await ann.session.flush();
    await stream.deliver();
    await hand.pass(100);
    expect(shown(ben.session)).toBe(shown(ann.session));
    expect(shown(ben.session)).toMatch(/^Next First Seen /);
    expect(requests).toBe(1);
    await stream.end();
  });

  it('a pasted chapter is announced without its words', async () => {
    const { id, hand, browser } = await newStory(at);
    const stream = await followStory(at, store(), id);
    const [ann, ben] = [await browser().open('a'), await browser().open('b', {}, { events: stream.source })];
    const chapter = 'Many words. '.repeat(500);
    ann.session.text?.dispatch(ann.session.text.state.tr.insertText(chapter, 1));
    await ann.session.flush();
    await stream.deliver();
    await hand.pass(100);
    expect(shown(ben.session)).toMatch(/^Many words\. Many/);
    await stream.end();
  });

  it('L4 after the end of a session writing goes on, and signing in saves it', async () => {
    const { hand, browser, stored } = await newStory(at);
    const { session, line: connection } = await browser().open('a');
    connection.failure = new CallFailure(401, 'token_missing', 'A staff token is needed for this call');
    type(session, 'Hour ');
    await hand.pass(500);
    expect(line(session)).toBe('Not saved since time');
    type(session, 'Second ', 6);
    connection.failure = undefined;
    await session.retryNow();
    await hand.pass(500);
    expect(line(session)).toBe('Saved · time');
    expect(await stored()).toContain('Hour Second One');
  });

  it('the line is true from the first key on, and does not change with every key', async () => {
    const { hand, browser } = await newStory(at);
    const { session } = await browser().open('a');
    const lines = [line(session)];
    session.subscribe(() => line(session) !== lines.at(-1) && lines.push(line(session)));
    for (const [index, sign] of [...'A few words. '].entries()) {
      type(session, sign, 1 + index);
      await hand.pass(180);
    }
    expect(lines).toEqual(['Saved · time', 'Saving…']);
    await hand.pass(500);
    expect(lines.slice(2)).toEqual(['Saved · time']);
  });

  it('L5 an answer that comes late is no reason to send again or to alarm', async () => {
    const { hand, browser, api, stored } = await newStory(at);
    const answers: (() => void)[] = [];
    const slow: typeof api.addSteps = async (sent) => {
      const answer = await api.addSteps(sent);
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer;
    };
    const { session } = await browser().open('a', { addSteps: slow });
    type(session, 'One ');
    await hand.pass(100);
    type(session, 'Two ', 5);
    await hand.pass(300);
    expect(answers.length).toBe(1);
    // The event about the own steps overtakes the answer.
    await hand.pass(600);
    expect(line(session)).toBe('Saving…');
    answers.shift()?.();
    await hand.pass(200);
    answers.shift()?.();
    await hand.pass(600);
    expect(line(session)).toBe('Saved · time');
    expect(await stored()).toContain('<p>One Two One two');
  });

  it('L7 a change of a program and the words of a person are both there', async () => {
    const { id, hand, browser } = await newStory(at);
    const { session } = await browser().open('a');
    type(session, 'Typed ');
    session.editField('title', 'By a person');
    await hand.pass(400);
    const story = at.draft({ title: 'By a program', body: '<p>One two four.</p><p>Second paragraph.</p>' });
    await at.staff('PUT', `/${id}`, { story, baseVersion: 1 });
    type(session, 'More ');
    await hand.pass(8000);
    expect(shown(session)).toBe('More Typed One two four.Second paragraph.');
    expect(line(session)).toBe('One choice to make');
    expect(session.snapshot.fields.title).toMatchObject({
      value: 'By a person',
      choice: { theirs: 'By a program' },
    });
    session.chooseField('title', 'theirs');
    await hand.pass(500);
    expect(line(session)).toBe('Saved · time');
    expect(session.snapshot.fields.title?.value).toBe('By a program');
  });

  it('words in a paragraph that a colleague deleted stay beside the text', async () => {
    const { hand, browser } = await newStory(at);
    const one = browser();
    const { session, line: connection } = await one.open('a');
    connection.state = 'down';
    type(session, 'lost thought ', 22);
    const { text } = (await browser().open('b')).session;
    text?.dispatch(text.state.tr.delete(16, 34));
    await hand.pass(1000);
    connection.state = 'up';
    await hand.pass(8000);
    expect(shown(session)).toBe('One two three.');
    expect(session.snapshot.displacedTexts).toMatchObject([{ text: 'lost thought', why: 'place-deleted' }]);
  });

  it('a change that the server rejects stays beside the text, and what was typed after it is saved', async () => {
    const { hand, browser, api, stored } = await newStory(at);
    const rejecting: typeof api.addSteps = async (sent) => {
      if (JSON.stringify(sent).includes('#')) throw new CallFailure(422, 'bad_step', 'does not fit');
      return api.addSteps(sent);
    };
    const { session } = await browser().open('a', { addSteps: rejecting });
    type(session, 'Fine ');
    session.text?.dispatch(session.text.state.tr.insertText('#rejected# ', 6));
    type(session, 'after ', 17);
    await hand.pass(3000);
    expect(await stored()).toContain('<p>Fine after One two three.</p>');
    expect(session.snapshot.displacedTexts).toMatchObject([{ text: '#rejected#', why: 'rejected' }]);
    expect(line(session)).toBe('Saved · time');
  });

  it('the caret stays where it was when a paste is rejected, also while a colleague writes', async () => {
    const { hand, browser, api, stored } = await newStory(at);
    const colleague = (await browser().open('b')).session;
    const rejecting: typeof api.addSteps = async (sent) => {
      if (!JSON.stringify(sent).includes('#')) return api.addSteps(sent);
      type(colleague, 'Theirs. ');
      await colleague.flush();
      throw new CallFailure(422, 'bad_step', 'does not fit');
    };
    const { session } = await browser().open('a', { addSteps: rejecting });
    const { text } = session;
    if (!text) throw new Error('A story without text');
    const end = text.state.doc.content.size - 1;
    text.dispatch(text.state.tr.setSelection(TextSelection.create(text.state.doc, end - 10, end)));
    text.dispatch(text.state.tr.insertText('#far too long#'));
    expect(text.state.selection.head).toBe(end + 4);
    await hand.pass(3000);
    text.dispatch(text.state.tr.insertText(' More.'));
    await hand.pass(3000);
    expect(await stored()).toBe('<p>Theirs. One two three.</p><p>Second paragraph. More.</p>');
  });

  it('a place that did not arrive is sent when the server answers again', async () => {
    const { hand, browser } = await newStory(at);
    const watching = await browser().open('a');
    const { session, line: connection } = await browser().open('b');
    connection.state = 'down';
    session.sharePlace({ field: 'body', selection: { anchor: 4, head: 4 } });
    type(session, 'Offline ');
    await hand.pass(2000);
    connection.state = 'up';
    await hand.pass(4000);
    expect(watching.session.snapshot.people).toMatchObject([
      { clientId: 'b', selection: { anchor: 4, head: 4 } },
    ]);
  });

  it('who closes a story is gone for those who have it open', async () => {
    const { id, hand, browser } = await newStory(at);
    const { source, next, end } = await followStory(at, store(), id);
    const watching = await browser().open('a', {}, { events: source });
    const { session } = await browser().open('leaving');
    session.sharePlace({ field: 'body', selection: { anchor: 4, head: 4 } });
    await hand.pass(0);
    await next();
    expect(watching.session.snapshot.people).toMatchObject([{ clientId: 'leaving' }]);
    await session.close();
    await hand.settle();
    await next();
    expect(watching.session.snapshot.people).toEqual([]);
    await end();
  });

  it('an answer that an event overtook takes no colleague away', async () => {
    const { id, hand, browser, api } = await newStory(at);
    const { source, next, end } = await followStory(at, store(), id);
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const setPresence: typeof api.setPresence = async (input) => {
      const people = await api.setPresence(input);
      await late;
      return people;
    };
    const { session } = await browser().open('a', { setPresence }, { events: source });
    session.sharePlace({ field: 'title' });
    await hand.pass(0);
    await next();
    const colleague = await browser().open('b');
    colleague.session.sharePlace({ field: 'body', selection: { anchor: 4, head: 4 } });
    await hand.pass(0);
    await next();
    answer();
    await hand.pass(0);
    expect(session.snapshot.people).toMatchObject([{ clientId: 'a' }, { clientId: 'b', field: 'body' }]);
    await end();
  });

  it('two people who change one field see both values, and one chooses', async () => {
    const { hand, browser } = await newStory(at);
    const [ann, ben] = [(await browser().open('a')).session, (await browser().open('b')).session];
    ann.editField('title', 'Of Ann');
    await hand.pass(300);
    ben.editField('title', 'Of Ben');
    await hand.pass(300);
    expect(line(ben)).toBe('One choice to make');
    expect(ben.snapshot.fields.title).toMatchObject({ value: 'Of Ben', choice: { theirs: 'Of Ann' } });
    ben.chooseField('title', 'mine');
    await hand.pass(8000);
    expect([ann, ben].map(({ snapshot }) => snapshot.fields.title?.value)).toEqual(['Of Ben', 'Of Ben']);
  });

  it('a space at the end of a field is there for the next word, whatever the server stores', async () => {
    const { browser } = await newStory(at);
    const { session } = await browser().open('a');
    session.editField('title', 'Written ');
    await session.flush();
    await session.refresh();
    expect(session.snapshot.fields.title?.value).toBe('Written ');
    const other = await browser().open('b');
    expect(other.session.snapshot.fields.title?.value).toBe('Written');
    other.session.editField('title', 'Rewritten');
    await other.session.flush();
    await session.refresh();
    expect(session.snapshot.fields.title?.value).toBe('Rewritten');
  });

  it('a field too long for a request stays with the reason, and keeps no other from being saved', async () => {
    const { browser } = await newStory(at);
    const { session } = await browser().open('a');
    session.editField('title', 'Saved all the same');
    session.editField('dek', 'word '.repeat(300_000));
    await session.flush();
    expect(session.snapshot.fields.dek).toMatchObject({ isUnsent: true, problem: 'is too long to be saved' });
    expect(session.snapshot.fields.title).toMatchObject({ isUnsent: false, value: 'Saved all the same' });
    session.editField('dek', 'Short');
    await session.flush();
    expect(session.snapshot.fields.dek).toMatchObject({ isUnsent: false, value: 'Short' });
  });

  it('a value that no story can have stays in the field with the reason', async () => {
    const { hand, browser } = await newStory(at);
    const { session } = await browser().open('a');
    session.editField('slug', 'Not a slug');
    await hand.pass(400);
    expect(session.snapshot.fields.slug).toMatchObject({ value: 'Not a slug', problem: expect.any(String) });
    expect(line(session)).toBe('One field to correct');
    session.editField('slug', 'a-slug');
    await hand.pass(400);
    expect(session.snapshot.fields.slug).toMatchObject({ value: 'a-slug', isUnsent: false });
  });

  it.each([
    ['Head', 'Headline'],
    ['Head ', 'Head line'],
  ])('a field that is typed on after a lost answer to “%s” raises no alarm', async (first, then) => {
    const { hand, browser } = await newStory(at);
    const { session, line: connection } = await browser().open('a');
    connection.state = 'loses-answers';
    session.editField('title', first);
    await hand.pass(400);
    session.editField('title', then);
    connection.state = 'up';
    await hand.pass(3000);
    expect(line(session)).toBe('Saved · time');
    expect(session.snapshot.fields.title).toMatchObject({ value: then, isUnsent: false });
  });

  it('a field that was typed on after a lost answer raises no alarm when its tab is recovered', async () => {
    const { hand, browser } = await newStory(at);
    const one = browser();
    const closed = await one.open('a');
    closed.line.state = 'loses-answers';
    closed.session.editField('title', 'Head');
    await hand.pass(400);
    closed.line.state = 'down';
    closed.session.editField('title', 'Headline');
    await hand.pass(400);
    one.crash('a');
    const { session } = await one.open('b');
    await hand.pass(1000);
    expect(line(session)).toBe('Saved · time');
    expect(session.snapshot.fields.title).toMatchObject({ value: 'Headline', isUnsent: false });
  });

  it('a save makes a version of everything typed', async () => {
    const { browser } = await newStory(at);
    const { session } = await browser().open('a');
    type(session, 'Now ');
    expect(await session.save({ name: 'First' })).toMatchObject({ version: 2 });
    expect(session.snapshot.version).toBe(2);
  });
});
