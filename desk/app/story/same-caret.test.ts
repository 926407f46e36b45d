import { TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';
import { describeDesk } from '#api/test/desk.ts';
import { manyFuzzSeeds, repeatWith } from '#content/document/test/fuzz-seeds.ts';
import { choices, seededRandom } from '#content/document/test/random-body.ts';
import { moveBlock } from '../editor/block-commands.ts';
import { openStorySession } from './story-session.ts';
import { apiCalls } from './test/api-calls.ts';
import { createHandTimers } from './test/hand-timers.ts';
import { createMemoryStore } from './test/memory-store.ts';

/** Both databases have the same rules; the slower one shows it with fewer runs. */
const runsOn = { sqlite: { core: 5, all: 100 }, postgres: { core: 1, all: 4 } };
const signs = 8;
const people = ['a', 'b', 'c'];

describeDesk.postgresInAll((at, store) => {
  it('the words of each person stay together when several type at one caret, compose and move the block', async () => {
    for (const seed of manyFuzzSeeds(runsOn[store().db.dialect])) {
      at.reset();
      const { below, chance, one } = choices(seededRandom(seed));
      const { id } = await at.create({ body: '<p>Before.After</p><p>Other.</p>' });
      const { timers } = createHandTimers();
      const open = async (clientId: string) => {
        const memory = createMemoryStore();
        const calls = apiCalls(at.staff as never, id);
        const session = await openStorySession({ storyId: id, clientId, calls, store: memory.store, timers });
        const { text } = session;
        if (!text) throw new Error('A story without text');
        const caret = TextSelection.create(text.state.doc, 1 + 'Before.'.length);
        text.dispatch(text.state.tr.setSelection(caret));
        let left = signs;
        return {
          session,
          /** Types a few signs at the caret; whether some remain. */
          type() {
            const count = Math.min(left, 1 + below(3));
            for (let key = 0; key < count; key += 1) text.dispatch(text.state.tr.insertText(clientId));
            left -= count;
            return left > 0;
          },
          /** Moves the block with the caret, or begins or ends a composition in it. */
          change() {
            if (chance(0.5)) moveBlock(one([-1, 1]))(text.state, (tr) => text.dispatch(tr));
            else text.setComposing(!text.isComposing);
          },
          meet: async () => {
            await session.refresh();
            // A save would end the composition.
            if (!text.isComposing) await session.flush();
          },
          composed: () => text.setComposing(false),
        };
      };
      const all = [];
      for (const person of people) all.push(await open(person));
      let typing = [...all];
      while (typing.length > 0) {
        const person = one(typing);
        if (!person.type()) typing = typing.filter((other) => other !== person);
        if (chance(0.3)) person.change();
        if (chance(0.5)) await one(all).meet();
      }
      for (const { composed } of all) composed();
      for (let again = 0; again < 2; again += 1) for (const { meet } of all) await meet();
      const [first = '', ...others] = all.map(({ session }) => session.text?.state.doc.textContent);
      expect(others, repeatWith(seed)).toEqual(others.map(() => first));
      for (const person of people) expect(first, repeatWith(seed)).toContain(person.repeat(signs));
      expect(first.startsWith('Before.') || first.startsWith('Other.Before.'), repeatWith(seed)).toBe(true);
      expect(first.length).toBe('Before.AfterOther.'.length + people.length * signs);
      await Promise.all(all.map(({ session }) => session.close()));
    }
  });
});
