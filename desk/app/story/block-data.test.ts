import type { EditorState, Transaction } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { describeDesk } from '#api/test/desk.ts';
import type { Listicle } from '#content/entities/listicle.ts';
import { changePick, listicleOf, movePick, picksIn, removePick } from '../editor/picks.ts';
import { openStorySession } from './story-session.ts';
import { apiCalls } from './test/api-calls.ts';
import { createHandTimers } from './test/hand-timers.ts';
import { createMemoryStore } from './test/memory-store.ts';

const pick = (uuid: string, hed: string) => ({
  type: 'listicle',
  uuid,
  listicle: { hed, description: 'Wood', usePricing: false },
});
const story = {
  body: '<p>Trees.</p>[shortcode type="listicle" uuid="one"]<p>And</p>[shortcode type="listicle" uuid="two"]',
  additionalShortcodeData: { one: pick('one', 'Alder'), two: pick('two', 'Birch') },
};

type Act = (state: EditorState) => Transaction;
const change =
  (values: Partial<Listicle>): Act =>
  (state) => {
    const [first] = picksIn(state.doc).placed;
    return changePick(state, 0, { ...(first ? listicleOf(first) : { usePricing: false }), ...values });
  };
const swap: Act = (state) => movePick(state, 0, 1);
const remove: Act = (state) => removePick(state, 0);
/** Takes the first pick away and puts it back, as an undo does. */
const putBack: Act = ({ tr, doc }) => {
  const at = doc.resolve(0).posAtIndex(1);
  return tr.delete(at, at + 1).insert(at, doc.child(1));
};
/** Everything behind the first pick. */
const removeRest: Act = ({ tr, doc }) => tr.delete(doc.resolve(0).posAtIndex(2), doc.content.size);

const cases: readonly [string, Act[], Act[], string[], string[]][] = [
  [
    'two values of one pick both stay',
    [change({ description: 'Red wood' })],
    [change({ hed: 'Ash' })],
    ['Ash, Red wood', 'Birch, Wood'],
    [],
  ],
  [
    'a pick that was moved gets the value, once',
    [swap],
    [change({ hed: 'Ash' })],
    ['Birch, Wood', 'Ash, Wood'],
    [],
  ],
  [
    'another order takes no value back',
    [change({ description: 'Red wood' })],
    [swap],
    ['Birch, Wood', 'Alder, Red wood'],
    [],
  ],
  [
    'a pick that both move stands once, with what both wrote',
    [change({ description: 'Red wood' }), swap],
    [change({ hed: 'Ash' }), swap],
    ['Birch, Wood', 'Ash, Red wood'],
    [],
  ],
  [
    'of one value the other words are beside the text',
    [change({ hed: 'Larch' })],
    [change({ hed: 'Ash' })],
    ['Ash, Wood', 'Birch, Wood'],
    ['Larch'],
  ],
  [
    'words for a deleted pick are beside the text',
    [remove],
    [change({ hed: 'Ash' })],
    ['Birch, Wood'],
    ['Ash'],
  ],
  [
    'words in a pick that is deleted unseen are too',
    [change({ description: 'Red wood' })],
    [remove],
    ['Birch, Wood'],
    ['Red wood'],
  ],
  [
    'a pick that is put back is there with its words though a colleague deleted it',
    [remove],
    [putBack, change({ hed: 'Ash' })],
    ['Ash, Wood', 'Birch, Wood'],
    [],
  ],
  [
    'own words in a pick that a colleague moved into deleted text are too',
    [swap],
    [change({ hed: 'Ash' }), removeRest],
    ['Birch, Wood'],
    ['Wood\nAsh'],
  ],
  [
    'what a colleague wrote into a pick is kept where an older copy of it is moved and deleted',
    [change({ description: 'Red wood' }), swap],
    [swap, removeRest],
    ['Birch, Wood'],
    ['Wood\nAlder\nRed wood'],
  ],
];

describeDesk.postgresInAll((at) => {
  it.each(cases)('two editors of a block: %s', async (_, hers, his, expected, beside) => {
    const { id } = await at.create(story);
    const { timers } = createHandTimers();
    const open = (clientId: string) =>
      openStorySession({
        storyId: id,
        clientId,
        calls: apiCalls(at.staff as never, id),
        store: createMemoryStore().store,
        timers,
      });
    const [ann, ben] = [await open('ann'), await open('ben')];
    for (const act of hers) ann.text?.dispatch(act(ann.text.state));
    for (const act of his) ben.text?.dispatch(act(ben.text.state));
    for (const session of [ann, ben, ann]) {
      await session.refresh();
      await session.flush();
    }
    for (const { text } of [ann, ben]) {
      const picks = text ? picksIn(text.state.doc).placed.map(listicleOf) : [];
      expect(picks.map(({ hed, description }) => `${hed}, ${description}`)).toEqual(expected);
    }
    expect(ben.snapshot.displacedTexts.map(({ text }) => text)).toEqual(beside);
    for (const session of [ann, ben]) await session.close();
  });
});
