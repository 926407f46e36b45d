import type { Lexicon } from '#demo/generated/lexicon/lexicon.ts';
import type { Random } from '#demo/random.ts';
import { cities, institutions, merchants, organizations } from './names.ts';
import { slotsOf } from './template.ts';

/** Slots that take the next unused entry of one of the topic’s lists: `part`, `part2` … */
export const listSlots = {
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
} as const satisfies Record<string, keyof Lexicon>;

export function isListSlot(name: string): name is keyof typeof listSlots {
  return name in listSlots;
}

export const sharedSlots: Record<string, readonly string[]> = {
  city: cities,
  institution: institutions,
  org: organizations,
  merchant: merchants,
};

export const roleSlots: Record<string, readonly string[]> = {
  spokesRole: [
    'who leads the {one} team at {company}',
    '{company}’s head of product',
    'who has run {company}’s {one} business since {yearAgo}',
    'a vice president at {company}',
    '{company}’s chief engineer',
    'who joined {company} from {rival} {few} years ago',
  ],
  expertRole: ['{a:job} at {institution3}', '{a:job} who works with {institution3}', '{a:job} in {city3}'],
  criticRole: [
    '{a:job2} at {institution2}',
    '{a:job2} who has advised {rival}',
    'an independent {job2} in {city4}',
  ],
  userRole: [
    'who manages {a:venue} in {city2}',
    'who has worked at {a:venue} in {city2} for {years} years',
    'who helps run {a:venue} in {city2}',
    'who trains {people2} at {a:venue} in {city2}',
  ],
};

export const numberSlots: Record<string, (random: Random) => number> = {
  few: (random) => random.int(3, 9),
  months: (random) => random.int(4, 18),
  weeks: (random) => random.int(3, 14),
  years: (random) => random.int(4, 26),
  days: (random) => random.int(6, 40),
  count: (random) => random.int(11, 96),
  minutes: (random) => random.int(2, 11) * 5,
};

/** Percentages stay figures even below ten: 7 percent. */
export const percentSlots: Record<string, (random: Random) => number> = {
  pct: (random) => random.int(6, 38),
};

/** Five figures that only make sense together. */
export const sampleSlots: ReadonlySet<string> = new Set(['sample', 'hits', 'misses', 'share', 'restShare']);

const people = /^(spokes|expert|critic|user)(Last)?$/;

export interface SlotName {
  base: string;
  /** `part2` is the second, so 1. */
  index: number;
  person?: { who: string; lastOnly: boolean };
}

const parsed = new Map<string, SlotName>();

export function parseSlot(name: string): SlotName {
  const known = parsed.get(name);
  if (known) return known;
  const [, base = name, digits = '1'] = /^([a-zA-Z]+?)(\d+)?$/.exec(name) ?? [];
  const [, who, last] = people.exec(base) ?? [];
  const slot = {
    base,
    index: Number(digits) - 1,
    ...(who ? { person: { who, lastOnly: last !== undefined } } : {}),
  };
  parsed.set(name, slot);
  return slot;
}

const figures = new Map<string, readonly string[]>();

/** The slots of a template that count something, name a past date or tell a background fact: new each time. */
export function figureSlotsOf(template: string): readonly string[] {
  const known = figures.get(template);
  if (known) return known;
  const found = slotsOf(template).flatMap((slot) => {
    const { base } = parseSlot(slot);
    if (sampleSlots.has(base)) return [...sampleSlots];
    return base in numberSlots ||
      base in percentSlots ||
      base === 'context' ||
      base === 'monthPast' ||
      base === 'yearAgo'
      ? [slot]
      : [];
  });
  const unique = [...new Set(found)];
  figures.set(template, unique);
  return unique;
}
