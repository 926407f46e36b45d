/** What can be said about one topic. Short phrases are lists, sentences stand alone (at most 24 words). */
export interface Lexicon {
  topic: string;
  /** The thing the topic is about: `laptop`, `grid battery`, `certificate program`. */
  one: string;
  many: string;
  /** Things `the` can stand before: hinge, fan. */
  parts: readonly string[];
  /** Plural: students, night nurses. */
  people: readonly string[];
  /** Whom we ask, without an article: `battery chemist`. */
  jobs: readonly string[];
  /** Where it happens, without an article: `repair shop`. */
  venues: readonly string[];
  /** After "because of": loose hinges, fan noise. */
  problems: readonly string[];
  /** With an article, singular: `a fan that stays off below 100 degrees`. */
  advances: readonly string[];
  /** After "will": `sell spare batteries`. */
  actions: readonly string[];
  measures: readonly Measure[];
  /** After "we ran": `an eleven-hour video loop`. */
  tests: readonly string[];
  tasks: readonly Task[];
  context: readonly string[];
  quotes: readonly string[];
  doubts: readonly string[];
  tips: readonly string[];
  /** After "what to watch is": `the spring repair scores`. */
  nexts: readonly string[];
  pros: readonly string[];
  cons: readonly string[];
  products: readonly Product[];
  /** Topics that carry a real company's name: only friendly, practical stories about invented makers. */
  gentle?: boolean;
  /** Nothing under this topic is a product with a name; companies act, but sell nothing in the story. */
  noProduct?: boolean;
  /** Sold in a box and put on a desk: reviewed, compared, discounted. */
  gear?: boolean;
}

export interface Measure {
  name: string;
  unit: string;
  low: number;
  high: number;
  /** Less of it is better. */
  less?: boolean;
}

/** Something a reader wants to do. `words` follow "how to"; `tips` are the topic’s tips that answer it. */
export interface Task {
  words: string;
  tips: readonly number[];
}

export interface Product {
  maker: string;
  model: string;
  name: string;
  price: number;
  /** Announced and not in the shops yet: launched and delayed, never tested or sold. */
  soon?: boolean;
}

/** `list('hinge | fan | screen')` */
export function list(source: string): string[] {
  return source.split('|').map((part) => part.trim());
}

/** `products({ Halden: 'Book 14 1199, Book 16 1599 soon' })`: model and price in dollars, and whether it is still to come. */
export function products(source: Record<string, string>): Product[] {
  return Object.entries(source).flatMap(([maker, models]) =>
    models.split(',').map((entry) => {
      const [, model = '', price = '', soon] = /^\s*(.+?) (\d+)( soon)?\s*$/.exec(entry) ?? [];
      if (!model) throw new Error(`Cannot read the product "${entry}" of ${maker}`);
      return {
        maker,
        model,
        name: `${maker} ${model}`,
        price: Number(price),
        ...(soon ? { soon: true } : {}),
      };
    }),
  );
}

const sold = new WeakMap<Lexicon, readonly Product[]>();

/** What can be bought, and so tested, compared and discounted. */
export function onSale(lexicon: Lexicon): readonly Product[] {
  const known = sold.get(lexicon) ?? lexicon.products.filter(({ soon }) => !soon);
  sold.set(lexicon, known);
  return known;
}

/** `measures('battery life, hours, 8-17 | weight, pounds, 2-5 less')` */
export function measures(source: string): Measure[] {
  return list(source).map((entry) => {
    const [, name = '', unit = '', low, high, less] = /^(.+?), (.+?), (\d+)-(\d+)( less)?$/.exec(entry) ?? [];
    if (!name) throw new Error(`Cannot read the measure "${entry}"`);
    return { name, unit, low: Number(low), high: Number(high), ...(less ? { less: true } : {}) };
  });
}

/** `tasks('quiet a noisy laptop fan #3 #2')`: the numbers are places in the topic’s tips, from one. */
export function tasks(source: string): Task[] {
  return list(source).map((entry) => {
    const [words = '', ...tips] = entry.split(' #');
    return { words, tips: tips.map((number) => Number(number) - 1) };
  });
}
