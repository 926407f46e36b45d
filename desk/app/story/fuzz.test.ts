import { getVersion } from 'prosemirror-collab';
import type { Node } from 'prosemirror-model';
import { NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import { canJoin, canSplit } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { type Desk, describeDesk } from '#api/test/desk.ts';
import { documentProblem } from '#content/document/check-document.ts';
import { placeOfEmbed } from '#content/document/data-step.ts';
import { storySchema } from '#content/document/schema.ts';
import { fuzzSeeds, repeatWith } from '#content/document/test/fuzz-seeds.ts';
import { type Choices, choices, seededRandom } from '#content/document/test/random-body.ts';
import { setData } from '../editor/set-data.ts';
import type { AnnouncedSteps, StoryEvents } from './story-events.ts';
import { openStorySession, type StorySession } from './story-session.ts';
import { apiCalls, createLine } from './test/api-calls.ts';
import { createHandTimers } from './test/hand-timers.ts';
import { createMemoryStore } from './test/memory-store.ts';

const { marks } = storySchema;
const rounds = 4;
/** Both databases have the same rules; the slower one shows it with fewer runs. */
const runsOn = { sqlite: 300, postgres: 20 };
const pick = (uuid: string) => ({
  type: 'listicle',
  uuid,
  listicle: { hed: 'Name', description: 'Words', usePricing: false },
});
const story = {
  body: '<h2>Title</h2>\n<p>First <em>words</em> of it.</p>[shortcode type="listicle" uuid="one"]<ul><li>one</li><li>two</li></ul><blockquote><p>quoted</p></blockquote>[shortcode type="listicle" uuid="two"]<p>Last.</p>',
  additionalShortcodeData: { one: pick('one'), two: pick('two') },
};

type Edit = (tr: Transaction, at: number, choose: Choices, newSign: () => string) => unknown;
const markNames = ['strong', 'em', 'code'] as const;

const edits: readonly Edit[] = [
  (tr, at, _, newSign) => tr.insertText(newSign(), at),
  (tr, at, _, newSign) => tr.insertText(`${newSign()} ${newSign()}`, at),
  (tr, at) => canSplit(tr.doc, at) && tr.split(at),
  (tr, at, { below }) => tr.deleteRange(at, Math.min(tr.doc.content.size, at + below(12))),
  (tr, at, { below, one, chance }) => {
    const to = Math.min(tr.doc.content.size, at + below(20));
    const type = marks[one(markNames)];
    return chance(0.7) ? tr.addMark(at, to, type.create()) : tr.removeMark(at, to, type);
  },
  (tr, at) => canJoin(tr.doc, at) && tr.join(at),
  (tr, _, { below }) => {
    const from = tr.doc.resolve(0).posAtIndex(below(tr.doc.childCount));
    return tr.delete(from, from + (tr.doc.nodeAt(from)?.nodeSize ?? 0));
  },
  (tr, _, { below }) => {
    const from = tr.doc.resolve(0).posAtIndex(below(tr.doc.childCount));
    const node = tr.doc.nodeAt(from) as Node;
    tr.delete(from, from + node.nodeSize);
    return tr.insert(tr.doc.resolve(0).posAtIndex(below(tr.doc.childCount + 1)), node);
  },
  // Words in the data of a block: more of them, or others.
  (tr, _, { one, chance }, newSign) => {
    const blocks = tr.doc.children.filter(({ type }) => type.name === 'embed');
    if (blocks.length === 0) return tr;
    const { attrs } = one(blocks);
    const { listicle } = attrs.embed;
    const name = one(['hed', 'description', 'subhed'] as const);
    const words = chance(0.7) ? `${listicle[name] ?? 'w'}${newSign()}` : `w${newSign()}`;
    const after = { ...attrs.embed, listicle: { ...listicle, [name]: words } };
    return setData(tr, placeOfEmbed(tr.doc, attrs.uuid) ?? 0, { before: attrs.embed, after });
  },
];

/** The signs in texts and in the data of blocks. */
const signsOf = (doc: Node) => signsIn(JSON.stringify(doc.toJSON()));
/** Signs that were typed; one private character each, so that no edit can take a part of one. */
const signsIn = (text: string) => new Set(text.match(/[\ue000-\uf8ff]/g) ?? []);

/** One random change of one editor; a change that the schema forbids at that place is left out. */
function edit({ text }: StorySession, choose: Choices, newSign: () => string): Set<string> {
  if (!text) throw new Error('A story without text');
  const { state } = text;
  const place = state.doc.resolve(choose.below(state.doc.content.size + 1));
  const { tr } = state;
  const made: string[] = [];
  try {
    choose.one(edits)(tr, TextSelection.between(place, place).from, choose, () => {
      made.push(newSign());
      return made.at(-1) as string;
    });
    tr.doc.check();
  } catch {
    return new Set();
  }
  const after = signsOf(tr.doc);
  text.dispatch(tr);
  // What an editor saw and deleted is meant to be gone.
  return new Set([...signsOf(state.doc)].filter((sign) => !after.has(sign)));
}

/** A whole block is selected, as before it is moved or deleted. */
function selectBlock({ text }: StorySession, { one }: Choices): void {
  if (!text) return;
  const places: number[] = [];
  text.state.doc.forEach((_, place) => void places.push(place));
  const { doc, tr } = text.state;
  text.dispatch(tr.setSelection(NodeSelection.create(doc, one(places))));
}

async function run(at: Desk, seed: number): Promise<number> {
  const choose = choices(seededRandom(seed));
  at.reset();
  const { id } = await at.create(story);
  const { store, words } = createMemoryStore();
  const hand = createHandTimers();
  const api = apiCalls(at.staff as never, id);
  /** What the newest event says; clients may have missed those before it. */
  let announced: AnnouncedSteps = {};
  const addSteps: typeof api.addSteps = async (sent) => {
    const answer = await api.addSteps(sent);
    announced = { step: answer.step, newest: sent };
    return answer;
  };
  const open = async (clientId: string) => {
    const { calls, line } = createLine({ ...api, addSteps });
    let wake: Parameters<StoryEvents['subscribe']>[0] = () => undefined;
    const events: StoryEvents = {
      subscribe(listener) {
        wake = listener;
        return () => undefined;
      },
      isConnected: () => true,
    };
    const { timers } = hand;
    const session = await openStorySession({ storyId: id, clientId, calls, store, timers, events });
    return {
      session,
      line,
      /** Sends what was written and gets what others wrote, if the line allows it. */
      async meet() {
        wake({ kind: 'steps', ...(choose.chance(0.7) ? announced : {}) });
        await session.flush().catch(() => undefined);
      },
    };
  };
  const clients = [await open('a'), await open('b'), await open('c')];
  const typed = new Set<string>();
  const deleted = new Set<string>();
  const newSign = () => {
    const sign = String.fromCharCode(0xe000 + typed.size);
    typed.add(sign);
    return sign;
  };
  for (let round = 0; round < rounds; round += 1)
    for (const { session, line, meet } of clients) {
      if (choose.chance(0.3)) selectBlock(session, choose);
      for (let count = 0; count < 2; count += 1)
        for (const sign of edit(session, choose, newSign)) deleted.add(sign);
      if (choose.chance(0.35)) line.state = choose.one(['up', 'down', 'loses-answers']);
      await meet();
    }
  for (const { line } of clients) line.state = 'up';
  for (let again = 0; again < 2; again += 1) for (const { meet } of clients) await meet();

  const [first, ...others] = clients.map(({ session }) => session.text?.state);
  if (!first) throw new Error('No text');
  for (const other of others) expect(other?.doc.toJSON(), repeatWith(seed)).toEqual(first.doc.toJSON());
  const stored = await apiCalls(at.staff as never, id).getDraft();
  expect(stored.document, repeatWith(seed)).toEqual(first.doc.toJSON());
  expect(documentProblem(first.doc), repeatWith(seed)).toBeUndefined();
  const displaced = signsIn([...words.values()].map(({ text }) => text).join(''));
  const there = signsOf(first.doc);
  const lost = [...typed].filter((sign) => !there.has(sign) && !deleted.has(sign) && !displaced.has(sign));
  expect(lost, `words lost: ${repeatWith(seed)}`).toEqual([]);
  await Promise.all(clients.map(({ session }) => session.close()));
  return getVersion(first);
}

describeDesk.postgresInAll((at, store) => {
  it('three editors, some of them offline, end with one valid text and no word lost', async () => {
    const seeds = fuzzSeeds(runsOn[store().db.dialect]);
    let steps = 0;
    for (const seed of seeds) steps += await run(at, seed);
    expect(steps, repeatWith(seeds[0])).toBeGreaterThan(seeds.length * 8);
  });
});
