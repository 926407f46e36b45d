import { redo, undo } from 'prosemirror-history';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import { expect, it } from 'vitest';
import { describeDesk } from '#api/test/desk.ts';
import { moveBlock, moveBlockTo } from '../editor/block-commands.ts';
import { textPlugins } from '../editor/text-plugins.ts';
import { openStorySession, type StorySession } from './story-session.ts';
import { apiCalls } from './test/api-calls.ts';
import { createHandTimers } from './test/hand-timers.ts';
import { createMemoryStore } from './test/memory-store.ts';

const body = '<p>Alpha.</p><p>Beta.</p><h2>Gamma.</h2><ul><li>Delta.</li></ul>';

type Act = (session: StorySession) => void;
const stateOf = ({ text }: StorySession): EditorState => {
  if (!text) throw new Error('A story without text');
  return text.state;
};
const run =
  (command: Command): Act =>
  (session) =>
    void command(stateOf(session), (tr) => session.text?.dispatch(tr));
const change =
  (of: (state: EditorState) => Transaction): Act =>
  (session) =>
    session.text?.dispatch(of(stateOf(session)));
/** Puts the caret behind a word. */
const caretBehind = (word: string): Act =>
  change(({ doc, tr }) => {
    let at = 0;
    doc.descendants((node, place) => {
      const index = node.text?.indexOf(word) ?? -1;
      if (index >= 0) at = place + index + word.length;
    });
    return tr.setSelection(TextSelection.create(doc, at));
  });
/** Types at the caret, a key at a time. */
const type =
  (words: string): Act =>
  (session) => {
    for (const key of words) session.text?.dispatch(stateOf(session).tr.insertText(key));
  };
const moveDown: Act = run(moveBlock(1));
const drag = (index: number, target: number): Act[] => [
  change(({ doc, tr }) => tr.setSelection(NodeSelection.create(doc, doc.resolve(0).posAtIndex(index)))),
  run(moveBlockTo(target)),
];
const replaceAll =
  (words: string): Act =>
  (session) => {
    const { doc, tr } = stateOf(session);
    session.text?.dispatch(tr.setSelection(TextSelection.create(doc, 1, doc.content.size - 3)));
    type(words)(session);
  };

const cases: readonly [string, Act[], Act[], string][] = [
  [
    'a sentence under way goes with its paragraph',
    [caretBehind('Beta.'), type(' typing')],
    [caretBehind('Beta.'), moveDown],
    'Alpha. | Gamma. | Beta. typing! | Delta.',
  ],
  [
    'and with a list',
    [caretBehind('Delta.'), type(' typing')],
    drag(3, 0),
    'Delta. typing! | Alpha. | Beta. | Gamma.',
  ],
  [
    'both move the same paragraph: it stands once, where the later one put it',
    [caretBehind('Beta.'), type(' typing'), moveDown],
    [caretBehind('Beta.'), type(' I'), ...drag(1, 0)],
    'Alpha. | Gamma. | Beta. typing! I | Delta.',
  ],
  [
    'a paragraph that is deleted meanwhile stays deleted',
    [...drag(1, 0)],
    [change(({ doc, tr }) => tr.delete(doc.resolve(0).posAtIndex(1), doc.resolve(0).posAtIndex(2)))],
    'Alpha. | !Gamma. | Delta.',
  ],
  [
    'a deletion that was undone takes no part in it',
    [
      change(({ doc, tr }) => tr.delete(1 + 'Alpha.'.length, doc.resolve(0).posAtIndex(2) - 1)),
      run(undo),
      caretBehind('Alpha.'),
    ],
    drag(0, 4),
    'Beta. | Gamma. | Delta. | Alpha.!',
  ],
  [
    'nor does one with words that were not sent',
    [
      caretBehind('Beta.'),
      type(' own'),
      change(({ doc, tr }) => tr.delete(1 + 'Al'.length, doc.resolve(0).posAtIndex(2) - 1)),
      run(undo),
      caretBehind('Delta.'),
    ],
    drag(1, 4),
    'Alpha. | Gamma. | Delta.! | Beta. own',
  ],
  [
    'nor does one of blocks of which a colleague changed one',
    [
      change(({ doc, tr }) => tr.delete(doc.resolve(0).posAtIndex(1), doc.resolve(0).posAtIndex(3))),
      run(undo),
      caretBehind('Alpha.'),
    ],
    [
      caretBehind('Gamma.'),
      change(({ tr }) => tr.delete(tr.selection.from - 6, tr.selection.from)),
      ...drag(1, 4),
    ],
    'Alpha.! | Gamma. |  | Delta. | Beta.',
  ],
  [
    'nor does one of whole blocks',
    [
      change(({ doc, tr }) => tr.delete(doc.resolve(0).posAtIndex(1), doc.resolve(0).posAtIndex(3))),
      run(undo),
      caretBehind('Alpha.'),
    ],
    drag(1, 4),
    'Alpha.! | Gamma. | Delta. | Beta.',
  ],
  [
    'an undo moves it back with what came since',
    [caretBehind('Beta.'), moveDown, run(undo), run(redo), run(undo), type(' typing')],
    [caretBehind('Beta.'), type(' too')],
    'Alpha. | Beta. typing! too | Gamma. | Delta.',
  ],
];

