import { type Node, Slice } from 'prosemirror-model';
import { type Mapping, ReplaceStep } from 'prosemirror-transform';

function placesOf(doc: Node): Map<string, number[]> {
  const places = new Map<string, number[]>();
  doc.forEach(({ type, attrs }, at) => {
    if (type.name === 'embed') places.set(attrs.uuid, [...(places.get(attrs.uuid) ?? []), at]);
  });
  return places;
}

/**
 * A block moves by being put in elsewhere. Where two editors move the same one, or one undoes a move that another made
 * again, it would stand twice: these steps take away what the change put in beside it.
 */
export function withoutExtraCopies(
  before: Node,
  after: Node,
  mapping: Pick<Mapping, 'mapResult'>,
): ReplaceStep[] {
  const known = placesOf(before);
  const extra: number[] = [];
  for (const [uuid, places] of placesOf(after)) {
    const [at, another] = known.get(uuid) ?? [];
    if (places.length === 1 || at === undefined || another !== undefined) continue;
    const { pos, deletedAfter } = mapping.mapResult(at, 1);
    const remains = !deletedAfter && places.includes(pos) ? pos : places[0];
    extra.push(...places.filter((place) => place !== remains));
  }
  // From the end: places before it stay.
  return extra.sort((a, b) => b - a).map((place) => new ReplaceStep(place, place + 1, Slice.empty));
}
