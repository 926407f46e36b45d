const start = /^the best /i;
/** Where the name of the category ends and the sentence says for whom or where. */
const ends = new Set([
  'for',
  'you',
  'your',
  'to',
  'if',
  'we',
  'that',
  'who',
  'in',
  'on',
  'with',
  'without',
  'under',
  'of',
  'at',
  'from',
  'right',
  'now',
  'today',
]);
const pairs = new Set(['headphones', 'earphones', 'earbuds', 'glasses', 'binoculars']);

interface GuideSubject {
  /** What it is a guide to, as the start of a sentence. */
  text: string;
  /** One thing that may be the best, or several to choose from. */
  isOne: boolean;
}

/**
 * The words of a guide's title up to its first comma, about one thing where that is possible.
 * @example
 * guideSubject('The best laptops for most people, tested') // The best laptop for most people
 */
export function guideSubject(title: string): GuideSubject | undefined {
  const [subject = ''] = title.split(/[,:;.?!]/, 1);
  if (!start.test(subject)) return undefined;
  const words = subject.trim().split(/\s+/);
  const after = words.findIndex((word, index) => index > 2 && ends.has(word.toLowerCase()));
  const last = (after === -1 ? words.length : after) - 1;
  const category = words.slice(2, last + 1);
  const one = singular(category.at(-1) ?? '');
  // Two kinds of things have no best one.
  if (!one || category.includes('and') || category.includes('or'))
    return { text: words.join(' '), isOne: false };
  return {
    text: [...words.slice(0, 2), ...wordsOfOne(category, one), ...words.slice(last + 1)].join(' '),
    isOne: true,
  };
}

function wordsOfOne(category: readonly string[], one: string): string[] {
  const isPair = pairs.has(category.at(-1)?.toLowerCase() ?? '');
  return isPair ? ['pair', 'of', ...category] : [...category.slice(0, -1), one];
}

/** Undefined for a word that is not a plural. */
function singular(word: string): string | undefined {
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : undefined;
}
