import './torn-replacement.ts';
import { Fragment, type Node } from 'prosemirror-model';
import { type Mappable, Step, StepResult } from 'prosemirror-transform';
import { MoveMap } from './move-map.ts';

/**
 * Moves whole blocks of the text to another place between blocks. Positions in them move along: carets, notes, and what others
 * write there at the same time.
 */
export class MoveStep extends Step {
  readonly from: number;
  readonly to: number;
  /** Where the blocks go: before or after them, never inside. */
  readonly target: number;

  constructor(from: number, to: number, target: number) {
    super();
    this.from = from;
    this.to = to;
    this.target = target;
  }

  apply(doc: Node): StepResult {
    const { start, middle, end } = this.getMap();
    const [first, second, rest] = [start, middle, end].map((at) => indexAt(doc, at));
    if (first === undefined || second === undefined || rest === undefined)
      return StepResult.fail('Only whole blocks can be moved.');
    const blocks = doc.children;
    const moved = [...blocks.slice(second, rest), ...blocks.slice(first, second)];
    return StepResult.ok(
      doc.copy(Fragment.from([...blocks.slice(0, first), ...moved, ...blocks.slice(rest)])),
    );
  }

  override getMap(): MoveMap {
    const { from, to, target } = this;
    return target < from ? new MoveMap(target, from, to) : new MoveMap(from, to, target);
  }

  invert(): MoveStep {
    const { from, to, target } = this;
    const size = to - from;
    return target < from
      ? new MoveStep(target, target + size, to)
      : new MoveStep(target - size, target, from);
  }

  /** The target stays beside the neighbor that the blocks pass. Without blocks, or without a way to go, nothing remains. */
  map(mapping: Mappable): MoveStep | null {
    const from = mapping.map(this.from, 1);
    const to = mapping.map(this.to, -1);
    const target = mapping.map(this.target, this.target < this.from ? 1 : -1);
    return from < to && (target < from || target > to) ? new MoveStep(from, to, target) : null;
  }

  toJSON(): object {
    const { from, to, target } = this;
    return { stepType: MoveStep.stepType, from, to, target };
  }

  static readonly stepType = 'move';

  /** From its JSON; throws a `RangeError` as steps of ProseMirror do. */
  static read({ from, to, target }: Record<string, unknown>): MoveStep {
    if (!isPosition(from) || !isPosition(to) || !isPosition(target) || from >= to)
      throw new RangeError('This is no move of blocks.');
    if (target >= from && target <= to) throw new RangeError('Blocks cannot be moved into themselves.');
    return new MoveStep(from, to, target);
  }
}

const isPosition = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** How many blocks are before a position; undefined inside of a block and outside of the text. */
function indexAt(doc: Node, at: number): number | undefined {
  if (at > doc.content.size) return undefined;
  const place = doc.resolve(at);
  return place.depth === 0 ? place.index() : undefined;
}
