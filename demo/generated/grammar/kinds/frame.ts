/** The words a kind of story brings along: at least a dozen titles, and openings that sound like its desk. */
export interface Frame {
  titles: readonly string[];
  deks: readonly string[];
  ledes: readonly string[];
  details: readonly string[];
  headings: readonly string[];
  takeaways: readonly string[];
}
