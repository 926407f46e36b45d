const firstPerson = /\b(?:I|me|my|we|our|us)\b/i;

/**
 * A topic's quotes in the order of their speakers: the maker (first) and the expert (second) talk about the thing,
 * the person who uses it (third) talks about a day with it. "I sell bread" is never said by a vice president.
 */
export function quotesBySpeaker(shuffled: readonly string[]): string[] {
  const own = shuffled.filter((quote) => firstPerson.test(quote));
  const general = shuffled.filter((quote) => !firstPerson.test(quote));
  const user = own.shift() ?? general.pop();
  const [maker, expert, ...rest] = [...general, ...own];
  return [maker, expert, user, ...rest].filter((quote) => quote !== undefined);
}
