import type { Lexicon, Measure, Product, Task } from '#demo/lexicon/lexicon.ts';
import type { Random } from '#demo/random.ts';
import { dollars, monthName, numberWord, seasonName, weekdayName } from './calendar.ts';
import { cities, firstNames, institutions, lastNames, merchants, organizations } from './names.ts';
import type { Pool } from './prose/pool.ts';
import { fill, slotsOf } from './template.ts';

/** Everything one story says is drawn once and stays the same to its last line; numbers add up. */
export interface Facts {
  readonly lexicon: Lexicon;
  readonly random: Random;
  readonly date: Date;
  readonly product: Product;
  readonly rival: Product;
  readonly task: Task;
  readonly measure: Measure;
  /** Value before and after, in the measure’s unit. */
  readonly before: number;
  readonly after: number;
  slot(name: string): string;
  /** Whether the story has already used the fact. */
  knows(name: string): boolean;
  write(template: string): string;
  /** Writes one of the templates, none twice in a story. */
  say(templates: Pool | readonly string[]): string;
}

/** Slots that take the next unused entry of one of the topic’s lists: `part`, `part2` … */
const listSlots = {
  part: 'parts',
  people: 'people',
  job: 'jobs',
  venue: 'venues',
  problem: 'problems',
  advance: 'advances',
  action: 'actions',
  test: 'tests',
  next: 'nexts',
  context: 'context',
  quote: 'quotes',
  doubt: 'doubts',
  tip: 'tips',
  pro: 'pros',
  con: 'cons',
} as const;

const sharedSlots: Record<string, readonly string[]> = {
  city: cities,
  institution: institutions,
  org: organizations,
  merchant: merchants,
};

const spokesRoles = [
  'who leads the {one} team at {company}',
  '{company}’s head of product',
  'who has run {company}’s {one} business since {yearAgo}',
  'a vice president at {company}',
  '{company}’s chief engineer',
  'who joined {company} from {rival} {few} years ago',
];
const userRoles = [
  'who manages {a:venue} in {city2}',
  'who has worked at {a:venue} in {city2} for {years} years',
  'who helps run {a:venue} in {city2}',
  'who trains {people2} at {a:venue} in {city2}',
];
const roles: Record<string, readonly string[]> = {
  spokesRole: spokesRoles,
  expertRole: ['{a:job} at {institution3}', '{a:job} who teaches at {institution3}', '{a:job} in {city3}'],
  criticRole: [
    '{a:job2} at {institution2}',
    '{a:job2} who has advised {rival}',
    'an independent {job2} in {city4}',
  ],
  userRole: userRoles,
};

const numberSlots: Record<string, (random: Random) => number> = {
  few: (random) => random.int(3, 9),
  months: (random) => random.int(4, 18),
  weeks: (random) => random.int(3, 14),
  years: (random) => random.int(4, 26),
  days: (random) => random.int(6, 40),
  pct: (random) => random.int(6, 38),
  count: (random) => random.int(11, 96),
  minutes: (random) => random.int(2, 11) * 5,
};

