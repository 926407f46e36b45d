import { type Catalog, openCatalog } from '#demo/catalog.ts';
import { type Lexicon, type Measure, onSale, type Product, type Task } from '#demo/lexicon/lexicon.ts';
import type { Random } from '#demo/random.ts';
import { dollars, figure, monthName, numberWord, reading, seasonName, weekdayName } from './calendar.ts';
import { quotesBySpeaker } from './first-person.ts';
import { fittingTemplates } from './fitting.ts';
import { introduced, type Person, peopleIn } from './introductions.ts';
import { firstNames, lastNames, merchants } from './names.ts';
import { saleShopOf } from './product-sheet.ts';
import type { Pool } from './prose/pool.ts';
import { type ReadingOf, wonMatch } from './readings.ts';
import {
  figureSlotsOf,
  isListSlot,
  listSlots,
  numberSlots,
  parseSlot,
  percentSlots,
  roleSlots,
  sampleSlots,
  sharedSlots,
} from './slots.ts';
import { fill } from './template.ts';

/** Every fact of a story is chosen once and stays the same to its last line; numbers add up. */
export interface Facts {
  readonly lexicon: Lexicon;
  readonly catalog: Catalog;
  readonly random: Random;
  readonly date: Date;
  readonly product: Product;
  readonly rival: Product;
  readonly task: Task;
  readonly measure: Measure;
  /** Value before and after, in the measure’s unit; of things in boxes, the rival’s and the product’s. */
  readonly before: number;
  readonly after: number;
  slot(name: string): string;
  /** Whether the story has already used the fact. */
  knows(name: string): boolean;
  write(template: string): string;
  /** Writes every template that fits the topic, in order. */
  all(templates: readonly string[]): string[];
  /** Writes one of the templates, none twice in a story. The body introduces people; lines above it do not. */
  say(templates: Pool | readonly string[], place?: 'body' | 'above'): string;
}

export interface FactsOptions {
  /** The product the story is about; random by default. */
  product?: Product;
  /** Names the rival of shared prose where the story's own rival is not one anymore. */
  otherRival?: boolean;
  /** The price falls for good: what the product costs everywhere else is the new price. */
  cutForGood?: boolean;
  /** What other stories say about the products. */
  catalog?: Catalog;
  /** Says whether a paragraph may be printed; one that was printed before is written again. */
  isFresh?: (text: string) => boolean;
}

const mostRewrites = 10;
const blankCatalog = openCatalog();

