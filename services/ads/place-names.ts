/** More places than any publication has. */
const most = 300;

/** Places are named by pages, and what a page sends anybody can send: beyond a bound all new ones count as one. */
export function createPlaceNames(): (place: string) => string {
  const known = new Set<string>();
  return (place) => {
    if (known.size < most) known.add(place);
    return known.has(place) ? place : 'other';
  };
}
