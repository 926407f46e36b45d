import { collab, getVersion, receiveTransaction, sendableSteps } from 'prosemirror-collab';
import type { Node } from 'prosemirror-model';
import { EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { canJoin, canSplit, type Step } from 'prosemirror-transform';
import { expect, it } from 'vitest';
import { documentProblem } from './check-document.ts';
import { documentFrom } from './from-body.ts';
import { storySchema } from './schema.ts';
import { fuzzSeeds, repeatWith } from './test/fuzz-seeds.ts';
import { type Choices, choices, seededRandom } from './test/random-body.ts';

const { nodes, marks } = storySchema;
const line = (type: string) => `[shortcode type="${type}" uuid="${type}"]`;

const start = documentFrom(
  {
    body:
      `<h2>Title</h2>\n<p>First <em>words</em> of <a href="https://x.example/">it</a>.</p><ul><li>one</li><li>two</li></ul>` +
      `${line('pullQuote')}<table><tr><td>a</td><td>b</td></tr></table>text${line('keyTakeaways')}<blockquote><p>quoted</p>` +
      `</blockquote>${line('infoCard')}${line('code')}${line('table')}<p>Last words.</p>`,
    additionalShortcodeData: {
      pullQuote: { type: 'pullQuote', uuid: 'pullQuote', quote: 'Quote', credit: 'Ada' },
      keyTakeaways: { type: 'keyTakeaways', uuid: 'keyTakeaways', items: ['first', 'second'] },
      infoCard: { type: 'infoCard', uuid: 'infoCard', title: 'Card', text: 'a', html: '<p>a</p>' },
      code: { type: 'code', uuid: 'code', language: 'ts', code: 'x' },
      table: { type: 'table', uuid: 'table', caption: 'c', head: ['h'], rows: [['1'], ['2']] },
    },
  },
  [],
);

/** The server's part: steps in one order, each applied to the document that the steps before it made. */
class Authority {
  document = start;
  readonly steps: { step: Step; clientId: string }[] = [];

  accept(version: number, steps: readonly Step[], clientId: string): boolean {
    if (version !== this.steps.length) return false;
    for (const step of steps) {
      const { doc, failed } = step.apply(this.document);
      if (!doc) throw new Error(failed ?? 'not applied');
      doc.check();
      this.document = doc;
      this.steps.push({ step, clientId });
    }
    return true;
  }
}

function receive(state: EditorState, missing: Authority['steps']): Transaction {
  const steps = missing.map(({ step }) => step);
  const ids = missing.map(({ clientId }) => clientId);
  const tr = receiveTransaction(state, steps, ids);
  // ProseMirror cannot map the selection of a node that is gone; `rebase.ts` of the desk does, and only the text counts here.
  return tr.setSelection(Selection.atStart(tr.doc));
}

function synchronize(state: EditorState, clientId: string, authority: Authority): EditorState {
  const missing = authority.steps.slice(getVersion(state));
  const current = missing.length === 0 ? state : state.apply(receive(state, missing));
  const own = sendableSteps(current);
  if (!own || !authority.accept(own.version, own.steps, clientId)) return current;
  const ids = own.steps.map(() => clientId);
  return current.apply(receiveTransaction(current, [...own.steps], ids));
}

type Edit = (tr: Transaction, at: number, choose: Choices) => unknown;
const markNames = ['strong', 'em', 'a', 'code'] as const;

const edits: readonly Edit[] = [
  (tr, at, { one }) => tr.insertText(one(['x', 'word ', 'é', '😀']), at),
  (tr, at, { one }) => tr.insertText(one(['y', ' more']), at),
  (tr, at) => canSplit(tr.doc, at) && tr.split(at),
  (tr, at, { below }) => tr.deleteRange(at, Math.min(tr.doc.content.size, at + below(12))),
  (tr, at, { below, one, chance }) => {
    const to = Math.min(tr.doc.content.size, at + below(20));
    const type = marks[one(markNames)];
    return chance(0.7) ? tr.addMark(at, to, type.create()) : tr.removeMark(at, to, type);
  },
  (tr, at) => canJoin(tr.doc, at) && tr.join(at),
  (tr, at) => {
    const block = tr.doc.resolve(at).before(1);
    return tr.delete(block, block + (tr.doc.nodeAt(block)?.nodeSize ?? 0));
  },
  (tr, at, { below }) => {
    // Move a block to another place of the body.
    const from = tr.doc.resolve(at).before(1);
    const node = tr.doc.nodeAt(from) as Node;
    tr.delete(from, from + node.nodeSize);
    const index = below(tr.doc.childCount);
    const to = tr.doc.children.slice(0, index).reduce((size, child) => size + child.nodeSize, 0);
    return tr.insert(to, node);
  },
  (tr, at, { below }) => {
    const embed = { type: 'code', uuid: `new-${below(1000)}`, language: 'ts', code: 'y' };
    return tr.insert(tr.doc.resolve(at).before(1), nodes.embed.create({ uuid: embed.uuid, embed }));
  },
  (tr, at, { one }) => {
    const parent = tr.doc.resolve(at).parent;
    return (
      parent.type === nodes.paragraph && tr.setBlockType(at, at, nodes.heading, { level: one([2, 3, 4]) })
    );
  },
];

/** One random change at a random place with text; a change that the schema forbids there is left out. */
function edit(state: EditorState, choose: Choices): EditorState {
  const place = state.doc.resolve(choose.below(state.doc.content.size + 1));
  const caret = TextSelection.between(place, place);
  const { tr } = state;
  try {
    choose.one(edits)(tr, caret.from, choose);
    tr.doc.check();
  } catch {
    return state;
  }
  return state.apply(tr);
}

it('three people who write, some of them offline, end with the same valid document', () => {
  const seeds = fuzzSeeds(300);
  let accepted = 0;
  for (const seed of seeds) {
    const choose = choices(seededRandom(seed));
    const authority = new Authority();
    let clients = ['a', 'b', 'c'].map((id) => ({
      id,
      offlineFor: 0,
      state: EditorState.create({ doc: start, plugins: [collab({ version: 0, clientID: id })] }),
    }));
    for (let round = 0; round < 8; round += 1)
      clients = clients.map(({ id, offlineFor, state }) => {
        let next = edit(edit(state, choose), choose);
        const wait = offlineFor > 0 ? offlineFor - 1 : choose.chance(0.2) ? choose.below(6) : 0;
        if (wait === 0) next = synchronize(next, id, authority);
        return { id, offlineFor: wait, state: next };
      });
    // Twice: what the last one sends must reach the first.
    for (let again = 0; again < 2; again += 1)
      clients = clients.map((client) => ({
        ...client,
        state: synchronize(client.state, client.id, authority),
      }));
    for (const { state } of clients) expect(state.doc.eq(authority.document), repeatWith(seed)).toBe(true);
    expect(documentProblem(authority.document), repeatWith(seed)).toBeUndefined();
    accepted += authority.steps.length;
  }
  expect(accepted, repeatWith(seeds[0])).toBeGreaterThan(seeds.length * 20);
});