export function factsOf(
  lexicon: Lexicon,
  random: Random,
  date: Date,
  {
    product: chosen,
    otherRival = false,
    cutForGood = false,
    catalog = blankCatalog,
    isFresh = () => true,
  }: FactsOptions = {},
): Facts {
  const known = new Map<string, string>();
  const orders = new Map<string, string[]>();
  const used = new Set<string>();
  const met = new Set<Person>();
  /** Background is used once: every mention takes the next fact of the topic. */
  let backgroundFacts = 0;
  const product = chosen ?? random.pick(onSale(lexicon));
  const points = catalog.pointsOf(lexicon, product);
  const { rival, measure, before, after } = matchFor(product, lexicon, random, catalog.readingsOf(lexicon));
  const bystander = otherRival ? bystanderOf(product, rival, lexicon) : undefined;
  const task = random.pick(lexicon.tasks);
  const cut = random.int(11, 34) / 100;
  const price = cutForGood ? Math.round(product.price / (1 - cut)) + 1 : product.price;
  const salePrice = cutForGood ? product.price : Math.max(1, Math.round(price * (1 - cut)) - 1);
  const millions = random.chance(0.7) ? random.int(8, 96) : random.int(10, 60) * 10;

  /** Facts that do not come from a list, by name. */
  function fixed(name: string): string | undefined {
    switch (name) {
      case 'one':
        return lexicon.one;
      case 'many':
        return lexicon.many;
      case 'company':
        return product.maker;
      case 'model':
        return product.model;
      case 'product':
        return product.name;
      case 'price':
        return dollars(price);
      case 'salePrice':
        return dollars(salePrice);
      case 'saving':
        return dollars(price - salePrice);
      case 'savingPct':
        return String(Math.round(((price - salePrice) / price) * 100));
      case 'rival':
        return rival.maker;
      case 'rivalModel':
        return rival.model;
      case 'rivalProduct':
        return rival.name;
      case 'rivalPrice':
        return dollars(rival.price);
      case 'task':
        return task.words;
      case 'raised':
        return `$${millions} million`;
      default:
        return measured(name) ?? dated(name);
    }
  }

  function measured(name: string): string | undefined {
    switch (name) {
      case 'measure':
        return measure.name;
      case 'old':
        return reading(before, measure.unit);
      case 'new':
        return reading(after, measure.unit);
      case 'moved':
        return measure.less ? 'cut' : 'raised';
      case 'moves':
        return measure.less ? 'cuts' : 'raises';
      case 'move':
        return measure.less ? 'cut' : 'raise';
      case 'movement':
        return measure.less ? 'drop' : 'gain';
      case 'change':
        return String(Math.round((Math.abs(after - before) / before) * 100));
      default:
        return undefined;
    }
  }

  function dated(name: string): string | undefined {
    switch (name) {
      case 'weekday':
        return weekdayName(date);
      case 'monthNow':
        return monthName(date);
      case 'monthNext':
        return monthName(date, random.int(2, 5));
      case 'monthPast':
        return monthName(date, -random.int(2, 6));
      case 'season':
        return seasonName(date);
      case 'seasonPast':
        return seasonName(date, -1);
      case 'seasonNext':
        return seasonName(date, 1);
      case 'year':
        return String(date.getUTCFullYear());
      case 'yearNext':
        return String(date.getUTCFullYear() + 1);
      case 'yearAgo':
        return String(date.getUTCFullYear() - random.int(3, 12));
      default:
        return undefined;
    }
  }

  /** The entry at an index of a lazily shuffled list; none is returned twice. */
  function entryOf(key: string, list: readonly string[], index: number): string {
    const order = orders.get(key) ?? [];
    orders.set(key, order);
    while (order.length <= index && order.length < list.length) {
      const entry = random.pick(list);
      if (!order.includes(entry)) order.push(entry);
    }
    return order[index % order.length] ?? '';
  }

  function quoteAt(index: number): string {
    const order = orders.get('quote') ?? quotesBySpeaker(random.some(lexicon.quotes, lexicon.quotes.length));
    orders.set('quote', order);
    return order[index % order.length] ?? '';
  }

  /** The shop with the lower price comes first. */
  function shopAt(index: number): string {
    const first = saleShopOf(product);
    const others = merchants.filter((shop) => shop !== first);
    return index === 0 ? first : entryOf('merchant', others, index - 1);
  }

  function choosePerson(who: string): void {
    let last = random.pick(lastNames);
    while (used.has(last)) last = random.pick(lastNames);
    used.add(last);
    known.set(`${who}Last`, last);
    known.set(who, `${random.pick(firstNames)} ${last}`);
  }

  /** A sample and the part of it that answered yes. */
  function chooseSample(): void {
    const sample = random.int(12, 240) * 10 + random.int(0, 9);
    const hits = Math.round((sample * random.int(18, 86)) / 100);
    const share = Math.round((hits / sample) * 100);
    known.set('sample', figure(sample));
    known.set('hits', figure(hits));
    known.set('misses', figure(sample - hits));
    known.set('share', String(share));
    known.set('restShare', String(100 - share));
  }

  function compute(name: string): string {
    const value = fixed(name);
    if (value !== undefined) return value;
    const { base, index, person } = parseSlot(name);
    if (base === 'quote') return quoteAt(index);
    // Good and bad points are labels with a capital; inside a sentence they lose it.
    if (base === 'pro' || base === 'con') return lowered(entryOf(base, points[`${base}s`], index));
    if (isListSlot(base))
      return entryOf(base, lexicon[listSlots[base]], base === 'context' ? backgroundFacts++ : index);
    if (base === 'merchant' && lexicon.gear) return shopAt(index);
    const shared = sharedSlots[base];
    if (shared) return entryOf(base, shared, index);
    const number = numberSlots[base];
    if (number) return numberWord(number(random));
    const percent = percentSlots[base];
    if (percent) return String(percent(random));
    const role = roleSlots[base];
    if (role) return write(random.pick(role));
    if (sampleSlots.has(base)) chooseSample();
    else if (person) choosePerson(person.who);
    const set = known.get(name);
    if (set === undefined) throw new Error(`No such gap in our grammar: {${name}}`);
    return set;
  }

  function slot(name: string): string {
    const value = known.get(name);
    if (value !== undefined) return value;
    const computed = compute(name);
    known.set(name, computed);
    return computed;
  }

  function write(template: string): string {
    return fill(template, slot);
  }

  function say(pool: Pool | readonly string[], place: 'body' | 'above' = 'body'): string {
    const fitting = fittingTemplates(pool, lexicon, product);
    for (let tries = 0; ; tries += 1) {
      const template = random.pick(fitting);
      if (used.has(template) && tries < mostRewrites) continue;
      const sentence = place === 'body' ? introduced(template, met) : template;
      const text = 'any' in pool ? aside(sentence) : write(sentence);
      if (!isFresh(text) && tries < mostRewrites) continue;
      used.add(template);
      if (place === 'body') for (const who of peopleIn(template)) met.add(who);
      return text;
    }
  }

  /** Shared prose counts its own things: its figures are not those of the headline. */
  function aside(template: string): string {
    const figures = bystander ? [...figureSlotsOf(template), ...rivalSlots] : figureSlotsOf(template);
    if (figures.length === 0) return write(template);
    const values = figures.map((name) => known.get(name));
    for (const name of figures) known.delete(name);
    if (bystander) for (const name of rivalSlots) known.set(name, rivalFact(name, bystander));
    const text = write(template);
    figures.forEach((name, index) => {
      const value = values[index];
      if (value === undefined) known.delete(name);
      else known.set(name, value);
    });
    return text;
  }

  const knows = (name: string) => known.has(name);
  const all = (templates: readonly string[]) => fittingTemplates(templates, lexicon).map(write);
  return {
    lexicon,
    catalog,
    random,
    date,
    product,
    rival,
    task,
    measure,
    before,
    after,
    slot,
    knows,
    write,
    all,
    say,
  };
}

