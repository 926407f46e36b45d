import { layout, type Placed, place, type Row, type SeedLayout } from '#content/layouts/compose.ts';

interface Actions {
  actionText: string;
  actionUrl: string;
  secondText?: string;
  secondUrl?: string;
}

function landingPage(slug: string, actions: Actions, ...below: Row[]): SeedLayout {
  const head = place('Feature', 'feature', 'landing', { kind: 'main' }, { metadata: { ...actions } });
  return layout({ pageType: 'landing', slug, mainComponentId: 'landing' }, head, ...below);
}

const newsletterBox = (textId: string): Placed =>
  place('Text', 'newsletter-box', 'newsletter-box', { kind: 'text', textId });

const guides: Placed = place(
  'ContentList',
  'guides-table',
  'guides',
  { kind: 'stories', articleTypes: ['best-list'], limit: 6 },
  { words: { title: 'Start with a guide', viewMoreText: 'All guides', viewMoreUrl: '/best-products/' } },
);

/** Pages that campaigns lead to: one idea, one thing to do next, no topic shelf and no advertisement. */
export const landingPages: readonly SeedLayout[] = [
  landingPage(
    '*',
    { actionText: 'Read the latest', actionUrl: '/latest/' },
    guides,
    newsletterBox('newsletter-the-signal'),
  ),
  landingPage(
    'start-here',
    {
      actionText: 'Take the letter',
      actionUrl: '/newsletters/',
      secondText: 'How we test',
      secondUrl: '/feature/how-we-test/',
    },
    place(
      'EditorialLinks',
      'steps',
      'steps-start-here',
      { kind: 'links', name: 'steps-start-here' },
      { metadata: { section: 'trending' } },
    ),
    place(
      'ContentList',
      'reviews-row',
      'reviews',
      { kind: 'stories', types: ['review'], order: 'trending', limit: 4 },
      { words: { title: 'Reviews', viewMoreText: 'All reviews', viewMoreUrl: '/reviews/' } },
    ),
    guides,
    newsletterBox('newsletter-the-signal'),
  ),
  landingPage(
    'safer-in-a-weekend',
    {
      actionText: 'Begin with step one',
      actionUrl: '/article/move-passkeys-between-phones/',
      secondText: 'All of security',
      secondUrl: '/topic/security/',
    },
    place(
      'EditorialLinks',
      'steps',
      'steps-safer',
      { kind: 'links', name: 'steps-safer' },
      { metadata: { section: 'security' } },
    ),
    place(
      'ContentList',
      'section-feature',
      'why',
      { kind: 'stories', topic: 'security', order: 'trending', limit: 5 },
      {
        words: { title: 'Why bother', viewMoreText: 'All security', viewMoreUrl: '/topic/security/' },
        metadata: { section: 'security' },
      },
    ),
    newsletterBox('newsletter-locked'),
  ),
  landingPage(
    'the-signal',
    {
      actionText: 'Get the letter',
      actionUrl: '/newsletters/',
      secondText: 'Read first',
      secondUrl: '/latest/',
    },
    place(
      'EditorialLinks',
      'figures',
      'figures-the-signal',
      { kind: 'links', name: 'figures-the-signal' },
      { metadata: { section: 'advice' } },
    ),
    place(
      'ContentList',
      'section-feature',
      'yesterday',
      { kind: 'stories', types: ['article'], sections: ['news', 'analysis'], order: 'trending', limit: 5 },
      {
        words: {
          title: 'What was in it',
          description: 'Five stories, as they went out.',
          viewMoreText: 'All news',
          viewMoreUrl: '/news/',
        },
        metadata: { section: 'trending' },
      },
    ),
    newsletterBox('newsletter-the-signal'),
  ),
];
