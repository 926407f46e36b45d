/** Words that are not stemmed: without their ending they would match unrelated words. */
const fixed = new Map([
  ['lens', 'lens'],
  ['lenses', 'lens'],
  ['series', 'series'],
  ['news', 'news'],
  ['species', 'species'],
  ['gps', 'gps'],
  ['ios', 'ios'],
  ['macos', 'macos'],
  ['used', 'use'],
  ['using', 'use'],
  ['uses', 'use'],
  ['buses', 'bus'],
  ['best', 'best'],
]);

const hasVowel = /[aeiouy]/;

/**
 * The common part of a word's forms: `batteries` and `battery`, `charging`, `charged` and `charge` meet. It is not a
 * word anybody reads; stories and queries only have to arrive at the same one. Names and words of other languages
 * lose at most an ending, on both sides alike.
 */
export function stem(word: string): string {
  const known = fixed.get(word);
  if (known !== undefined) return known;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return settle(withoutTense(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^suio]s$/.test(word) || /[aeo]os$/.test(word)) return word.slice(0, -1);
  return word;
}

function withoutTense(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const rest = word.endsWith('ing')
    ? word.slice(0, -3)
    : /[^e]ed$/.test(word)
      ? word.slice(0, -2)
      : undefined;
  return rest !== undefined && rest.length >= 3 && hasVowel.test(rest) ? rest : word;
}

/** `movie` meets `movies`, `charge` meets `charging`, `cancelling` meets `canceling`. */
function settle(word: string): string {
  if (word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.length > 3 && word.endsWith('e') && !word.endsWith('ee')) return word.slice(0, -1);
  return /([bcdfgklmnprtvz])\1$/.test(word) ? word.slice(0, -1) : word;
}
