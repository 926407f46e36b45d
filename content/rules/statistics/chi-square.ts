/** How often chance alone gives a value this large. Degrees are one less than the number of parts. */
export function chiSquareTail(value: number, degrees: number): number {
  if (value <= 0) return 1;
  const half = value / 2;
  const isEven = degrees % 2 === 0;
  const fall = Math.exp(-half);
  let tail = isEven ? fall : complementaryError(Math.sqrt(half));
  // Each two degrees more add the next term of the gamma series.
  let term = isEven ? half * fall : 2 * Math.sqrt(half / Math.PI) * fall;
  for (let known = isEven ? 2 : 1; known < degrees; known += 2) {
    tail += term;
    term *= half / (known / 2 + 1);
  }
  return Math.min(1, tail);
}

/** 1 − erf(x) for x ≥ 0: the series where it is quick, the continued fraction where the series loses digits. */
function complementaryError(x: number): number {
  if (x < 2) {
    let term = x;
    let sum = x;
    for (let n = 1; Math.abs(term) > 1e-17; n += 1) {
      term *= -(x * x) / n;
      sum += term / (2 * n + 1);
    }
    return 1 - (2 / Math.sqrt(Math.PI)) * sum;
  }
  let fraction = x;
  for (let n = 60; n >= 1; n -= 1) fraction = x + n / 2 / fraction;
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / fraction;
}

/** How well the counted assignments fit the configured shares. */
export function goodnessOfFit(
  counted: readonly number[],
  shares: readonly number[],
): { chiSquare: number; probability: number } {
  const total = counted.reduce((sum, count) => sum + count, 0);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0 || counted.length < 2) return { chiSquare: 0, probability: 1 };
  const chiSquare = counted.reduce((sum, count, index) => {
    const expected = (total * (shares[index] ?? 0)) / whole;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return { chiSquare, probability: chiSquareTail(chiSquare, counted.length - 1) };
}
