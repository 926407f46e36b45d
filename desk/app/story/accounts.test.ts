import { expect, it } from 'vitest';
import { type Desk, describeDesk } from '#api/test/desk.ts';
import type { Note } from '#content/entities/note.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import type { Staff } from '#platform/staff.ts';
import { openStorySession, type SessionOptions, type StorySession } from './story-session.ts';
import { type Request as ApiRequest, apiCalls, createLine } from './test/api-calls.ts';
import { createHandTimers } from './test/hand-timers.ts';
import { createMemoryStore } from './test/memory-store.ts';

const staffOf = (sub: string, name: string): Staff => ({
  sub,
  name,
  role: 'editor',
  rights: defaultRoles.editor.rights,
});
const [ann, ben] = [staffOf('ann-1', 'Ann'), staffOf('ben-1', 'Ben')];

const shown = ({ text }: StorySession) => text?.state.doc.textContent;
function type({ text }: StorySession, words: string): void {
  text?.dispatch(text.state.tr.insertText(words, 1));
}

/** One browser, in which one account after the other is signed in. */
async function oneBrowser(at: Desk) {
  const { id } = await at.create({ body: '<p>One two three.</p>' });
  const hand = createHandTimers(at.desk.time.getTime());
  const memory = createMemoryStore();
  const signedIn = { staff: ann };
  const request: ApiRequest = async (method, path, body) => {
    const response = await at.api.api.fetch(
      new Request(`http://api.test/api/neutron/stories/testsite${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { staff: signedIn.staff },
    );
    return { status: response.status, body: await response.json() };
  };
  const open = async (clientId: string, staff: Staff, options: Partial<SessionOptions> = {}) => {
    signedIn.staff = staff;
    const { line, calls } = createLine(apiCalls(request, id));
    const { timers } = hand;
    const account = { sub: staff.sub, name: staff.name };
    const { store } = memory;
    const session = await openStorySession({
      storyId: id,
      clientId,
      account,
      calls,
      store,
      timers,
      ...options,
    });
    return { session, line };
  };
  const authors = async () => {
    const { body } = await request('GET', `/${id}/draft/authorship`);
    const { blocks } = body.data as { blocks: { text: string; by?: string }[][] };
    return blocks.flat().map(({ text, by }) => [text, by]);
  };
  /** Ann's tab ends before it could send her words. */
  const writeUnsent = async () => {
    const { session, line } = await open('anns-tab', ann);
    line.state = 'down';
    type(session, 'By Ann. ');
    session.editField('title', 'Headline by Ann');
    await hand.pass(500);
    await session.close();
  };
  return { id, hand, memory, signedIn, open, authors, writeUnsent };
}

describeDesk.postgresInAll((at) => {
  it('unsent text is not sent under another account, and stays for its writer', async () => {
    const { hand, memory, open, authors, writeUnsent } = await oneBrowser(at);
    await writeUnsent();
    const { session } = await open('bens-tab', ben);
    await hand.pass(10_000);
    expect(shown(session)).toBe('One two three.');
    expect(session.snapshot.othersUnsent).toMatchObject([
      { account: { sub: 'ann-1', name: 'Ann' }, texts: ['By Ann. ', 'Headline by Ann'] },
    ]);
    session.othersUnsent.keep('anns-tab');
    expect([session.snapshot.othersUnsent, memory.unsent.size]).toEqual([[], 1]);
    await session.close();
    const { session: anns } = await open('ann-again', ann);
    await hand.pass(1000);
    expect(shown(anns)).toBe('By Ann. One two three.');
    expect(anns.snapshot.fields.title?.value).toBe('Headline by Ann');
    expect(anns.snapshot.othersUnsent).toEqual([]);
    expect((await authors())[0]).toEqual(['By Ann. ', 'ann-1']);
  });

  it('the account that takes the text over answers for it', async () => {
    const { hand, memory, open, authors, writeUnsent } = await oneBrowser(at);
    await writeUnsent();
    const { session } = await open('bens-tab', ben);
    await session.adoptUnsent('anns-tab');
    await hand.pass(1000);
    expect([shown(session), session.snapshot.othersUnsent]).toEqual(['By Ann. One two three.', []]);
    expect((await authors())[0]).toEqual(['By Ann. ', 'ben-1']);
    expect([...memory.unsent.values()]).toEqual([]);
  });

  it('text that is discarded comes back by an undo', async () => {
    const { memory, open, writeUnsent } = await oneBrowser(at);
    await writeUnsent();
    const { session } = await open('bens-tab', ben);
    const undo = await session.othersUnsent.discard('anns-tab');
    expect([session.snapshot.othersUnsent, memory.unsent.size]).toEqual([[], 0]);
    await undo();
    expect([session.snapshot.othersUnsent.length, memory.unsent.size]).toEqual([1, 1]);
  });

  /** Ann's passage has no note yet when her tab ends. */
  async function writePassage({ open, hand }: Awaited<ReturnType<typeof oneBrowser>>) {
    const { session, line } = await open('anns-tab', ann);
    line.state = 'down';
    await session.keepText('Passage by Ann');
    await hand.pass(5000);
    await session.close();
  }
  const passagesOf = async (id: string) => {
    const { items } = (await at.staff('GET', `/${id}/notes`)).body.data as never as { items: Note[] };
    return items.map(({ text, writtenBy }) => [text, writtenBy]);
  };

  it('a passage is not a note of another account, and waits for its writer', async () => {
    const browser = await oneBrowser(at);
    const { id, hand, memory, open } = browser;
    await writePassage(browser);
    const { session } = await open('bens-tab', ben);
    await hand.pass(10_000);
    expect([await passagesOf(id), session.snapshot.displacedTexts]).toEqual([[], []]);
    const [unsent] = session.snapshot.othersUnsent;
    expect(unsent).toMatchObject({ isPassage: true, account: { sub: 'ann-1' }, texts: ['Passage by Ann'] });
    session.othersUnsent.keep(unsent?.id ?? '');
    expect([session.snapshot.othersUnsent, memory.words.size]).toEqual([[], 1]);
    await session.close();
    await open('ann-again', ann);
    await hand.pass(1000);
    expect(await passagesOf(id)).toEqual([['Passage by Ann', 'ann-1']]);
    expect(memory.words.size).toBe(0);
  });

  it('a passage that another account takes over is a note under its name', async () => {
    const browser = await oneBrowser(at);
    const { id, hand, memory, open } = browser;
    await writePassage(browser);
    const { session } = await open('bens-tab', ben);
    await session.adoptUnsent(session.snapshot.othersUnsent[0]?.id ?? '');
    await hand.pass(1000);
    expect([session.snapshot.othersUnsent, memory.words.size]).toEqual([[], 0]);
    expect(await passagesOf(id)).toEqual([['Passage by Ann', 'ben-1']]);
  });

  it('a passage that is discarded comes back by an undo', async () => {
    const browser = await oneBrowser(at);
    const { memory, open } = browser;
    await writePassage(browser);
    const { session } = await open('bens-tab', ben);
    const undo = await session.othersUnsent.discard(session.snapshot.othersUnsent[0]?.id ?? '');
    expect([session.snapshot.othersUnsent, memory.words.size]).toEqual([[], 0]);
    await undo();
    expect([session.snapshot.othersUnsent.length, memory.words.size]).toEqual([1, 1]);
  });

  it('an open tab whose account signed out sends no passage under the next one', async () => {
    const { id, hand, signedIn, memory, open } = await oneBrowser(at);
    const { session } = await open('anns-tab', ann);
    signedIn.staff = ben;
    await session.keepText('Passage by Ann');
    await hand.pass(5000);
    expect([await passagesOf(id), memory.words.size]).toEqual([[], 1]);
  });

  it('text of an earlier release, which names no account, is recovered as before', async () => {
    const { hand, memory, open, writeUnsent } = await oneBrowser(at);
    await writeUnsent();
    const { account: _, ...record } = JSON.parse(memory.unsent.get('anns-tab') ?? '{}');
    memory.unsent.set('anns-tab', JSON.stringify(record));
    const { session } = await open('bens-tab', ben);
    await hand.pass(1000);
    expect(shown(session)).toBe('By Ann. One two three.');
  });

  it('a tab whose account signed out sends nothing under the next one', async () => {
    const { hand, signedIn, memory, open, authors } = await oneBrowser(at);
    const { session, line } = await open('anns-tab', ann);
    line.state = 'down';
    type(session, 'By Ann. ');
    await hand.pass(500);
    signedIn.staff = ben;
    line.state = 'up';
    await session.retryNow();
    expect(session.snapshot.saveState).toMatchObject({
      kind: 'not-saved',
      problem: { cause: 'Another account is signed in here now.' },
    });
    await session.close();
    const { session: bens } = await open('bens-tab', ben);
    expect(bens.snapshot.othersUnsent).toMatchObject([{ texts: ['By Ann. '] }]);
    expect([await authors(), memory.unsent.size]).toEqual([[['One two three.', undefined]], 1]);
  });

  it('a page that is loaded again leaves no earlier page of itself in the story', async () => {
    const { hand, memory, open } = await oneBrowser(at);
    const { session } = await open('before', ann);
    session.sharePlace({ field: 'body' });
    await hand.pass(1500);
    memory.crash('before');
    const { session: again } = await open('after', ann, { earlierClientId: 'before' });
    again.sharePlace({ field: 'body' });
    await hand.pass(1500);
    await again.refresh();
    expect(again.snapshot.people.map(({ clientId }) => clientId)).toEqual(['after']);
  });

  it('a tab that was duplicated does not send the first one away', async () => {
    const { hand, open } = await oneBrowser(at);
    const { session } = await open('first', ann);
    session.sharePlace({ field: 'body' });
    await hand.pass(1500);
    const { session: second } = await open('second', ann, { earlierClientId: 'first' });
    await hand.pass(10_000);
    await second.refresh();
    expect(second.snapshot.people.map(({ clientId }) => clientId)).toContain('first');
  });
});
