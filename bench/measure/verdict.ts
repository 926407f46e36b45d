/** Prints one figure beside its bound and remembers when one is missed. */
export function verdict(
  name: string,
  value: number,
  bound: { atLeast: number } | { atMost: number },
  unit = '',
): void {
  const holds = 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
  const limit = 'atLeast' in bound ? `at least ${bound.atLeast}` : `at most ${bound.atMost}`;
  console.log(`${holds ? 'PASS' : 'FAIL'}  ${name}: ${value.toFixed(2)}${unit} (${limit}${unit})`);
  if (!holds) process.exitCode = 1;
}
