/** A slow page gets only the first unit of each kind. */
export function canAddUnit(score: number, threshold: number, instanceOnPage: number): boolean {
  return instanceOnPage <= 1 || score <= threshold;
}
