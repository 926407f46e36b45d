import { currentBrand } from '../brand/current-brand.ts';

/** Texts of the innovation index. */
export const indexCopy = {
  indexUp: (places: number) => (places === 1 ? 'Up 1 place' : `Up ${places} places`),
  indexDown: (places: number) => (places === 1 ? 'Down 1 place' : `Down ${places} places`),
  indexSame: 'Unchanged',
  indexRanking: 'The ranking',
  indexNumbers: 'Every trend, month by month',
  indexTrend: 'Trend',
  indexNow: 'Now',
  indexMonthsAgo: (months: number) => `${months} mo ago`,
  indexChart: 'The biggest moves of the year',
  indexChartText: (up: string, down: string) => `${up} rose the most, ${down} fell the most.`,
  get indexSource() {
    return `${currentBrand().name} innovation index`;
  },
  indexEmpty: 'The index is being updated. Check back soon.',
  indexHistory: (name: string, first: number, last: number) =>
    `${name}: from ${first} to ${last} in twelve months`,
} as const;
