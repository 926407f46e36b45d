/** Texts of best lists; other pages do not load them. */
export const bestListCopy = {
  score: 'Score',
  atAGlance: 'Our picks at a glance',
  pickNumber: (rank: number) => `Pick ${rank}`,
  jumpToPick: 'Jump to a pick',
  compare: 'Compare',
  compareThem: 'Compare them',
  comparison: 'Comparison of the picks',
  questions: 'Frequently asked questions',
  questionsShort: 'Questions',
  notKnown: 'Not stated',
} as const;
