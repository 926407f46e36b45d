/** `12,345`: a whole number with its thousands set off, without `Intl`, whose first use holds a phone up. */
export function grouped(value: number): string {
  const digits = value.toFixed(0);
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3)
    text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
  return text.replace('-,', '-');
}
