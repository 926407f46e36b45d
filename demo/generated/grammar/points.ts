import type { Lexicon, Product } from '#demo/generated/lexicon/lexicon.ts';
import { randomOf } from '#demo/random.ts';

/** What is good and what is bad about a product, on every page that speaks of it. */
export interface Points {
  pros: readonly string[];
  cons: readonly string[];
}

/** Matters on which a product cannot be praised and blamed at once. */
const matters: readonly RegExp[] = [
  /\b(quiet|silent|loud|nois|fans?\b|surge)/i,
  /\b(fast|quick|slow|minute)/i,
  /\b(light (for|on|enough)|heavy|bulky)/i,
  /\b(bright|dim\b|glossy|sun)/i,
  /\b(cool|warm|hot\b)/i,
  /\b(repair|replac|upgrad|spare)/i,
  /\b(cheap|costs?\b|costly|expensive|fee\b)/i,
  /\b(batter|charge|charging|runtime)/i,
];

const emptyWords = new Set(
  'the and for with its can you not has than one all per after under without needs works only few'.split(' '),
);

function wordsOf(point: string): Set<string> {
  const words = point.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return new Set(words.filter((word) => !emptyWords.has(word)).map((word) => word.slice(0, 5)));
}

/** Whether two points speak of the same thing, and so contradict each other if one is good and the other bad. */
export function isSameMatter(one: string, other: string): boolean {
  if (matters.some((matter) => matter.test(one) && matter.test(other))) return true;
  const words = wordsOf(other);
  return [...wordsOf(one)].some((word) => words.has(word));
}

/** Three good points and two bad ones that leave each other alone. */
export function choosePoints({ pros, cons }: Lexicon, product: Product): Points {
  const random = randomOf(`points/${product.name}`);
  const bad = random.some(cons, 2);
  const good = random
    .some(pros, pros.length)
    .filter((pro) => bad.every((con) => !isSameMatter(pro, con)))
    .slice(0, 3);
  return { pros: good, cons: bad };
}
