/** Texts of the search sheet of small screens, which load with it. */
export const searchSheetCopy = {
  back: 'Back',
  clear: 'Clear',
  recent: 'Your recent searches',
  clearAll: 'Clear all',
  popular: 'Popular now',
  goTo: 'Or go to',
  straightTo: 'Straight to',
  reviews: 'Reviews',
  deals: 'Deals',
  howTo: 'How to',
  newsletters: 'Newsletters',
} as const;
