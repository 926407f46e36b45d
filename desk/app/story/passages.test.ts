import { expect, it } from 'vitest';
import { type Desk, describeDesk } from '#api/test/desk.ts';
import { storySchema } from '#content/document/schema.ts';
import type { Note } from '#content/entities/note.ts';
import { readStored } from './passage.ts';
import { saveLine } from './save-state.ts';
import { CallFailure } from './story-calls.ts';
import { openStorySession, type StorySession } from './story-session.ts';
import { apiCalls, createLine } from './test/api-calls.ts';
import { createHandTimers } from './test/hand-timers.ts';
import { createMemoryStore } from './test/memory-store.ts';

const body = '<p>One two three.</p><p>Second paragraph.</p>';

async function newStory(at: Desk) {
  const { id } = await at.create({ body });
  const api = apiCalls(at.staff as never, id);
  const hand = createHandTimers();
  return {
    id,
    hand,
    api,
    open: async (clientId: string, memory = createMemoryStore(), overrides: Partial<typeof api> = {}) => {
      const { line, calls } = createLine({ ...api, ...overrides });
      const { store } = memory;
      const session = await openStorySession({
        storyId: id,
        clientId,
        calls,
        store,
        timers: hand.timers,
      });
      return { session, line, memory };
    },
    notes: async () => {
      const { body: answer } = await at.staff('GET', `/${id}/notes`);
      return (answer.data as never as { items: Note[] }).items.filter(({ passage }) => passage);
    },
  };
}

function type({ text }: StorySession, words: string, at: number): void {
  for (const [index, sign] of [...words].entries())
    text?.dispatch(text.state.tr.insertText(sign, at + index));
}
const edit = ({ text }: StorySession, at: number, insert: Parameters<typeof storySchema.text>) =>
  text?.dispatch(text.state.tr.insert(at, storySchema.text(...insert)));
const line = ({ snapshot }: StorySession) => saveLine(snapshot.saveState, () => 'time');
const shown = ({ text }: StorySession) => text?.state.doc.textContent;
const words = 'all that one can type here';

