/** A page that already answers slowly gets no units beyond the first of each kind. */
export function mayAddUnit(score: number, threshold: number, instanceOnPage: number): boolean {
  return instanceOnPage <= 1 || score <= threshold;
}
