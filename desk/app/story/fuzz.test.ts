import { getVersion } from 'prosemirror-collab';
import { history, redo, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import { canJoin, canSplit } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { type Desk, describeDesk } from '#api/test/desk.ts';
import { documentProblem } from '#content/document/check-document.ts';
import { placeOfEmbed } from '#content/document/data-step.ts';
import { MoveStep } from '#content/document/move-step.ts';
import { storySchema } from '#content/document/schema.ts';
import { manyFuzzSeeds, repeatWith } from '#content/document/test/fuzz-seeds.ts';
import { type Choices, choices, seededRandom } from '#content/document/test/random-body.ts';
import type { Note } from '#content/entities/note.ts';
import { keepData } from '../editor/keep-data.ts';
import { setData } from '../editor/set-data.ts';
import { CallFailure } from './story-calls.ts';
import type { AnnouncedSteps, StoryEvents } from './story-events.ts';
import { openStorySession, type StorySession } from './story-session.ts';
import { apiCalls, createLine } from './test/api-calls.ts';
import { createHandTimers } from './test/hand-timers.ts';
import { createMemoryStore } from './test/memory-store.ts';

const { marks } = storySchema;
const rounds = 4;
/** Both databases have the same rules; the slower one shows it with fewer runs. */
const runsOn = { sqlite: { core: 60, all: 1000 }, postgres: { core: 4, all: 20 } };
const pick = (uuid: string) => ({
  type: 'listicle',
  uuid,
  listicle: { hed: 'Name', description: 'Words', usePricing: false },
});
const story = {
  body: '<h2>Title</h2>\n<p>First <em>words</em> of it.</p>[shortcode type="listicle" uuid="one"]<ul><li>one</li><li>two</li></ul><blockquote><p>quoted</p></blockquote>[shortcode type="listicle" uuid="two"]<p>Last.</p>',
  additionalShortcodeData: { one: pick('one'), two: pick('two') },
};

interface Client {
  session: StorySession;
  clientId: string;
  line: ReturnType<typeof createLine>['line'];
  /** Sends what was written and gets what others wrote, if the line allows it. */
  meet(): Promise<void>;
  /** The form of a block that is open, with what it shows. */
  form?: { uuid: string; embed: Pick } | undefined;
}
type Pick = ReturnType<typeof pick>;

type Edit = (tr: Transaction, at: number, choose: Choices, newSign: () => string) => unknown;
const markNames = ['strong', 'em', 'code'] as const;

const blockAt = ({ doc }: Transaction, index: number) => doc.resolve(0).posAtIndex(index);
/** Where some blocks of the text begin and end. */
function someBlocks(tr: Transaction, { below, chance }: Choices): { from: number; to: number } {
  const { childCount } = tr.doc;
  const index = below(childCount);
  const count = chance(0.2) ? 1 + below(childCount - index) : 1;
  return { from: blockAt(tr, index), to: blockAt(tr, index + count) };
}
const wordAt = (tr: Transaction, at: number, { below }: Choices) =>
  Math.min(tr.doc.content.size, at + below(12));

/** Changes that leave every block what it is: what was typed in one has to stay in it. */
const keepingBlocks: readonly Edit[] = [
  (tr, at, _, newSign) => tr.insertText(newSign(), at),
  (tr, at, _, newSign) => tr.insertText(`${newSign()} ${newSign()}`, at),
  (tr, at, { below, one, chance }) => {
    const to = Math.min(tr.doc.content.size, at + below(20));
    const type = marks[one(markNames)];
    return chance(0.7) ? tr.addMark(at, to, type.create()) : tr.removeMark(at, to, type);
  },
  (tr, _, choose) => {
    const { from, to } = someBlocks(tr, choose);
    return tr.step(MoveStep.read({ from, to, target: blockAt(tr, choose.below(tr.doc.childCount + 1)) }));
  },
];

const edits: readonly Edit[] = [
  ...keepingBlocks,
  ...keepingBlocks,
  (tr, at) => canSplit(tr.doc, at) && tr.split(at),
  (tr, at, choose) => tr.deleteRange(at, wordAt(tr, at, choose)),
  (tr, at, choose, newSign) => tr.insertText(newSign(), at, wordAt(tr, at, choose)),
  (tr, at) => canJoin(tr.doc, at) && tr.join(at),
  (tr, _, choose) => {
    const { from, to } = someBlocks(tr, choose);
    return tr.delete(from, to);
  },
  // A pick is put elsewhere, as in the list of picks: the block is deleted, and put in again.
  (tr, _, { below, one }) => {
    const node = one(tr.doc.children.filter(({ type }) => type.name === 'embed'));
    const from = placeOfEmbed(tr.doc, node.attrs.uuid) ?? 0;
    tr.delete(from, from + node.nodeSize);
    return tr.insert(blockAt(tr, below(tr.doc.childCount + 1)), node);
  },
];

/** Opens the form of a block, writes in it, or closes it; others may have changed or deleted the block meanwhile. */
function writeInForm(client: Client, { one, chance }: Choices, newSign: () => string): void {
  const { text } = client.session;
  const blocks = text?.state.doc.children.filter(({ type }) => type.name === 'embed') ?? [];
  client.form ??=
    blocks.length > 0 ? (({ uuid, embed }) => ({ uuid, embed }))(one(blocks).attrs as never) : undefined;
  const { form } = client;
  const at = text && form ? placeOfEmbed(text.state.doc, form.uuid) : undefined;
  if (!text || !form || at === undefined) {
    client.form = undefined;
    return;
  }
  const { listicle } = form.embed;
  const name = one(['hed', 'description', 'subhed'] as const);
  const words = chance(0.7)
    ? `${(listicle as Record<string, unknown>)[name] ?? 'w'}${newSign()}`
    : `w${newSign()}`;
  const after = { ...form.embed, listicle: { ...listicle, [name]: words } };
  text.dispatch(setData(text.state.tr, at, { before: form.embed, after }));
  client.form = chance(0.5) ? { uuid: form.uuid, embed: after } : undefined;
}

/** The signs in texts and in the data of blocks. */
const signsOf = (doc: Node) => signsIn(JSON.stringify(doc.toJSON()));
/** Signs that were typed; one private character each, so that no edit can take a part of one. */
const signsIn = (text: string) => new Set(text.match(signs) ?? []);
const signs = /[\ue000-\uf8ff]/g;

/** One random change of one editor; a change that the schema forbids at that place is left out. */
function edit(
  { text }: StorySession,
  choices: readonly Edit[],
  choose: Choices,
  newSign: () => string,
): void {
  if (!text) throw new Error('A story without text');
  const { state } = text;
  const place = state.doc.resolve(choose.below(state.doc.content.size + 1));
  const { tr } = state;
  try {
    choose.one(choices)(tr, TextSelection.between(place, place).from, choose, newSign);
    tr.doc.check();
  } catch {
    return;
  }
  text.dispatch(tr);
}

/** A whole block is selected, as before it is moved or deleted. */
function selectBlock({ text }: StorySession, { one }: Choices): void {
  if (!text) return;
  const places: number[] = [];
  text.state.doc.forEach((_, place) => void places.push(place));
  const { doc, tr } = text.state;
  text.dispatch(tr.setSelection(NodeSelection.create(doc, one(places))));
}

/** What the text of a block was at the beginning: by that it is known again. */
const nameOf = (block: Node | undefined) => block?.textContent.replace(/[\ue000-\uf8ff ]/g, '');

const unauthorized = new CallFailure(401, 'token_missing', 'A staff token is needed for this call');

/** A browser in which a story is open in several tabs. */
async function openBrowser(at: Desk, choose: Choices) {
  const { id } = await at.create(story);
  const { store, words, crash } = createMemoryStore();
  const hand = createHandTimers();
  const api = apiCalls(at.staff as never, id);
  /** What the newest event says; clients may have missed those before it. */
  let announced: AnnouncedSteps = {};
  const addSteps: typeof api.addSteps = async (sent) => {
    const answer = await api.addSteps(sent);
    announced = { step: answer.step, newest: sent };
    return answer;
  };
  const open = async (clientId: string): Promise<Client> => {
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
    const plugins = [history(), keepData()];
    const session = await openStorySession({ storyId: id, clientId, calls, store, timers, events, plugins });
    return {
      session,
      clientId,
      line,
      async meet() {
        wake({ kind: 'steps', ...(choose.chance(0.7) ? announced : {}) });
        // A save would end the composition.
        if (session.text?.isComposing) await session.retryNow();
        else await session.flush().catch(() => undefined);
      },
    };
  };
  /** The tab is closed, or ends without a warning, and the story is opened again. */
  const reload = async ({ session, line, clientId }: Client) => {
    if (choose.chance(0.5)) await session.close().catch(() => undefined);
    else {
      // What was typed is in the store of the browser a moment later.
      await hand.pass(1);
      crash(clientId);
      line.state = 'down';
    }
    return open(`${clientId}-`);
  };
  return { id, words, hand, open, reload };
}

interface Written {
  at: Desk;
  id: string;
  seed: number;
  typed: ReadonlySet<string>;
  deleted: ReadonlySet<string>;
  words: ReturnType<typeof createMemoryStore>['words'];
  homes: ReadonlyMap<string, string | undefined> | undefined;
}

/** All see one valid text, with every word once, and in its block where blocks stayed what they were. */
async function expectSound(clients: readonly Client[], written: Written): Promise<number> {
  const { at, id, seed, typed, deleted, words, homes } = written;
  const [first, ...others] = clients.map(({ session }) => session.text?.state);
  if (!first) throw new Error('No text');
  for (const other of others) expect(other?.doc.toJSON(), repeatWith(seed)).toEqual(first.doc.toJSON());
  const stored = await apiCalls(at.staff as never, id).getDraft();
  expect(stored.document, repeatWith(seed)).toEqual(first.doc.toJSON());
  expect(documentProblem(first.doc), repeatWith(seed)).toBeUndefined();
  const { data } = (await at.staff('GET', `/${id}/notes`)).body as never as { data: { items: Note[] } };
  const passages = data.items.map(({ passage }) => JSON.stringify(passage?.document));
  const displaced = signsIn([...[...words.values()].map(({ text }) => text), ...passages].join(''));
  const there: readonly string[] = JSON.stringify(first.doc.toJSON()).match(signs) ?? [];
  const lost = [...typed].filter(
    (sign) => !there.includes(sign) && !deleted.has(sign) && !displaced.has(sign),
  );
  expect(lost, `words lost: ${repeatWith(seed)}`).toEqual([]);
  const doubled = there.filter((sign, index) => there.indexOf(sign) !== index);
  expect(doubled, `words twice: ${repeatWith(seed)}`).toEqual([]);
  if (homes)
    for (const block of first.doc.children)
      for (const sign of signsIn(block.textContent))
        expect(nameOf(block), `words in another block: ${repeatWith(seed)}`).toBe(homes.get(sign));
  return getVersion(first);
}

async function run(at: Desk, seed: number): Promise<number> {
  const choose = choices(seededRandom(seed));
  const isKeepingBlocks = choose.chance(0.25);
  at.reset();
  const { id, words, hand, open, reload } = await openBrowser(at, choose);
  const clients: Client[] = [];
  for (const clientId of ['a', 'b', 'c'].slice(0, choose.one([2, 3]))) clients.push(await open(clientId));
  const typed = new Set<string>();
  const deleted = new Set<string>();
  const newSign = () => {
    const sign = String.fromCharCode(0xe000 + typed.size);
    typed.add(sign);
    return sign;
  };
  /** Where a sign was typed. */
  const homes = new Map<string, string | undefined>();
  const write = (client: Client) => {
    const { text } = client.session;
    if (!text) return;
    const before = signsOf(text.state.doc);
    const known = typed.size;
    if (isKeepingBlocks) edit(client.session, keepingBlocks, choose, newSign);
    else if (choose.chance(0.1)) choose.one([undo, redo])(text.state, (tr) => text.dispatch(tr));
    else if (choose.chance(0.15)) writeInForm(client, choose, newSign);
    else edit(client.session, edits, choose, newSign);
    const after = signsOf(text.state.doc);
    // What an editor saw and deleted is meant to be gone; what the schema forbade was never there.
    for (const sign of before) if (!after.has(sign)) deleted.add(sign);
    for (const sign of [...typed].slice(known)) {
      if (!after.has(sign)) deleted.add(sign);
      homes.set(sign, nameOf(text.state.doc.children.find((block) => block.textContent.includes(sign))));
    }
  };
  for (let round = 0; round < rounds; round += 1)
    for (const [index, client] of clients.entries()) {
      if (choose.chance(0.3)) selectBlock(client.session, choose);
      if (choose.chance(0.3)) client.session.text?.setComposing(choose.chance(0.6));
      for (let count = 0; count < 2; count += 1) write(client);
      if (choose.chance(0.35)) client.line.state = choose.one(['up', 'down', 'loses-answers']);
      if (choose.chance(0.15)) client.line.failure = choose.chance(0.5) ? unauthorized : undefined;
      if (choose.chance(0.1)) clients[index] = await reload(client);
      await clients[index]?.meet();
    }
  for (const { line, session } of clients) {
    line.state = 'up';
    line.failure = undefined;
    session.text?.setComposing(false);
  }
  for (let again = 0; again < 2; again += 1)
    for (const { meet, session } of clients) {
      await session.retryNow();
      await hand.settle();
      await meet();
    }

  const version = await expectSound(clients, {
    at,
    id,
    seed,
    typed,
    deleted,
    words,
    homes: isKeepingBlocks ? homes : undefined,
  });
  await Promise.all(clients.map(({ session }) => session.close()));
  return version;
}

describeDesk.postgresInAll((at, store) => {
  it('editors, some of them offline, end with one valid text, no word lost and none twice', async () => {
    const seeds = manyFuzzSeeds(runsOn[store().db.dialect]);
    let steps = 0;
    for (const seed of seeds) steps += await run(at, seed);
    expect(steps, repeatWith(seeds[0])).toBeGreaterThan(seeds.length * 8);
  });
});
