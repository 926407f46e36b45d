/**
 * Text without the blanks at the end of its lines. Not by an expression: one that looks for blanks before a line's end
 * looks again from every blank of a long row, and a reader's comment could hold up all others.
 */
export function trimLineEnds(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
