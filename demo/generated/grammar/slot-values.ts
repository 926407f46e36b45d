import type { Catalog } from '#demo/generated/catalog.ts';
import { figure, numberWord } from './calendar.ts';
import { quotesBySpeaker } from './first-person.ts';
import { firstNames, lastNames, merchants } from './names.ts';
import { saleShopOf } from './product-sheet.ts';
import { shuffledLists } from './shuffled-lists.ts';
import {
  isListSlot,
  listSlots,
  numberSlots,
  parseSlot,
  percentSlots,
  roleSlots,
  sampleSlots,
  sharedSlots,
} from './slots.ts';
import { choiceValue, type StoryChoices } from './story-choices.ts';
import { fill } from './template.ts';

/** The values of a story's slots. Each is computed at its first use and stays the same to the last line. */
export interface SlotValues {
  slot(name: string): string;
  /** Whether the story has already used the slot. */
  knows(name: string): boolean;
  write(template: string): string;
  /** Writes a template in which the slots have other values: those given, or new ones. The story's own are unchanged. */
  writeApart(template: string, slots: readonly string[], given: Readonly<Record<string, string>>): string;
}

export function createSlotValues(story: StoryChoices, points: ReturnType<Catalog['pointsOf']>): SlotValues {
  const { lexicon, random, product } = story;
  const known = new Map<string, string>();
  const usedLastNames = new Set<string>();
  const lists = shuffledLists(random);
  /** Background is used once: every mention takes the next fact of the topic. */
  let backgroundFacts = 0;

  const quotes = () => quotesBySpeaker(random.some(lexicon.quotes, lexicon.quotes.length));

  /** The shop with the lower price comes first. */
  function shopAt(index: number): string {
    const first = saleShopOf(product);
    const others = merchants.filter((shop) => shop !== first);
    return index === 0 ? first : lists.entryOf('merchant', others, index - 1);
  }

  function choosePerson(who: string): void {
    let last = random.pick(lastNames);
    while (usedLastNames.has(last)) last = random.pick(lastNames);
    usedLastNames.add(last);
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

  /** The entry of one of the lists of the topic or the publication. */
  function listed(base: string, index: number): string | undefined {
    if (base === 'quote') return lists.ordered('quote', quotes, index);
    // Good and bad points are labels with a capital; inside a sentence they lose it.
    if (base === 'pro' || base === 'con') return lowered(lists.entryOf(base, points[`${base}s`], index));
    if (isListSlot(base))
      return lists.entryOf(base, lexicon[listSlots[base]], base === 'context' ? backgroundFacts++ : index);
    if (base === 'merchant' && lexicon.gear) return shopAt(index);
    const shared = sharedSlots[base];
    return shared && lists.entryOf(base, shared, index);
  }

  function compute(name: string): string {
    const { base, index, person } = parseSlot(name);
    const value = choiceValue(name, story) ?? listed(base, index);
    if (value !== undefined) return value;
    const number = numberSlots[base];
    if (number) return numberWord(number(random));
    const percent = percentSlots[base];
    if (percent) return String(percent(random));
    const role = roleSlots[base];
    if (role) return write(random.pick(role));
    if (sampleSlots.has(base)) chooseSample();
    else if (person) choosePerson(person.who);
    const set = known.get(name);
    if (set === undefined) throw new Error(`The grammar has no slot {${name}}`);
    return set;
  }

  function slot(name: string): string {
    const value = known.get(name);
    if (value !== undefined) return value;
    const computed = compute(name);
    known.set(name, computed);
    return computed;
  }

  const write = (template: string) => fill(template, slot);

  return {
    slot,
    knows: (name) => known.has(name),
    write,
    writeApart(template, slots, given) {
      const own = slots.map((name) => [name, known.get(name)] as const);
      for (const name of slots) known.delete(name);
      for (const [name, value] of Object.entries(given)) known.set(name, value);
      const text = write(template);
      for (const [name, value] of own)
        if (value === undefined) known.delete(name);
        else known.set(name, value);
      return text;
    },
  };
}

function lowered(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
