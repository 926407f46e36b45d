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
    const runs: number[] = [];
    for (let at = 0; at + length <= words.length; at += 1) runs.push(hashOfRun(words, at, length));
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

/** Below 2^53 at every step, so that the arithmetic is exact. */
function hashOfRun(words: readonly number[], from: number, length: number): number {
  let hash = 0;
  for (let at = from; at < from + length; at += 1)
    hash = (hash * 1_000_033 + (words[at] ?? 0)) % 4_294_967_291;
  return hash;
}
