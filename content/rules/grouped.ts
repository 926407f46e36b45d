/** `12,345`: a whole number with its thousands set off, without `Intl`, whose first use holds a phone up. */
export function grouped(value: number): string {
  return value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');
}
