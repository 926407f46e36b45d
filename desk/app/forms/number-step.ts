interface Limits {
  least?: number;
  most?: number;
}

/** The next number on the scale in this direction; without a number, its nearer end. */
export function stepped(
  value: number | undefined,
  isUp: boolean,
  step: number,
  { least = 0, most = Number.POSITIVE_INFINITY }: Limits,
): number {
  if (value === undefined) return isUp ? least : Math.min(most, Number.MAX_SAFE_INTEGER);
  const steps = isUp ? Math.floor(value / step + 1) : Math.ceil(value / step - 1);
  return Math.min(most, Math.max(least, steps * step));
}
