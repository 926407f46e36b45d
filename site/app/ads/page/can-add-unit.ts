/** A slow page gets only the first unit of each kind (AD-43: the "taser" score measures how slow). */
export function canAddUnit(score: number, threshold: number, instanceOnPage: number): boolean {
  return instanceOnPage <= 1 || score <= threshold;
}
