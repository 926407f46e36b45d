import { diffArrays } from 'diff';
import type { Node } from 'prosemirror-model';
import { compareWords, type Piece } from './compare-words.ts';

/** A value that is no text: an address of a link, a level, a number of a chart. */
export interface AttributeChange {
  name: string;
  before: string;
  after: string;
}

/** What became of one block. */
export interface BlockChange {
  kind: 'same' | 'added' | 'removed' | 'changed' | 'moved';
  /** "Paragraph 4", "Picture", "Chart". */
  name: string;
  /** Its text; empty for blocks without any. */
  pieces: Piece[];
  attributes: AttributeChange[];
}

const mostEdits = 2000;

/** Attributes that keep how the stored HTML was written, and names of embeds: no editor sets them. */
const silent = new Set([
  'gap',
  'end',
  'written',
  'uuid',
  'sectionGap',
  'sectionEnd',
  'section',
  'colwidth',
  'id',
]);

/** Two texts block by block. A block that stands elsewhere unchanged has moved: it is named once, where it is now. */
export function compareDocuments(before: Node, after: Node): BlockChange[] {
  const names = namesOf(after);
  const oldNames = namesOf(before);
  const parts = diffArrays([...before.children], [...after.children], {
    comparator: isSame,
    maxEditLength: mostEdits,
  }) ?? [
    { value: before.children, removed: true, added: false },
    { value: after.children, added: true, removed: false },
  ];
  const gone = parts.flatMap(({ removed, value }) => (removed ? value : []));
  const come = parts.flatMap(({ added, value }) => (added ? value : []));
  const hasMoved = (node: Node) =>
    gone.some((one) => isSame(one, node)) && come.some((one) => isSame(one, node));
  const changes: BlockChange[] = [];
  let removed: Node[] = [];
  let added: Node[] = [];
  const flush = () => {
    changes.push(...pairChanges(removed, added, { names, oldNames }));
    [removed, added] = [[], []];
  };
  for (const part of parts) {
    if (part.removed) removed.push(...part.value.filter((node) => !hasMoved(node)));
    else if (part.added)
      for (const node of part.value) {
        if (hasMoved(node)) {
          flush();
          changes.push(whole('moved', node, names));
        } else added.push(node);
      }
    else {
      flush();
      changes.push(...part.value.map((node) => whole('same', node, names)));
    }
  }
  flush();
  return changes;
}

type Names = ReadonlyMap<Node, string>;

const keys = new WeakMap<Node, string>();

/** Equal for editors: attributes that only keep how the HTML was written do not count. */
const isSame = (a: Node, b: Node): boolean => keyOf(a) === keyOf(b);

function keyOf(node: Node): string {
  const known = keys.get(node);
  if (known !== undefined) return known;
  const key = JSON.stringify(node.toJSON(), (name, value: unknown) => (silent.has(name) ? undefined : value));
  keys.set(node, key);
  return key;
}

function whole(kind: 'same' | 'moved' | 'added' | 'removed', node: Node, names: Names): BlockChange {
  const change = kind === 'added' || kind === 'removed' ? kind : 'same';
  const text = textOf(node);
  return {
    kind,
    name: names.get(node) ?? blockName(node),
    pieces: text === '' ? [] : [{ text, change }],
    attributes: [],
  };
}

/** What was removed in one place is paired with what was added there of the same kind; the rest came or went. */
function pairChanges(
  removed: readonly Node[],
  added: readonly Node[],
  { names, oldNames }: { names: Names; oldNames: Names },
): BlockChange[] {
  const left = [...removed];
  const changes: BlockChange[] = [];
  for (const node of added) {
    const at = left.findIndex((old) => old.type === node.type && isRelated(old, node));
    const [old] = at < 0 ? [] : left.splice(at, 1);
    changes.push(old ? changed(old, node, names) : whole('added', node, names));
  }
  return [...left.map((node) => whole('removed', node, oldNames)), ...changes];
}

/** Blocks with a third of their words in common, or of one embed, are the same block before and after. */
function isRelated(old: Node, node: Node): boolean {
  if (old.attrs.uuid !== undefined || node.attrs.uuid !== undefined)
    return old.attrs.uuid === node.attrs.uuid;
  const words = (of: Node) =>
    new Set(
      textOf(of)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
    );
  const [ours, theirs] = [words(old), words(node)];
  const least = Math.min(ours.size, theirs.size);
  const common = [...ours].filter((word) => theirs.has(word)).length;
  return least === 0 || common * 3 >= least;
}

function changed(old: Node, node: Node, names: Names): BlockChange {
  return {
    kind: 'changed',
    name: names.get(node) ?? blockName(node),
    pieces: compareWords(textOf(old), textOf(node)),
    attributes: [...compareValues(valuesOf(old), valuesOf(node)), ...compareMarks(old, node)],
  };
}

const textOf = (node: Node): string => node.textBetween(0, node.content.size, '\n', ' ');

function valuesOf(node: Node): Map<string, string> {
  const values = new Map<string, string>();
  flatten(node.attrs, '', values);
  return values;
}

function flatten(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    if (value !== null && value !== undefined && value !== '') into.set(path, String(value));
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    if (silent.has(name)) continue;
    const label = Array.isArray(value) ? `${path} ${Number(name) + 1}` : path ? `${path}, ${name}` : name;
    flatten(part, label.replace(/^(embed|data), /, ''), into);
  }
}

function compareValues(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): AttributeChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old = '', now = ''] = [before.get(name), after.get(name)];
    return old === now ? [] : [{ name, before: old, after: now }];
  });
}

/** Links by their words, and formatting, where they differ on text that both have. */
function compareMarks(old: Node, node: Node): AttributeChange[] {
  const runs = (of: Node) => {
    const found = new Map<string, string>();
    of.descendants((part) => {
      const link = part.marks.find(({ type }) => type.name === 'a');
      const others = part.marks.filter(({ type }) => type.name !== 'a').map(({ type }) => type.name);
      if (link) found.set(`Link on “${part.text}”`, String(link.attrs.href));
      if (others.length > 0) found.set(`Formatting of “${part.text}”`, others.join(', '));
    });
    return found;
  };
  return compareValues(runs(old), runs(node));
}

const blockNames: Readonly<Record<string, string>> = {
  heading: 'Heading',
  bulletList: 'List',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  codeBlock: 'Code',
  horizontalRule: 'Divider',
  figure: 'Figure',
  captionedTable: 'Table',
  table: 'Table',
  dataTable: 'Table',
  image: 'Picture',
  pullQuote: 'Pull quote',
  infoCard: 'Info card',
  keyTakeaways: 'Key takeaways',
  liveEntry: 'Live entry',
};

function blockName(node: Node): string {
  if (node.type.name === 'embed') {
    const type = String((node.attrs.embed as { type?: unknown }).type ?? 'embed');
    const words = type.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
    return `${words[0]?.toUpperCase()}${words.slice(1)}`;
  }
  return blockNames[node.type.name] ?? 'Paragraph';
}

/** Paragraphs are numbered, as editors speak of them. */
function namesOf(document: Node): Names {
  let paragraphs = 0;
  return new Map(
    document.children.map((node) => {
      const name = blockName(node);
      if (name !== 'Paragraph') return [node, name];
      paragraphs += 1;
      return [node, `Paragraph ${paragraphs}`];
    }),
  );
}
