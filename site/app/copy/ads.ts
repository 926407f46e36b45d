/** Texts of ads that cover the page; loaded with them. */
export const adCopy = {
  fold: 'Hide',
  unfold: 'Show',
  foldAd: 'Hide advertisement',
  unfoldAd: 'Show advertisement',
  closeAd: 'Close advertisement',
} as const;
