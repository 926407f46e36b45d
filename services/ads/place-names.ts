/** More places of others than any publication sells for. */
const mostOthers = 300;

/**
 * Places are named by pages, and what a page sends anybody can send. The site's own are always counted by name; of
 * others so many are, and beyond that they count as one.
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
