import { layout, place, type SeedLayout } from '#content/layouts/compose.ts';

type Stories = Parameters<typeof place<'ContentList'>>[3] & { kind: 'stories' };

/** The lists of each newsletter; its other texts are its own. */
const contents: Readonly<Record<string, readonly [title: string, source: Omit<Stories, 'kind'>][]>> = {
  'the-signal': [
    ['Five stories', { types: ['article'], sections: ['news', 'analysis'], order: 'trending', limit: 5 }],
  ],
  'load-factor': [
    ['Energy', { topic: 'energy', limit: 3 }],
    ['Compute', { topic: 'cloud', limit: 3 }],
  ],
  'the-shortlist': [
    ['Worth your attention', { articleTypes: ['deals'], limit: 3 }],
    ['Checked again', { articleTypes: ['best-list'], limit: 2 }],
  ],
  locked: [['One threat, one setting', { topic: 'security', types: ['article'], limit: 4 }]],
  'show-your-work': [['Read to the end', { topic: 'innovation', types: ['article'], limit: 4 }]],
  'out-of-office': [['About work', { topic: 'work-life', limit: 4 }]],
};

export const emailPages: readonly SeedLayout[] = Object.entries(contents).map(([slug, lists]) =>
  layout(
    { pageType: 'newsletter', slug, mainComponentId: 'letter' },
    place('Text', 'prose', 'letter', { kind: 'main' }),
    ...lists.map(([title, source], index) =>
      place(
        'ContentList',
        'rows',
        `stories-${index + 1}`,
        { kind: 'stories', ...source },
        { words: { title } },
      ),
    ),
  ),
);