const rivalSlots = ['rival', 'rivalModel', 'rivalProduct', 'rivalPrice'] as const;

function rivalFact(name: (typeof rivalSlots)[number], { maker, model, name: full, price }: Product): string {
  return { rival: maker, rivalModel: model, rivalProduct: full, rivalPrice: dollars(price) }[name];
}

/** A company that is no part of the story; a topic with only two has none. */
function bystanderOf(product: Product, rival: Product, lexicon: Lexicon): Product | undefined {
  return onSale(lexicon).find(({ maker }) => maker !== product.maker && maker !== rival.maker);
}

/** Another maker’s product, the nearest in price of a few; a topic has at least two makers. */
function rivalOf(product: Product, lexicon: Lexicon, random: Random): Product {
  const products = onSale(lexicon);
  const gap = ({ maker, price }: Product) =>
    maker === product.maker ? Number.MAX_VALUE : Math.abs(price - product.price);
  let rival = random.pick(products);
  for (let tries = 0; tries < 4 || (rival.maker === product.maker && tries < 60); tries += 1) {
    const other = random.pick(products);
    if (gap(other) < gap(rival)) rival = other;
  }
  return rival;
}

function lowered(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

interface Comparison {
  rival: Product;
  measure: Measure;
  before: number;
  after: number;
}

/** Things in boxes are compared by what the bench says about each; for anything else the numbers are random. */
function matchFor(product: Product, lexicon: Lexicon, random: Random, readingOf: ReadingOf): Comparison {
  const chosen = { rival: rivalOf(product, lexicon, random), measure: random.pick(lexicon.measures) };
  if (!lexicon.gear) return { ...chosen, ...improvementOf(chosen.measure, random) };
  const match = wonMatch(lexicon, product, chosen, readingOf);
  return {
    ...match,
    before: readingOf(match.rival, match.measure),
    after: readingOf(product, match.measure),
  };
}

/** Two values well apart, the second the better one. */
function improvementOf({ low, high, less }: Measure, random: Random): { before: number; after: number } {
  const span = high - low;
  const small = Math.round(low + span * (0.05 + random.next() * 0.35));
  const large = Math.max(small + 1, Math.round(low + span * (0.55 + random.next() * 0.45)));
  return less ? { before: large, after: small } : { before: small, after: large };
}