describeDesk.postgresInAll((at) => {
  it('keys that arrive one by one where a colleague deletes everything are one note', async () => {
    const { hand, open, notes, api } = await newStory(at);
    let isHeld = true;
    const held: Partial<typeof api> = {
      addSteps: async (sent) => {
        if (isHeld) throw new CallFailure(0, 'no_answer', 'No connection');
        return api.addSteps(sent);
      },
    };
    const [ann, ben] = [await open('a'), await open('b', undefined, held)];
    ben.session.text?.dispatch(ben.session.text.state.tr.delete(0, 34));
    // The server has each key before the deletion.
    for (const [index, sign] of [...words].entries()) {
      type(ann.session, sign, 15 + index);
      await ann.session.flush();
      await ben.session.refresh();
    }
    isHeld = false;
    await ben.session.flush();
    await hand.pass(2000);
    expect((await notes()).map(({ text, passage }) => [text, passage?.why])).toEqual([
      [words, 'deleted-unseen'],
    ]);
    await Promise.all([ann, ben].map(({ session }) => session.close()));
  });

  it('keys that a colleague’s deletion overtook are one note, with its link and its spaces', async () => {
    const { hand, open, notes } = await newStory(at);
    const [ann, ben] = [await open('a'), await open('b')];
    ann.line.state = 'down';
    type(ann.session, ' typed  and ', 33);
    edit(ann.session, 45, ['linked', [storySchema.marks.a.create({ href: 'https://example.com/' })]]);
    ben.session.text?.dispatch(ben.session.text.state.tr.delete(16, 34));
    await hand.pass(500);
    expect(line(ann.session)).toContain('only in this browser');
    ann.line.state = 'up';
    await hand.pass(8000);
    const [note, ...others] = await notes();
    expect([note?.text, others]).toEqual(['typed  and linked', []]);
    const document = readStored({ document: note?.passage?.document, text: '' });
    expect(document.textContent).toBe(' typed  and linked');
    expect(document.firstChild?.lastChild?.marks[0]?.attrs.href).toBe('https://example.com/');
    expect(line(ann.session)).toBe('Saved · time');
    expect(ann.memory.words.size).toBe(0);
    await Promise.all([ann, ben].map(({ session }) => session.close()));
  });

  it('words that a firewall rejects key by key are one note, and nothing says that they are saved', async () => {
    const { hand, open, notes, api } = await newStory(at);
    let isBlocked = true;
    const blocked = (sent: unknown) => isBlocked && JSON.stringify(sent).includes('#');
    const firewall: Partial<typeof api> = {
      addSteps: async (sent) => {
        if (blocked(sent)) throw new CallFailure(400, 'bad_body', 'Request blocked');
        return api.addSteps(sent);
      },
      addNote: async (note) => {
        if (blocked(note)) throw new CallFailure(400, 'bad_body', 'Request blocked');
        return api.addNote(note);
      },
    };
    const memory = createMemoryStore();
    const { session } = await open('a', memory, firewall);
    type(session, 'Fine ', 1);
    await session.flush();
    type(session, '####', 6);
    await hand.pass(3000);
    type(session, ' after', 6);
    await hand.pass(3000);
    expect(shown(session)).toContain('Fine  afterOne two');
    expect(session.snapshot.displacedTexts).toMatchObject([
      { text: '####', why: 'rejected', problem: 'Request blocked', whyNotStored: 'Request blocked' },
    ]);
    expect(line(session)).toBe('1 note only in this browser');
    await session.close();
    // Another day, without the firewall.
    isBlocked = false;
    const again = await open('b', memory, firewall);
    await hand.pass(3000);
    expect((await notes()).map(({ text }) => text)).toEqual(['####']);
    expect(line(again.session)).toBe('Saved · time');
    expect(memory.words.size).toBe(0);
    await again.session.close();
  });

  it('a note whose response is lost is there once', async () => {
    const { hand, open, notes } = await newStory(at);
    const [ann, ben] = [await open('a'), await open('b')];
    ann.line.state = 'down';
    type(ann.session, 'lost', 22);
    ben.session.text?.dispatch(ben.session.text.state.tr.delete(16, 34));
    await hand.pass(500);
    ann.line.state = 'up';
    await ann.session.flush();
    await ann.session.refresh();
    ann.line.state = 'loses-answers';
    await hand.pass(3000);
    expect(ann.memory.words.size).toBe(1);
    ann.line.state = 'up';
    await hand.pass(8000);
    expect((await notes()).map(({ text }) => text)).toEqual(['lost']);
    expect(ann.memory.words.size).toBe(0);
    await Promise.all([ann, ben].map(({ session }) => session.close()));
  });

  it('a record of an earlier release, which has words alone, becomes a note', async () => {
    const { id, hand, open, notes } = await newStory(at);
    const memory = createMemoryStore();
    const record = { id: crypto.randomUUID(), text: 'Of old', why: 'rejected', at: '2026-11-01T12:00:00Z' };
    await memory.store.storeText(id, record as never);
    const { session } = await open('a', memory);
    expect(session.snapshot.displacedTexts).toMatchObject([{ text: 'Of old' }]);
    await hand.pass(2000);
    expect((await notes()).map(({ text }) => text)).toEqual(['Of old']);
    expect(memory.words.size).toBe(0);
    await session.close();
  });

  it('a block that a colleague deleted is kept with its form, or as words where no text can have it', async () => {
    const { hand, open, notes } = await newStory(at);
    const { session } = await open('a');
    const podcast = {
      type: 'podcast',
      uuid: 'p',
      title: 'Market',
      show: 'Show',
      url: '',
      durationSeconds: 60,
    };
    const block = (embed: object) => storySchema.nodes.embed.create({ uuid: 'p', embed });
    await session.keepText('Market Show', block(podcast));
    await session.keepText('Not whole', block({ ...podcast, durationSeconds: 'long' }));
    await hand.pass(3000);
    const forms = (await notes()).map(({ passage, text }) =>
      readStored({ document: passage?.document, text }).children.map(({ type, attrs }) => [
        type.name,
        attrs.embed?.title,
      ]),
    );
    // They were kept at the same time: their order says nothing.
    expect(forms).toHaveLength(2);
    expect(forms).toEqual(expect.arrayContaining([[['embed', 'Market']], [['paragraph', undefined]]]));
  });

  it('a passage that is not needed comes back by undo', async () => {
    const { hand, open } = await newStory(at);
    const [ann, ben] = [await open('a'), await open('b')];
    ann.line.state = 'down';
    type(ann.session, 'lost', 22);
    ben.session.text?.dispatch(ben.session.text.state.tr.delete(16, 34));
    await hand.pass(500);
    ann.line.state = 'up';
    await ann.session.refresh();
    const [passage] = ann.session.snapshot.displacedTexts;
    if (!passage) throw new Error('No passage');
    await ann.session.deleteDisplacedText(passage.id);
    expect([ann.session.snapshot.displacedTexts, ann.memory.words.size]).toEqual([[], 0]);
    await ann.session.restoreDisplacedText(passage);
    expect(ann.session.snapshot.displacedTexts).toMatchObject([{ text: 'lost' }]);
    await Promise.all([ann, ben].map(({ session }) => session.close()));
  });

  /** Ben replaces a sentence while Ann, who was at its end, writes on. */
  async function writeBoth(at: Desk, milliseconds: number) {
    const story = await newStory(at);
    const [ann, ben] = [await story.open('a'), await story.open('b')];
    ann.line.state = 'down';
    type(ann.session, ' Offline Ann wrote this.', 15);
    await story.hand.pass(milliseconds);
    ben.session.text?.dispatch(ben.session.text.state.tr.insertText('B', 1, 15));
    type(ben.session, 'en replaced it.', 2);
    await ben.session.flush();
    ann.line.state = 'up';
    await ann.session.refresh();
    await story.hand.pass(8000);
    await Promise.all([ann, ben].map(({ session }) => session.close()));
    const { body: answer } = await at.staff('GET', `/${story.id}/notes`);
    return (answer.data as never as { items: Note[] }).items;
  }

  it('text from an offline spell in the middle of a colleague’s is marked for both', async () => {
    const notes = await writeBoth(at, 10_000);
    expect(notes.map(({ anchor, text }) => [anchor?.quote, anchor?.isGone, text])).toEqual([
      ['Offline Ann wrote this.', false, expect.stringContaining('at the same time')],
    ]);
  });

  it('text that is typed at the same moment is not', async () => {
    expect(await writeBoth(at, 500)).toEqual([]);
  });
});
