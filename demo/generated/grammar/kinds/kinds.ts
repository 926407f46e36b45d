import type { ArticleType } from '#content/entities/article.ts';
import { academy, buyingAdvice, giftGuide, infographic } from './advice.ts';
import { analysis, longform, opinion } from './analysis.ts';
import { comparison, deals, sponsored, spotlight } from './commerce.ts';
import type { Frame } from './frame.ts';
import { howTo } from './how-to.ts';

export type ArticleKind =
  | 'news'
  | 'analysis'
  | 'opinion'
  | 'longform'
  | 'how-to'
  | 'deals'
  | 'comparison'
  | 'spotlight'
  | 'sponsored'
  | 'infographic'
  | 'academy'
  | 'gift-guide'
  | 'advice';

interface KindRules {
  section: string;
  /** Several alternate. */
  types?: readonly ArticleType[];
  layoutName?: string;
  /** Only about things in a box. */
  gear?: boolean;
  /** Not under a real company’s name. */
  notGentle?: boolean;
  /** Missing for news, which has its scenarios. */
  frame?: Frame;
  /** What two stories of the kind must not share. */
  essence: string;
  /** How many of the 600. */
  count: number;
}

export const kinds: Record<ArticleKind, KindRules> = {
  news: { section: 'news', essence: '', count: 285 },
  analysis: { section: 'analysis', notGentle: true, frame: analysis, essence: '{part} {company}', count: 56 },
  opinion: { section: 'opinion', notGentle: true, frame: opinion, essence: '{part} {problem}', count: 28 },
  longform: {
    section: 'features',
    layoutName: 'longform',
    notGentle: true,
    frame: longform,
    essence: '{company} {venue}',
    count: 22,
  },
  'how-to': { section: 'how-to', types: ['guide'], frame: howTo, essence: '{task}', count: 64 },
  deals: { section: 'deals', types: ['deals'], gear: true, frame: deals, essence: '{product}', count: 36 },
  comparison: {
    section: 'comparisons',
    types: ['review-multi'],
    gear: true,
    frame: comparison,
    essence: '{product} {rivalProduct}',
    count: 26,
  },
  spotlight: {
    section: 'spotlights',
    types: ['product-promo', 'review-single'],
    gear: true,
    frame: spotlight,
    essence: '{product}',
    count: 22,
  },
  sponsored: {
    section: 'sponsored',
    types: ['custom'],
    notGentle: true,
    frame: sponsored,
    essence: '{company}',
    count: 12,
  },
  infographic: {
    section: 'news',
    types: ['infographic'],
    frame: infographic,
    essence: '{measure} {many}',
    count: 10,
  },
  academy: { section: 'how-to', types: ['academy'], frame: academy, essence: '{part} {many}', count: 11 },
  'gift-guide': {
    section: 'gift-guides',
    types: ['gift-guide'],
    gear: true,
    frame: giftGuide,
    essence: '{many}',
    count: 8,
  },
  advice: {
    section: 'how-to',
    types: ['misc-commerce'],
    gear: true,
    frame: buyingAdvice,
    essence: '{many} {part}',
    count: 20,
  },
};

export const articleKinds = Object.keys(kinds) as ArticleKind[];
