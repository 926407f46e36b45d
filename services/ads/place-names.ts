/** More places of others than any publication sells for. */
const mostOthers = 300;

/**
 * Pages name their ad slots, and such a name can be forged. The site's own names are always counted separately; of other
 * names a limited number is, and the rest is counted together.
 */
export function createPlaceNames(own: Iterable<string> = []): (place: string) => string {
  const ownNames = new Set(own);
  const others = new Set<string>();
  return (place) => {
    if (ownNames.has(place)) return place;
    if (others.size < mostOthers) others.add(place);
    return others.has(place) ? place : 'other';
  };
}
