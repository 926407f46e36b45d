import type { Embed, EmbedType } from '../entities/embed.ts';
import { contentLinkExample } from './content-link.ts';
import { imageExample } from './image.ts';
import { listicleExample } from './listicle.ts';
import { reviewCardExample } from './review-card.ts';

/** One embed of every type a body may hold. */
export const embedExamples: { [T in EmbedType]: Extract<Embed, { type: T }> } = {
  image: { type: 'image', uuid: 'embed-image', image: imageExample, wide: true },
  gallery: {
    type: 'gallery',
    uuid: 'embed-gallery',
    slug: 'arc-14-in-pictures',
    title: 'The Arc 14 in pictures',
    items: [imageExample],
  },
  video: { type: 'video', uuid: 'embed-video', slug: 'arc-14-on-the-bench', title: 'On the bench' },
  youtube: {
    type: 'youtube',
    uuid: 'embed-youtube',
    videoId: 'a1b2c3d4e5f',
    title: 'The hinge in slow motion',
  },
  vimeo: { type: 'vimeo', uuid: 'embed-vimeo', videoId: '123456789', title: 'Inside the lab' },
  twitter: {
    type: 'twitter',
    uuid: 'embed-twitter',
    postId: '1790000000000000001',
    author: 'Mara Lindqvist',
    handle: 'maralindqvist',
    text: 'Hour sixteen. It is still going.',
    date: '2026-03-02T22:10:00Z',
  },
  instagram: {
    type: 'instagram',
    uuid: 'embed-instagram',
    postId: 'Cx0example',
    author: 'mara.on.the.bench',
    text: 'The power meter does not lie.',
  },
  reddit: {
    type: 'reddit',
    uuid: 'embed-reddit',
    path: '/r/laptops/comments/abc123/arc_14_battery/',
    title: 'Arc 14 battery: your numbers',
    community: 'laptops',
  },
  chart: {
    type: 'chart',
    uuid: 'embed-chart',
    kind: 'bar',
    title: 'Hours on a charge',
    description: 'Web browsing at 150 nits.',
    unit: 'hours',
    labels: ['Arc 14', 'Arc 16', 'Fjord 13'],
    series: [{ name: 'Battery life', values: [17.2, 14.8, 11.5] }],
    marker: { label: 'A working day', value: 8 },
    source: 'Test lab',
  },
  newsletter: {
    type: 'newsletter',
    uuid: 'embed-newsletter',
    newsletterId: 'morning-signal',
    title: 'Morning Signal',
    description: 'Five stories before coffee.',
  },
  relatedLinks: {
    type: 'relatedLinks',
    uuid: 'embed-related',
    title: 'Related',
    items: [{ title: 'Best laptops', url: '/article/best-laptops/' }],
  },
  reviewCard: { type: 'reviewCard', uuid: 'embed-review-card', card: reviewCardExample },
  infoCard: {
    type: 'infoCard',
    uuid: 'embed-info-card',
    title: 'How we test batteries',
    text: 'At 150 nits, with the radio on.',
    html: '<p>At 150 nits, with the radio on.</p>',
  },
  buyButton: {
    type: 'buyButton',
    uuid: 'embed-buy',
    label: 'See it at Corner Electronics',
    merchant: 'Corner Electronics',
    price: 1249,
    url: 'https://corner-electronics.example/arc-14',
  },
  commercePromo: {
    type: 'commercePromo',
    uuid: 'embed-promo',
    title: 'Laptops on sale',
    text: 'Prices we checked this morning.',
    items: [contentLinkExample],
  },
  timeline: {
    type: 'timeline',
    uuid: 'embed-timeline',
    title: 'Five years of Arc',
    events: [{ date: '2021-09-01', title: 'The first Arc', text: 'Eight hours, on a good day.' }],
  },
  podcast: {
    type: 'podcast',
    uuid: 'embed-podcast',
    title: 'Who needs a charger?',
    show: 'On the Bench',
    url: 'https://media.wavelength.example/podcast/12.mp3',
    durationSeconds: 1830,
  },
  pullQuote: {
    type: 'pullQuote',
    uuid: 'embed-quote',
    quote: 'It lasted seventeen hours, and then it lasted one more.',
    credit: 'Mara Lindqvist',
  },
  listicle: { type: 'listicle', uuid: 'embed-listicle', listicle: listicleExample },
  keyTakeaways: { type: 'keyTakeaways', uuid: 'embed-takeaways', items: ['Lasts two working days'] },
  table: {
    type: 'table',
    uuid: 'embed-table',
    caption: 'Measured in our lab',
    head: ['Laptop', 'Hours'],
    rows: [['Arc 14', '17.2']],
  },
  code: { type: 'code', uuid: 'embed-code', language: 'sh', code: 'powerstat -d 0 1 3600' },
  liveEntry: {
    type: 'liveEntry',
    uuid: 'embed-live',
    at: '2026-03-02T18:00:00Z',
    title: 'The doors open',
    by: 'Amara Okafor',
    html: '<p>The hall fills.</p>',
    keyEvent: true,
    lastEntry: false,
  },
  margin: {
    type: 'margin',
    uuid: 'embed-margin',
    piece: { kind: 'note', title: 'Nit', text: 'A unit of brightness: one candela for each square meter.' },
  },
  scrollChart: {
    type: 'scrollChart',
    uuid: 'embed-scroll-chart',
    title: 'Eight hours on one charge',
    description: 'Charge left, by hour.',
    unit: '%',
    labels: ['0 h', '2 h', '4 h', '6 h', '8 h'],
    values: [100, 88, 75, 61, 49],
    steps: [
      { until: '2 h', title: '2 h', text: 'The morning costs little.', note: 'Meetings end' },
      { until: '8 h', title: '8 h', text: 'Half is left at the end of the day.' },
    ],
    source: 'Test lab',
  },
  tally: {
    type: 'tally',
    uuid: 'embed-tally',
    title: 'Forty laptops. Thirty-three lasted a working day, seven did not.',
    parts: [
      { count: 33, label: 'lasted a working day' },
      { count: 7, label: 'did not' },
    ],
  },
  sources: {
    type: 'sources',
    uuid: 'embed-sources',
    items: [
      { title: 'Measurements', text: 'Three runs on each laptop, in our lab.' },
      { title: 'What we could not check', text: 'How the battery ages after two years.' },
    ],
    credits: [{ role: 'Words', name: 'Mara Lindqvist' }],
  },
  glossary: {
    type: 'glossary',
    uuid: 'embed-glossary',
    terms: [{ term: 'Nit', meaning: 'A unit of brightness: one candela for each square meter.' }],
  },
  cutText: {
    type: 'cutText',
    uuid: 'embed-cut-text',
    rows: [
      {
        label: 'A long word is several pieces',
        pieces: [
          { text: 'start', note: '923' },
          { text: 'ing', note: '278' },
          { text: ' soon', note: '5103' },
        ],
      },
    ],
    caption: 'As a model reads it: three pieces, three numbers.',
  },
  lineSets: {
    type: 'lineSets',
    uuid: 'embed-line-sets',
    title: 'A question of four tokens is read once. An answer of two takes two passes.',
    groups: [
      { label: 'Your question', sets: [{ before: 4, added: 0 }], note: '1 pass' },
      {
        label: 'Its answer',
        sets: [
          { before: 4, added: 1 },
          { before: 4, added: 2 },
        ],
        note: '2 passes',
      },
    ],
    caption: 'Gray lines are read, colored lines are written.',
  },
  tryText: {
    type: 'tryText',
    uuid: 'embed-try-text',
    title: 'Try it on your own text',
    sample: 'Seven settings to change',
    unit: 'tokens',
    note: 'An estimate: each model cuts in its own way.',
  },
  custom: { type: 'custom', uuid: 'embed-custom', name: 'tide', fields: { port: 'Ellis', meters: 2.4 } },
  imported: {
    type: 'imported',
    uuid: 'embed-imported',
    system: 'wordpress',
    name: 'contact-form-7',
    markup: '[contact-form-7 id="12" title="Write to us"]',
  },
};

export const chartExample = embedExamples.chart;
