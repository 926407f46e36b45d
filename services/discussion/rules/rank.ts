/**
 * How good a comment surely is: the lower end of what its votes allow (Wilson's interval, 95 %). One vote of one says
 * less than ninety of a hundred.
 */
export function rankOf(up: number, down: number): number {
  const votes = up + down;
  if (votes === 0) return 0;
  const z = 1.96;
  const share = up / votes;
  const spread = z * Math.sqrt((share * (1 - share) + (z * z) / (4 * votes)) / votes);
  return (share + (z * z) / (2 * votes) - spread) / (1 + (z * z) / votes);
}