export function factsOf(lexicon: Lexicon, random: Random, date: Date, chosen?: Product): Facts {
  const known = new Map<string, string>();
  const orders = new Map<string, readonly string[]>();
  const said = new Set<string>();
  const product = chosen ?? random.pick(lexicon.products);
  const others = lexicon.products.filter(({ maker }) => maker !== product.maker);
  const rival = random.pick(others.length > 0 ? others : lexicon.products);
  const task = random.pick(lexicon.tasks);
  const measure = random.pick(lexicon.measures);
  const { before, after } = improvementOf(measure, random);
  const salePrice = Math.max(1, Math.round(product.price * (1 - random.int(11, 34) / 100)) - 1);
  const millions = random.chance(0.7) ? random.int(8, 96) : random.int(10, 60) * 10;

  const fixed: Record<string, () => string> = {
    one: () => lexicon.one,
    many: () => lexicon.many,
    company: () => product.maker,
    model: () => product.model,
    product: () => product.name,
    price: () => dollars(product.price),
    salePrice: () => dollars(salePrice),
    saving: () => dollars(product.price - salePrice),
    savingPct: () => String(Math.round(((product.price - salePrice) / product.price) * 100)),
    rival: () => rival.maker,
    rivalModel: () => rival.model,
    rivalProduct: () => rival.name,
    rivalPrice: () => dollars(rival.price),
    measure: () => measure.name,
    old: () => `${before.toLocaleString('en-US')} ${measure.unit}`,
    new: () => `${after.toLocaleString('en-US')} ${measure.unit}`,
    moved: () => (measure.less ? 'cut' : 'raised'),
    moves: () => (measure.less ? 'cuts' : 'raises'),
    move: () => (measure.less ? 'cut' : 'raise'),
    moving: () => (measure.less ? 'cutting' : 'raising'),
    movement: () => (measure.less ? 'drop' : 'gain'),
    better: () => (measure.less ? 'lower' : 'higher'),
    change: () => String(Math.round((Math.abs(after - before) / before) * 100)),
    raised: () => `$${millions} million`,
    weekday: () => weekdayName(date),
    monthNow: () => monthName(date),
    monthNext: () => monthName(date, random.int(2, 5)),
    season: () => seasonName(date),
    seasonPast: () => seasonName(date, -1),
    seasonNext: () => seasonName(date, 1),
    year: () => String(date.getUTCFullYear()),
    yearNext: () => String(date.getUTCFullYear() + 1),
  };

  function orderOf(key: string, list: readonly string[]): readonly string[] {
    const order = orders.get(key);
    if (order) return order;
    // Long lists are only sampled: nobody names ninety cities in one story.
    const drawn = random.some(list, Math.min(list.length, 9));
    orders.set(key, drawn);
    return drawn;
  }

  function personOf(key: string): string {
    let last = random.pick(lastNames);
    while (said.has(last)) last = random.pick(lastNames);
    said.add(last);
    known.set(`${key}Last`, last);
    return `${random.pick(firstNames)} ${last}`;
  }

  /** A sample and the part of it that answered yes: four figures that always fit together. */
  function drawSample(): void {
    const sample = random.int(12, 240) * 10 + random.int(0, 9);
    const hits = Math.round((sample * random.int(18, 86)) / 100);
    const share = Math.round((hits / sample) * 100);
    known.set('sample', sample.toLocaleString('en-US'));
    known.set('hits', hits.toLocaleString('en-US'));
    known.set('misses', (sample - hits).toLocaleString('en-US'));
    known.set('share', String(share));
    known.set('restShare', String(100 - share));
  }

  function compute(name: string): string {
    const make = fixed[name];
    if (make) return make();
    const [, base = name, digits = '1'] = /^([a-zA-Z]+?)(\d+)?$/.exec(name) ?? [];
    const index = Number(digits) - 1;
    if (base in listSlots) {
      const order = orderOf(base, lexicon[listSlots[base as keyof typeof listSlots]]);
      const entry = order[index % order.length] ?? '';
      // Good and bad points are labels with a capital; inside a sentence they lose it.
      return base === 'pro' || base === 'con' ? lowered(entry) : write(entry);
    }
    if (base === 'task') return task.words;
    const shared = sharedSlots[base];
    if (shared) return orderOf(base, shared)[index] ?? '';
    const number = numberSlots[base];
    if (number) return numberWord(number(random));
    if (sampleSlots.has(base)) {
      drawSample();
      return known.get(base) ?? '';
    }
    if (base === 'monthPast') return monthName(date, -random.int(2, 6));
    if (base === 'yearAgo') return String(date.getUTCFullYear() - random.int(3, 12));
    const role = roles[base];
    if (role) return write(random.pick(role));
    if (/^(?:spokes|expert|critic|user)$/.test(base)) return personOf(name);
    const owner = /^(spokes|expert|critic|user)Last$/.exec(base)?.[1];
    if (owner) {
      slot(owner);
      return known.get(name) ?? '';
    }
    throw new Error(`No such gap in our grammar: {${name}}`);
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

  function say(pool: Pool | readonly string[]): string {
    const fitting = fittingTemplates(pool, lexicon);
    let template = random.pick(fitting);
    for (let tries = 0; said.has(template) && tries < 12; tries += 1) template = random.pick(fitting);
    said.add(template);
    return 'any' in pool ? aside(template) : write(template);
  }

  /** Shared prose counts its own things: its figures are not those of the headline. */
  function aside(template: string): string {
    const kept: [string, string | undefined][] = [];
    for (const part of slotsOf(template)) {
      if (!isFigure(part)) continue;
      for (const name of sampleSlots.has(part) ? sampleSlots : [part]) {
        kept.push([name, known.get(name)]);
        known.delete(name);
      }
    }
    const text = write(template);
    for (const [name, value] of kept.reverse()) {
      if (value === undefined) known.delete(name);
      else known.set(name, value);
    }
    return text;
  }

  const knows = (name: string) => known.has(name);
  return { lexicon, random, date, product, rival, task, measure, before, after, slot, knows, write, say };
}

const sampleSlots = new Set(['sample', 'hits', 'misses', 'share', 'restShare']);

function isFigure(slot: string): boolean {
  const base = slot.replace(/\d$/, '');
  return base in numberSlots || sampleSlots.has(slot) || slot === 'monthPast' || slot === 'yearAgo';
}

const priceSlots = new Set(['price', 'salePrice', 'saving', 'savingPct', 'rivalPrice']);
const productSlots = new Set(['product', 'model', 'rivalProduct', 'rivalModel']);
type Shelf = 'gear' | 'service' | 'none';
const fittingByPool = new WeakMap<object, Map<Shelf, readonly string[]>>();

function isSayable(template: string, shelf: Shelf): boolean {
  if (shelf === 'gear') return true;
  return !slotsOf(template).some(
    (slot) => priceSlots.has(slot) || (shelf === 'none' && productSlots.has(slot)),
  );
}

/** Services have no price tag and some topics no product: sentences about them are left out. */
function fittingTemplates(pool: Pool | readonly string[], lexicon: Lexicon): readonly string[] {
  const shelf: Shelf = lexicon.gear ? 'gear' : lexicon.noProduct ? 'none' : 'service';
  const known = fittingByPool.get(pool)?.get(shelf);
  if (known) return known;
  const all = 'any' in pool ? (shelf === 'gear' ? [...pool.any, ...pool.gear] : pool.any) : pool;
  const fitting = all.filter((template) => isSayable(template, shelf));
  const byShelf = fittingByPool.get(pool) ?? new Map<Shelf, readonly string[]>();
  fittingByPool.set(pool, byShelf.set(shelf, fitting));
  return fitting;
}

function lowered(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Two values at least a tenth apart, the second the better one. */
function improvementOf({ low, high, less }: Measure, random: Random): { before: number; after: number } {
  const span = high - low;
  const worse = Math.round(low + span * (0.05 + random.next() * 0.35));
  const better = Math.round(low + span * (0.55 + random.next() * 0.45));
  const [small, large] = worse < better ? [worse, better] : [worse, worse + 1];
  return less ? { before: large, after: small } : { before: small, after: large };
}
