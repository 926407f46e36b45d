import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type Mappable, Step, StepMap, StepResult } from 'prosemirror-transform';

type Path = readonly string[];

/** One value of the data of a block; undefined where there is none. */
export interface DataChange {
  path: Path;
  value: unknown;
}

interface Target {
  /** Where the block stood; the first that is looked at. */
  at: number;
  uuid: string;
  /** The attribute that holds the data. */
  attr: 'embed' | 'data';
}

/** An attribute of ProseMirror is replaced as a whole: of two editors of one block, one would lose their words. */
const mostKeys = 20;

/**
 * Sets one value of the data of a block, and finds the block by its uuid: changes of other values stay, and a block that
 * was moved meanwhile gets the value where it stands now.
 */
export class DataStep extends Step {
  readonly target: Target;
  readonly change: DataChange;

  constructor(target: Target, change: DataChange) {
    super();
    this.target = target;
    this.change = change;
  }

  apply(doc: Node): StepResult {
    const { attr } = this.target;
    const at = placeOf(doc, this.target);
    const node = at === undefined ? null : doc.nodeAt(at);
    if (at === undefined || !node) return StepResult.fail('The block is not there any more.');
    const { path, value } = this.change;
    const data = withValue(node.attrs[attr], path, value);
    if (data === undefined) return StepResult.fail('The block has no such value.');
    const changed = node.type.create({ ...node.attrs, [attr]: data }, null, node.marks);
    // Its text, if it has any, stays: only the opening of the node is replaced.
    return StepResult.fromReplace(doc, at, at + 1, new Slice(Fragment.from(changed), 0, node.isLeaf ? 0 : 1));
  }

  /** Nothing moves. */
  override getMap(): StepMap {
    return StepMap.empty;
  }

  invert(doc: Node): DataStep {
    const { path } = this.change;
    return new DataStep(this.target, { path, value: valueIn(doc, this) });
  }

  map(mapping: Mappable): DataStep {
    return new DataStep({ ...this.target, at: mapping.map(this.target.at, 1) }, this.change);
  }

  toJSON(): object {
    return { stepType: DataStep.stepType, ...this.target, ...this.change };
  }

  static readonly stepType = 'data';

  /** From its JSON; throws a `RangeError` as steps of ProseMirror do. */
  static read({ at, uuid, attr, path, value }: Record<string, unknown>): DataStep {
    const isPath =
      Array.isArray(path) && path.length <= mostKeys && path.every((key) => typeof key === 'string');
    const isTarget =
      typeof at === 'number' && typeof uuid === 'string' && (attr === 'embed' || attr === 'data');
    if (!isTarget || !isPath) throw new RangeError('This is no change of the data of a block.');
    return new DataStep({ at, uuid, attr }, { path, value });
  }
}

/** What a step would replace. */
export function valueIn(doc: Node, { target, change }: DataStep): unknown {
  const at = placeOf(doc, target);
  let value: unknown = at === undefined ? undefined : doc.nodeAt(at)?.attrs[target.attr];
  for (const key of change.path)
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** Whether both set the same value, or one sets a part of the other's. */
export const overlap = ({ target, change }: DataStep, other: DataStep): boolean =>
  target.uuid === other.target.uuid &&
  target.attr === other.target.attr &&
  change.path.every((key, index) => index >= other.change.path.length || key === other.change.path[index]);

/** The values that differ, each as small as it can be; a list is one value. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): DataChange[] {
  if (!isRecord(before) || !isRecord(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
}

/** The words of a value; addresses and what only programs read are none. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return isWords(value) ? value.trim() : '';
  const entries = Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
  return entries
    .map(([name, inside]) => (forPrograms.has(name) ? '' : wordsIn(inside)))
    .filter((words) => words !== '')
    .join('\n');
}

const forPrograms = new Set(['type', 'uuid', 'id', 'slug']);

const isWords = (text: string) =>
  /\p{L}/u.test(text) && !/^(?:\/|[a-z]+:\/\/|[\da-f]{8}-|\d{4}-\d\d-\d\dT)/.test(text.trim());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function placeOf(doc: Node, { at, uuid, attr }: Target): number | undefined {
  const isIt = (node: Node | null) => node !== null && node.attrs.uuid === uuid && attr in node.attrs;
  if (at >= 0 && at < doc.content.size && isIt(doc.nodeAt(at))) return at;
  const found = placeOfEmbed(doc, uuid);
  return found !== undefined && isIt(doc.nodeAt(found)) ? found : undefined;
}

/** Where the embed with this uuid stands: between blocks of prose, never inside them. */
export function placeOfEmbed(doc: Node, uuid: string): number | undefined {
  let found: number | undefined;
  doc.forEach((node, at) => {
    if (node.attrs.uuid === uuid) found ??= at;
  });
  return found;
}

/** The data with another value at this place; undefined if there is no such place. */
export function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (!isRecord(data)) return undefined;
  if (rest.length === 0 && value === undefined) {
    const { [key]: _, ...others } = data;
    return others;
  }
  const inside = withValue(Object.hasOwn(data, key) ? data[key] : undefined, rest, value);
  return inside === undefined ? undefined : { ...data, [key]: inside };
}
