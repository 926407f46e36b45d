/** A sentence with fewer words than this may repeat: there are only so many ways to say "It does not." */
const fewestWords = 6;

const numberWords =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|third|quarter|dozen|first|second)(?:-[a-z]+)?$/;

/**
 * The words of a sentence with names and numbers masked: two stories with the same one were written by filling in a form.
 * @example skeletonOf('Halden sold 40 laptops in Ohio last week.') // '@ sold # laptops in @ last week'
 */
export function skeletonOf(sentence: string): string | undefined {
  const words = sentence
    .replace(/[“”"‘()]/g, '')
    .split(/[\s,;:.!?–—]+/)
    .filter(Boolean);
  const masked = words.map((word, index) => {
    if (/\d/.test(word) || numberWords.test(word.toLowerCase())) return '#';
    if (index > 0 && /^[A-Z]/.test(word) && word !== 'I' && !word.startsWith('I’')) return '@';
    return word.toLowerCase();
  });
  const joined = masked.filter((word, index) =>
    word === '@' || word === '#' ? word !== masked[index - 1] : true,
  );
  const own = joined.filter((word) => word !== '@' && word !== '#').length;
  return own < fewestWords - 2 || joined.length < fewestWords ? undefined : joined.join(' ');
}

/** Skeletons in more than `most` stories, with the stories. */
export function sharedSkeletons(
  sentencesByStory: ReadonlyMap<string, readonly string[]>,
  most = 2,
): { skeleton: string; stories: string[] }[] {
  const storiesBySkeleton = new Map<string, Set<string>>();
  for (const [story, sentences] of sentencesByStory)
    for (const sentence of sentences) {
      const skeleton = skeletonOf(sentence);
      if (skeleton)
        storiesBySkeleton.set(skeleton, (storiesBySkeleton.get(skeleton) ?? new Set()).add(story));
    }
  return [...storiesBySkeleton]
    .filter(([, stories]) => stories.size > most)
    .map(([skeleton, stories]) => ({ skeleton, stories: [...stories].sort() }));
}
