import { TextSelection, type Transaction } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { describeDesk } from '#api/test/desk.ts';
import { storySchema } from '#content/document/schema.ts';
import { moveBlock } from '../editor/block-commands.ts';
import { openStorySession, type StorySession } from './story-session.ts';
import { apiCalls } from './test/api-calls.ts';
import { createHandTimers } from './test/hand-timers.ts';
import { createMemoryStore } from './test/memory-store.ts';

const { marks, nodes } = storySchema;
const body = '<p>One.</p><p>Two.</p><ul><li>Three.</li></ul>';
/** What a keyboard makes of keys, one composition after the other. */
const composed = ['に', 'にほ', 'にほん', '日本語'];

type Change = (tr: Transaction) => Transaction;
const textOf = ({ text }: StorySession) => {
  if (!text) throw new Error('A story without text');
  return text;
};
const change = (session: StorySession, of: Change) => {
  const text = textOf(session);
  text.dispatch(of(text.state.tr));
};
const shown = (session: StorySession) =>
  textOf(session)
    .state.doc.children.map(({ textContent }) => textContent)
    .join(' ');
/** Where this block of the text ends. */
const endOf = ({ doc }: Transaction, index: number) => doc.resolve(0).posAtIndex(index + 1) - 1;
const typeIn =
  (index: number): Change =>
  (tr) =>
    tr.insertText('x', endOf(tr, index));

const here: [string, Change][] = [
  ['types in the block', typeIn(0)],
  ['deletes it', (tr) => tr.delete(0, 6)],
  ['joins the next one to it', (tr) => tr.join(6)],
  ['makes it bold', (tr) => tr.addMark(1, 5, marks.strong.create())],
  ['makes it a heading', (tr) => tr.setBlockType(2, 2, nodes.heading, { level: 2 })],
];
const elsewhere: [string, Change][] = [
  ['types in the next block', typeIn(1)],
  ['types in the last one', (tr) => tr.insertText('x', endOf(tr, 2) - 1)],
  ['adds one before it', (tr) => tr.insert(0, tr.doc.child(1))],
];

describeDesk.postgresInAll((at) => {
  async function openTwo() {
    const { id } = await at.create({ body });
    const hand = createHandTimers();
    let listed = 0;
    const open = async (clientId: string) => {
      const memory = createMemoryStore();
      const calls = apiCalls(at.staff as never, id);
      const listSteps: typeof calls.listSteps = (since) => {
        if (clientId === 'ann') listed += 1;
        return calls.listSteps(since);
      };
      const { timers } = hand;
      const session = await openStorySession({
        storyId: id,
        clientId,
        calls: { ...calls, listSteps },
        store: memory.store,
        timers,
      });
      return { session, memory };
    };
    const [{ session: ann, memory }, { session: ben }] = [await open('ann'), await open('ben')];
    const stored = async () => (await apiCalls(at.staff as never, id).getDraft()).step;
    change(ann, (tr) => tr.setSelection(TextSelection.create(tr.doc, endOf(tr, 0))));
    let before = '';
    /** Ann composes at the caret, in place of what she composed before. */
    const compose = (word = 0) => {
      textOf(ann).setComposing(true);
      const words = composed[word] ?? '';
      change(ann, (tr) => tr.insertText(words, tr.selection.from - before.length, tr.selection.from));
      before = words;
    };
    const write = async (of: Change) => {
      change(ben, of);
      await ben.flush();
      await ann.refresh();
      await hand.settle();
    };
    const close = async () => {
      for (const session of [ann, ben]) await session.close();
    };
    return { ann, ben, memory, hand, compose, write, stored, close, listed: () => listed };
  }

  it.each(here)('steps of a colleague who %s wait for the end of a composition', async (_, of) => {
    const { ann, ben, memory, hand, compose, write, stored, close, listed } = await openTwo();
    compose();
    await write(of);
    const known = await stored();
    compose(1);
    await hand.pass(1000);
    expect([shown(ann), await stored()]).toEqual(['One.にほ Two. Three.', known]);
    expect(memory.unsent.get('ann')).toContain('にほ');
    const requested = listed();
    compose(2);
    compose(3);
    await hand.pass(5000);
    expect([shown(ann), listed()]).toEqual(['One.日本語 Two. Three.', requested]);
    textOf(ann).setComposing(false);
    await hand.pass(1000);
    await ben.refresh();
    expect(shown(ann)).toBe(shown(ben));
    const beside = ann.snapshot.displacedTexts.map(({ text }) => text);
    expect([shown(ann), ...beside].join(' ').split('日本語')).toHaveLength(2);
    expect(memory.unsent.size).toBe(0);
    await close();
  });

  it.each(elsewhere)('steps of a colleague who %s come at once, and own ones are sent', async (_, of) => {
    const { ann, ben, hand, compose, write, close } = await openTwo();
    compose();
    await write(of);
    compose(1);
    await hand.pass(1000);
    await ben.refresh();
    expect(shown(ann)).toContain('One.にほ');
    expect([shown(ann), textOf(ann).isComposing]).toEqual([shown(ben), true]);
    await close();
  });

  it('the block waits when it is moved, and what comes after that too', async () => {
    const { ann, ben, hand, compose, write, close } = await openTwo();
    compose();
    moveBlock(1)(textOf(ben).state, (tr) => textOf(ben).dispatch(tr));
    await write((tr) => tr);
    await write((tr) => tr.insertText('x', endOf(tr, 2) - 1));
    expect(shown(ann)).toBe('One.に Two. Three.');
    compose(1);
    textOf(ann).setComposing(false);
    await hand.pass(1000);
    await ben.refresh();
    expect([shown(ann), shown(ben)]).toEqual(['Two. One.にほ Three.x', 'Two. One.にほ Three.x']);
    await close();
  });

  it('a composition in a line that is not sent yet waits too', async () => {
    const { ann, ben, hand, write, close } = await openTwo();
    change(ann, (tr) => tr.split(3));
    change(ann, (tr) => tr.setSelection(TextSelection.create(tr.doc, 6)));
    textOf(ann).setComposing(true);
    await write(typeIn(0));
    expect(shown(ann)).toBe('On e. Two. Three.');
    textOf(ann).setComposing(false);
    await hand.pass(1000);
    await ben.refresh();
    expect([shown(ann), shown(ben)]).toEqual(['On e.x Two. Three.', 'On e.x Two. Three.']);
    await close();
  });

  it.each<[string, (ann: StorySession) => Promise<unknown>]>([
    ['a save', (ann) => ann.save()],
    ['the end of the screen', (ann) => ann.close()],
  ])('%s ends it: what was composed is sent', async (_, end) => {
    const { ann, ben, compose, write, close } = await openTwo();
    compose(3);
    await write(typeIn(0));
    await end(ann);
    await ben.refresh();
    expect([shown(ann), shown(ben)]).toEqual(['One.日本語x Two. Three.', 'One.日本語x Two. Three.']);
    await close();
  });
});
