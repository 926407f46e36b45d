import type { StoryDraft } from '#content/entities/story-input.ts';
import { sceneNamed, sceneOf } from './picture.ts';
import { reportOf } from './reports.ts';

type CollectionDraft = Extract<StoryDraft, { kind: 'collection' }>;
type FeatureDraft = Extract<StoryDraft, { kind: 'feature' }>;

interface CollectionWords {
  slug: string;
  title: string;
  description: string;
  /** Stories of these topics may be part of it. */
  topics: readonly string[];
  special?: true;
  /** A scene of the set by name: a report opens on ink, so its picture is a dark one. */
  scene?: string;
}

export const collections: readonly CollectionWords[] = [
  {
    slug: 'the-power-bill',
    title: 'The power bill',
    special: true,
    scene: 'energy-3',
    topics: ['energy', 'cloud', 'sustainability'],
    description:
      'Computing runs on electricity, and somebody pays for the wire. A special report from the substation to the kitchen table.',
  },
  {
    slug: 'fixable',
    title: 'Fixable',
    special: true,
    scene: 'sustainability-4',
    topics: ['laptops', 'smartphones', 'sustainability', 'printers'],
    description: 'Screws, spare parts and the law: a special report on the right to open what you own.',
  },
  {
    slug: 'the-long-restore',
    title: 'The long restore',
    special: true,
    scene: 'ransomware-3',
    topics: ['ransomware', 'security', 'smb'],
    description: 'What happens after the attack, told by the people who had to rebuild. A special report.',
  },
  {
    slug: 'machines-at-work',
    title: 'Machines at work',
    topics: ['robotics', 'artificial-intelligence', 'work-life'],
    description: 'Loading docks, help desks and orchards: how people and machines divide the day.',
  },
  {
    slug: 'the-quiet-house',
    title: 'The quiet house',
    topics: ['smart-home', 'smart-lighting', 'kitchen-household', 'home-and-office'],
    description: 'Technology at home that does its job and keeps its voice down.',
  },
  {
    slug: 'first-job',
    title: 'First job',
    topics: ['professional-development', 'education', 'developer'],
    description: 'Starting out in technology, with salaries and odds stated plainly.',
  },
  {
    slug: 'listening-room',
    title: 'The listening room',
    topics: ['headphones', 'speakers'],
    description: 'Sound, measured and argued about.',
  },
  {
    slug: 'watch-this',
    title: 'Watch this',
    topics: ['tvs', 'streaming-devices', 'video-streaming-services'],
    description: 'Screens, sticks and services, and how to stop paying for the ones you never open.',
  },
  {
    slug: 'on-your-wrist',
    title: 'On your wrist',
    topics: ['smart-watches', 'wearables', 'health'],
    description: 'What sensors know about you, and how often they are right.',
  },
  {
    slug: 'counter-service',
    title: 'Counter service',
    topics: ['smb', 'finance', 'e-commerce'],
    description: 'Technology for shops with more customers than staff.',
  },
  {
    slug: 'scam-season',
    title: 'Scam season',
    topics: ['cyber-threats', 'password-manager', 'vpn', 'security'],
    description: 'The tricks of the year and the habits that beat them.',
  },
  {
    slug: 'getting-there',
    title: 'Getting there',
    topics: ['transportation', 'energy'],
    description: 'Trains, buses, bikes and cars, ridden before they are written about.',
  },
];

const day = 24 * 3_600_000;

/** One after the other, the first of the list being the newest. */
function openedAt(now: Date, index: number, newestDays: number, daysBetween: number): string {
  return new Date(now.getTime() - (newestDays + index * daysBetween) * day).toISOString();
}

export function writeCollections(now: Date): CollectionDraft[] {
  return collections.map(({ slug, title, description, topics, special, scene }, index) => {
    const typeSlug = special ? 'special-feature' : 'collection';
    return {
      kind: 'collection',
      id: `collection-${index + 1}`,
      slug,
      title,
      description,
      ...reportOf(slug),
      typeSlug,
      collectionType: { id: `collection-type-${typeSlug}`, slug: typeSlug },
      primary: special === true,
      datePublished: openedAt(now, index, 6, 27),
      image: scene ? sceneNamed(scene) : sceneOf(topics[0] ?? 'business', index),
      topics: topics.map((topic, place) => ({ slug: topic, primary: place === 0 })),
    };
  });
}

/** slug, title, description, picture; landing pages are features with their own view. */
const features: readonly [slug: string, title: string, description: string, topic: string, landing?: true][] =
  [
    [
      'how-we-test',
      'How we test',
      'The benches, the loops and the lemon cake: every method behind our scores, with the numbers we are least proud of.',
      'pcs',
    ],
    [
      'a-year-in-measurements',
      'A year in measurements',
      'Eleven-hour loops, four hundred essays and one heron: the year as our instruments saw it.',
      'energy',
    ],
    [
      'back-to-school',
      'Back to school',
      'Laptops, backpacks and reading lists for people who will be tested.',
      'education',
    ],
    [
      'home-office',
      'The home office',
      'A chair, a screen, a door that closes. Everything we know about working where you live.',
      'work-life',
    ],
    [
      'start-here',
      'Start here',
      'New to Wavelength? Begin with these guides, then take one newsletter and see how it feels.',
      'headphones',
      true,
    ],
    [
      'safer-in-a-weekend',
      'Safer in a weekend',
      'Five guides, two evenings and a cup of tea: a plan for everyone who keeps meaning to.',
      'security',
      true,
    ],
    [
      'the-signal',
      'The Signal',
      'Five stories and one chart, every weekday at seven. Read by people who have a job to get to.',
      'social-media',
      true,
    ],
  ];

export function writeFeatures(now: Date): FeatureDraft[] {
  return features.map(([slug, title, description, topic, landing], index) => ({
    kind: 'feature',
    id: `feature-${index + 1}`,
    slug,
    title,
    description,
    viewType: landing ? 'landing' : 'feature',
    datePublished: openedAt(now, index, 20, 43),
    image: sceneOf(topic, index + 2),
    topics: [{ slug: topic, primary: true }],
  }));
}
