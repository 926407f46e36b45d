import { history, undo } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { storySchema } from '#content/document/schema.ts';
import type { Embed } from '#content/entities/embed.ts';
import { createTypingGroups, edited, embedOf, shownIn, type Unfinished } from './block-form.ts';
import { blockChoices } from './block-menu.ts';
import { setData } from './set-data.ts';
import { openValues } from './unfinished-values.ts';

const { nodes } = storySchema;

const podcast = (more: object = {}) =>
  ({ type: 'podcast', uuid: 'a', title: '', show: '', url: '', durationSeconds: 60, ...more }) as Embed;

describe('an edit in the form of a block', () => {
  it.each<[string, Embed, Unfinished, [object, object], Embed, Unfinished]>([
    ['is taken at once', podcast(), [], [podcast(), podcast({ title: 'S' })], podcast({ title: 'S' }), []],
    [
      'waits where the block cannot have it, and everything else is taken',
      podcast(),
      [],
      [podcast(), podcast({ title: 'S', durationSeconds: undefined })],
      podcast({ title: 'S' }),
      [{ path: ['durationSeconds'], value: undefined }],
    ],
    [
      'goes on waiting while another value is typed',
      podcast(),
      [{ path: ['durationSeconds'], value: undefined }],
      [podcast({ durationSeconds: undefined }), podcast({ durationSeconds: undefined, show: 'Ink' })],
      podcast({ show: 'Ink' }),
      [{ path: ['durationSeconds'], value: undefined }],
    ],
    [
      'is taken as soon as it is whole',
      podcast({ show: 'Ink' }),
      [{ path: ['durationSeconds'], value: undefined }],
      [podcast({ show: 'Ink', durationSeconds: undefined }), podcast({ show: 'Ink', durationSeconds: 90 })],
      podcast({ show: 'Ink', durationSeconds: 90 }),
      [],
    ],
    [
      'leaves what a colleague changed since the form was shown',
      podcast({ title: 'By Ben' }),
      [],
      [podcast(), podcast({ show: 'Ink' })],
      podcast({ title: 'By Ben', show: 'Ink' }),
      [],
    ],
    [
      'waits together with a value that belongs to it',
      { type: 'scrollChart', uuid: 'a', title: '', labels: [], values: [], steps: [], source: '' },
      [{ path: ['labels'], value: ['May'] }],
      [
        { type: 'scrollChart', uuid: 'a', title: '', labels: ['May'], values: [], steps: [], source: '' },
        { type: 'scrollChart', uuid: 'a', title: '', labels: ['May'], values: [3], steps: [], source: '' },
      ],
      { type: 'scrollChart', uuid: 'a', title: '', labels: ['May'], values: [3], steps: [], source: '' },
      [],
    ],
  ])('%s', (_, stored, unfinished, [before, after], data, waiting) => {
    expect(edited(stored, unfinished, { before, after })).toEqual({ data, unfinished: waiting });
  });

  it('keeps what waits over a reload, an emptied value too', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, json: string) => void stored.set(name, json),
      removeItem: (name: string) => void stored.delete(name),
    };
    const first = openValues('one', storage);
    first.set('a', [{ path: ['durationSeconds'], value: undefined }]);
    const again = openValues('one', storage);
    expect(again.blocks()).toEqual(['a']);
    const { durationSeconds: _, ...emptied } = podcast() as Embed & { durationSeconds: number };
    expect(shownIn(podcast(), again.of('a'))).toEqual(emptied);
    again.set('a', []);
    expect([again.blocks(), stored.size]).toEqual([[], 0]);
  });

  it('is undone as words are: one value that was typed without a pause at once', () => {
    const node = nodes.embed.create({ uuid: 'a', embed: podcast() });
    let state = EditorState.create({ doc: nodes.doc.create(null, node), plugins: [history()] });
    const now = () => embedOf(state.doc.child(0));
    const group = createTypingGroups();
    const write = (more: object) => {
      const edit = { before: now(), after: { ...now(), ...more } as Embed };
      state = state.apply(group(setData(state.tr, 0, edit), edit));
    };
    for (const title of ['S', 'Si', 'Sig']) write({ title });
    write({ show: 'Ink' });
    const takeBack = () => undo(state, (tr) => (state = state.apply(tr)));
    takeBack();
    expect(now()).toEqual(podcast({ title: 'Sig' }));
    takeBack();
    expect(now()).toEqual(podcast());
  });

  it('finds every new block whole, so that nothing waits before something is typed', () => {
    for (const { apply, name } of blockChoices) {
      let state = EditorState.create({ doc: nodes.doc.create(null, nodes.paragraph.create()) });
      apply(() => 'a')(state, (tr) => (state = state.apply(tr)));
      const made = state.doc.children.find(({ type }) => type === nodes.embed);
      if (!made) continue;
      const data = embedOf(made);
      expect([name, edited(data, [], { before: data, after: data }).unfinished]).toEqual([name, []]);
    }
  });
});
