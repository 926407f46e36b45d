/** Texts of reviews; other pages do not load them. */
export const reviewCopy = {
  inThisReview: 'In this review',
  outOf: 'out of 5',

  theGood: 'The good',
  theBad: 'The bad',
  verdict: 'Verdict',
  specifications: 'Specifications',
  whereToBuy: 'Where to buy',
  bestPrices: 'Best prices',
  bestPrice: 'Best price',
  maker: 'Maker',
  model: 'Model',
  modelYear: 'Model year',
  listPrice: 'List price',
  bottomLine: 'Bottom line',
  scores: 'Scores',
  goodBadScores: 'Good, bad and scores',
} as const;
