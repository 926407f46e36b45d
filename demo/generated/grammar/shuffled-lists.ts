import type { Random } from '#demo/random.ts';

/** Lists in a random order that stays the same once chosen, by key. An index past the end starts over. */
export function shuffledLists(random: Random) {
  const orders = new Map<string, string[]>();
  return {
    /** The entry of a list that is shuffled only as far as it is read. */
    entryOf(key: string, list: readonly string[], index: number): string {
      const order = orders.get(key) ?? [];
      orders.set(key, order);
      while (order.length <= index && order.length < list.length) {
        const entry = random.pick(list);
        if (!order.includes(entry)) order.push(entry);
      }
      return order[index % order.length] ?? '';
    },
    /** The entry of a list with its own order. */
    ordered(key: string, order: () => string[], index: number): string {
      const known = orders.get(key) ?? order();
      orders.set(key, known);
      return known[index % known.length] ?? '';
    },
  };
}