describeDesk.postgresInAll((at) => {
  const open = (id: string, clientId: string) =>
    openStorySession({
      storyId: id,
      clientId,
      calls: apiCalls(at.staff as never, id),
      store: createMemoryStore().store,
      timers: createHandTimers().timers,
      plugins: textPlugins(),
    });
  const shown = (session: StorySession) =>
    stateOf(session)
      .doc.children.map(({ textContent }) => textContent)
      .join(' | ');
  const meet = async (sessions: readonly StorySession[]) => {
    for (const session of [...sessions, ...sessions]) {
      await session.refresh();
      await session.flush();
    }
  };

  it.each(cases)('two editors, one moves: %s', async (_, hers, his, expected) => {
    const { id } = await at.create({ body });
    const [ann, ben] = [await open(id, 'ann'), await open(id, 'ben')];
    for (const act of hers) act(ann);
    for (const act of his) act(ben);
    await meet([ben, ann]);
    type('!')(ann);
    await meet([ann, ben]);
    expect([shown(ann), shown(ben)]).toEqual([expected, expected]);
    for (const session of [ann, ben]) {
      expect(session.snapshot.displacedTexts).toEqual([]);
      await session.close();
    }
  });

  it.each([
    ['', 'Beta.'],
    [' I', 'Beta. I'],
  ])(
    'a paragraph that was taken away and put back stands once where a colleague joined it with the next%s',
    async (typed, passage) => {
      const { id } = await at.create({ body });
      const [ann, ben] = [await open(id, 'ann'), await open(id, 'ben')];
      change(({ doc, tr }) => tr.delete(doc.resolve(0).posAtIndex(1), doc.resolve(0).posAtIndex(2)))(ann);
      for (const act of [run(undo), caretBehind('Beta.'), type(typed)]) act(ann);
      change(({ doc, tr }) => tr.delete(doc.resolve(0).posAtIndex(2) - 2, doc.resolve(0).posAtIndex(2) + 1))(
        ben,
      );
      await meet([ben, ann]);
      const beside = ann.snapshot.displacedTexts.map(({ text }) => text);
      const expected = 'Alpha. | BetaGamma. | Delta.';
      expect([shown(ann), shown(ben), beside]).toEqual([expected, expected, [passage]]);
      for (const session of [ann, ben]) await session.close();
    },
  );

  it.each([
    ['a sign that occurs in what was typed over it is shown', 'alphabet', ['l']],
    ['where both write the same, nothing is', 'l', []],
  ])('%s', async (_, typed, expected) => {
    const { id } = await at.create({ body });
    const [ann, ben] = [await open(id, 'ann'), await open(id, 'ben')];
    change(({ tr }) => tr.insertText(typed, 9, 14))(ann);
    change(({ tr }) => tr.insertText('l', 11))(ben);
    await meet([ben, ann]);
    expect(ann.snapshot.displacedTexts.map(({ text }) => text)).toEqual(expected);
    for (const session of [ann, ben]) await session.close();
  });

  it('a text that is replaced while a colleague writes in a block and moves it keeps every new word', async () => {
    const { id } = await at.create({ body });
    const [ann, ben] = [await open(id, 'ann'), await open(id, 'ben')];
    replaceAll('new')(ann);
    for (const act of [caretBehind('Beta.'), type(' typing'), moveDown]) act(ben);
    await meet([ben, ann]);
    const beside = ann.snapshot.displacedTexts.map(({ text }) => text);
    expect([shown(ann), shown(ben), beside]).toEqual(['new', 'new', ['typing']]);
    for (const session of [ann, ben]) await session.close();
  });
});
