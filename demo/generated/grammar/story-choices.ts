import type { Catalog } from '#demo/generated/catalog.ts';
import { type Lexicon, onSale, type Product, type Task } from '#demo/generated/lexicon/lexicon.ts';
import type { Random } from '#demo/random.ts';
import { dollars, monthName, reading, seasonName, weekdayName } from './calendar.ts';
import { type Comparison, comparisonFor } from './comparison.ts';

/** What a story is about, chosen before its first line is written. */
export interface StoryChoices extends Comparison {
  readonly lexicon: Lexicon;
  readonly random: Random;
  readonly date: Date;
  readonly product: Product;
  readonly task: Task;
  readonly price: number;
  readonly salePrice: number;
  readonly raisedMillions: number;
}

interface ChoiceOptions {
  product: Product | undefined;
  /** The sale price is the new list price. */
  cutForGood: boolean;
  catalog: Catalog;
}

/** The order of the random choices is part of the publication: another order writes other stories. */
export function chooseStory(
  lexicon: Lexicon,
  random: Random,
  date: Date,
  { product: chosen, cutForGood, catalog }: ChoiceOptions,
): StoryChoices {
  const product = chosen ?? random.pick(onSale(lexicon));
  const comparison = comparisonFor(product, lexicon, random, catalog.readingsOf(lexicon));
  const task = random.pick(lexicon.tasks);
  const cut = random.int(11, 34) / 100;
  const price = cutForGood ? Math.round(product.price / (1 - cut)) + 1 : product.price;
  const salePrice = cutForGood ? product.price : Math.max(1, Math.round(price * (1 - cut)) - 1);
  const raisedMillions = random.chance(0.7) ? random.int(8, 96) : random.int(10, 60) * 10;
  return { ...comparison, lexicon, random, date, product, task, price, salePrice, raisedMillions };
}

type ValueOf = (story: StoryChoices) => string;

/** Slots with one value for the whole story, by name. */
const choiceSlots: Readonly<Record<string, ValueOf>> = {
  one: ({ lexicon }) => lexicon.one,
  many: ({ lexicon }) => lexicon.many,
  company: ({ product }) => product.maker,
  model: ({ product }) => product.model,
  product: ({ product }) => product.name,
  price: ({ price }) => dollars(price),
  salePrice: ({ salePrice }) => dollars(salePrice),
  saving: ({ price, salePrice }) => dollars(price - salePrice),
  savingPct: ({ price, salePrice }) => String(Math.round(((price - salePrice) / price) * 100)),
  rival: ({ rival }) => rival.maker,
  rivalModel: ({ rival }) => rival.model,
  rivalProduct: ({ rival }) => rival.name,
  rivalPrice: ({ rival }) => dollars(rival.price),
  task: ({ task }) => task.words,
  raised: ({ raisedMillions }) => `$${raisedMillions} million`,
  measure: ({ measure }) => measure.name,
  old: ({ before, measure }) => reading(before, measure.unit),
  new: ({ after, measure }) => reading(after, measure.unit),
  moved: ({ measure }) => (measure.less ? 'cut' : 'raised'),
  moves: ({ measure }) => (measure.less ? 'cuts' : 'raises'),
  move: ({ measure }) => (measure.less ? 'cut' : 'raise'),
  movement: ({ measure }) => (measure.less ? 'drop' : 'gain'),
  change: ({ before, after }) => String(Math.round((Math.abs(after - before) / before) * 100)),
  weekday: ({ date }) => weekdayName(date),
  monthNow: ({ date }) => monthName(date),
  monthNext: ({ date, random }) => monthName(date, random.int(2, 5)),
  monthPast: ({ date, random }) => monthName(date, -random.int(2, 6)),
  season: ({ date }) => seasonName(date),
  seasonPast: ({ date }) => seasonName(date, -1),
  seasonNext: ({ date }) => seasonName(date, 1),
  year: ({ date }) => String(date.getUTCFullYear()),
  yearNext: ({ date }) => String(date.getUTCFullYear() + 1),
  yearAgo: ({ date, random }) => String(date.getUTCFullYear() - random.int(3, 12)),
};

export const choiceValue = (name: string, story: StoryChoices): string | undefined =>
  Object.hasOwn(choiceSlots, name) ? choiceSlots[name]?.(story) : undefined;

const rivalSlots = ['rival', 'rivalModel', 'rivalProduct', 'rivalPrice'] as const;

/** The slots that name the rival, with the values of another product. */
export const rivalValues = (story: StoryChoices, rival: Product): Readonly<Record<string, string>> =>
  Object.fromEntries(rivalSlots.map((name) => [name, choiceValue(name, { ...story, rival }) ?? '']));
