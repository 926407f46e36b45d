import { type Mappable, Mapping, ReplaceAroundStep, ReplaceStep, StepMap } from 'prosemirror-transform';
import { MoveMap, type Range, remainingRanges } from './move-map.ts';

const mapByEnds = ReplaceStep.prototype.map;
const mapAroundByEnds = ReplaceAroundStep.prototype.map;

/**
 * ProseMirror maps a replacement by its two ends. Where a move carries one of them away, the step would delete blocks that its
 * editor never selected, also when an older change is undone. Such a step deletes nothing; what was typed in it is put in.
 * The method itself is changed because the history and the rebase of ProseMirror make replacements of their own.
 */
ReplaceStep.prototype.map = function map(this: ReplaceStep, mapping: Mappable): ReplaceStep | null {
  const mapped = mapByEnds.call(this, mapping) as ReplaceStep | null;
  if (!mapped || !isTorn(this, mapped, mapsOf(mapping))) return mapped;
  return mapped.slice.size > 0 ? new ReplaceStep(mapped.from, mapped.from, mapped.slice) : null;
};

/** One that keeps a middle has two such ranges. It has no place where what was typed could be put in. */
ReplaceAroundStep.prototype.map = function map(
  this: ReplaceAroundStep,
  mapping: Mappable,
): ReplaceAroundStep | null {
  const mapped = mapAroundByEnds.call(this, mapping) as ReplaceAroundStep | null;
  const maps = mapsOf(mapping);
  if (!mapped || isTorn(rangeBefore(this), rangeBefore(mapped), maps)) return null;
  return isTorn(rangeBehind(this), rangeBehind(mapped), maps) ? null : mapped;
};

const rangeBefore = ({ from, gapFrom }: ReplaceAroundStep): Range => ({ from, to: gapFrom });
const rangeBehind = ({ gapTo, to }: ReplaceAroundStep): Range => ({ from: gapTo, to });

function mapsOf(mapping: Mappable): readonly StepMap[] {
  if (mapping instanceof StepMap) return [mapping];
  return mapping instanceof Mapping ? mapping.maps.slice(mapping.from, mapping.to) : [];
}

/** Whether it would delete what was there before and was not in its range. */
function isTorn(before: Range, { from, to }: Range, maps: readonly StepMap[]): boolean {
  if (from === to || !maps.some((map) => map instanceof MoveMap)) return false;
  let ranges: Range[] = [{ from, to }];
  for (const map of maps.toReversed()) {
    const back = map.invert();
    ranges = ranges.flatMap((range) => remainingRanges(range, back));
  }
  return ranges.some((range) => range.from < before.from || range.to > before.to);
}
