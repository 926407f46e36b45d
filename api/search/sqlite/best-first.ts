/** The best of many, without putting all of them in order: a heap of the `most` best so far, the worst on top. */
export function createBestFirst(most: number) {
  const numbers: number[] = [];
  const scores: number[] = [];
  /** Of two alike the later story comes first, always: pages must not overlap. */
  const isWorse = (a: number, b: number) =>
    (scores[a] ?? 0) < (scores[b] ?? 0) || (scores[a] === scores[b] && (numbers[a] ?? 0) < (numbers[b] ?? 0));
  const swap = (a: number, b: number) => {
    [numbers[a], numbers[b]] = [numbers[b] ?? 0, numbers[a] ?? 0];
    [scores[a], scores[b]] = [scores[b] ?? 0, scores[a] ?? 0];
  };
  function sink(): void {
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [at * 2 + 1, at * 2 + 2])
        if (child < numbers.length && isWorse(child, worst)) worst = child;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  }
  return {
    add(n: number, score: number): void {
      if (numbers.length >= most) {
        const least = scores[0] ?? 0;
        if (score < least || (score === least && n < (numbers[0] ?? 0))) return;
        numbers[0] = n;
        scores[0] = score;
        sink();
        return;
      }
      let at = numbers.push(n) - 1;
      scores.push(score);
      for (let up = (at - 1) >> 1; at > 0 && isWorse(at, up); up = (at - 1) >> 1) {
        swap(at, up);
        at = up;
      }
    },
    /** Best first. */
    list(): { n: number; score: number }[] {
      return numbers
        .map((n, at) => ({ n, score: scores[at] ?? 0 }))
        .sort((a, b) => b.score - a.score || b.n - a.n);
    },
  };
}
