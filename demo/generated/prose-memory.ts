/** Longest run of words two stories may share. */
const longestSharedRun = 25;

/**
 * Remembers what has been written, so that no paragraph comes twice. Runs of 24 words are kept at every third
 * place; a shared run of 26 words always covers one of them, and the memory is a third of the size.
 */
export function openProseMemory(): (text: string) => boolean {
  const seen = new Set<number>();
  const step = 3;
  const length = longestSharedRun + 2 - step;

  /** True, and remembered, when nothing in the text was written before. */
  return (text) => {
    const words = text.split(' ').map(hashOfWord);
    const runs = hashesOfRuns(words, length);
    if (runs.some((run) => seen.has(run))) return false;
    for (let at = 0; at < runs.length; at += step) {
      const run = runs[at];
      if (run !== undefined) seen.add(run);
    }
    return true;
  };
}

function hashOfWord(word: string): number {
  let hash = 7;
  for (let at = 0; at < word.length; at += 1) hash = (hash * 31 + word.charCodeAt(at)) % 1_000_003;
  return hash;
}

const base = 1_000_033;
const modulus = 4_294_967_291;

/**
 * A hash for the run of this length at every place: each is the one before without its first word and with one more.
 * Below 2^53 at every step, so that the arithmetic is exact.
 */
function hashesOfRuns(words: readonly number[], length: number): number[] {
  let weightOfFirst = 1;
  for (let at = 1; at < length; at += 1) weightOfFirst = (weightOfFirst * base) % modulus;
  const hashes: number[] = [];
  let hash = 0;
  words.forEach((word, at) => {
    const first = ((words[at - length] ?? 0) * weightOfFirst) % modulus;
    hash = (((hash - first + modulus) % modulus) * base + word) % modulus;
    if (at + 1 >= length) hashes.push(hash);
  });
  return hashes;
}
