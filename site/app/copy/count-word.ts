const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Numbers under ten are written out. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}
