import { type Catalog, openCatalog } from '#demo/generated/catalog.ts';
import type { Lexicon, Measure, Product, Task } from '#demo/generated/lexicon/lexicon.ts';
import type { Random } from '#demo/random.ts';
import { bystanderOf } from './comparison.ts';
import { fittingTemplates } from './fitting.ts';
import { introduced, type Person, peopleIn } from './introductions.ts';
import type { Pool } from './prose/pool.ts';
import { createSlotValues } from './slot-values.ts';
import { figureSlotsOf } from './slots.ts';
import { chooseStory, rivalValues } from './story-choices.ts';

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
  const story = chooseStory(lexicon, random, date, { product: chosen, cutForGood, catalog });
  const { product, rival, task, measure, before, after } = story;
  const { slot, knows, write, writeApart } = createSlotValues(story, catalog.pointsOf(lexicon, product));
  const bystander = otherRival ? bystanderOf(product, rival, lexicon) : undefined;
  const otherRivalValues = bystander ? rivalValues(story, bystander) : {};
  const usedTemplates = new Set<string>();
  const met = new Set<Person>();

  /** Shared prose counts its own things: its figures are not those of the headline. */
  const writeShared = (template: string) =>
    writeApart(template, [...figureSlotsOf(template), ...Object.keys(otherRivalValues)], otherRivalValues);

  function say(pool: Pool | readonly string[], place: 'body' | 'above' = 'body'): string {
    const fitting = fittingTemplates(pool, lexicon, product);
    for (let tries = 0; ; tries += 1) {
      const template = random.pick(fitting);
      if (usedTemplates.has(template) && tries < mostRewrites) continue;
      const sentence = place === 'body' ? introduced(template, met) : template;
      const text = 'any' in pool ? writeShared(sentence) : write(sentence);
      if (!isFresh(text) && tries < mostRewrites) continue;
      usedTemplates.add(template);
      if (place === 'body') for (const who of peopleIn(template)) met.add(who);
      return text;
    }
  }

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
