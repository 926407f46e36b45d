import type { Random } from './random.ts';

/** General tags by slug; every topic’s stories take one or two of the set that fits them. */
const names: Record<string, string> = {
  'right-to-repair': 'Right to repair',
  batteries: 'Batteries',
  privacy: 'Privacy',
  'small-business': 'Small business',
  'open-source': 'Open source',
  accessibility: 'Accessibility',
  families: 'Families',
  'remote-work': 'Remote work',
  schools: 'Schools',
  hospitals: 'Hospitals',
  pricing: 'Pricing',
  standards: 'Standards',
  research: 'Research',
  startups: 'Startups',
  subscriptions: 'Subscriptions',
  'data-centers': 'Data centers',
  'power-grid': 'Power grid',
  scams: 'Scams',
  backups: 'Backups',
  travel: 'Travel',
  sleep: 'Sleep',
  audio: 'Audio',
  cameras: 'Cameras',
  displays: 'Displays',
  'faq-markup': 'FAQ',
};

const byShelf: readonly [topics: readonly string[], tags: readonly string[]][] = [
  [
    ['laptops', 'smartphones', 'tablets', 'pcs', 'printers', 'gaming'],
    ['right-to-repair', 'batteries', 'displays', 'pricing'],
  ],
  [
    ['headphones', 'speakers'],
    ['audio', 'right-to-repair', 'research'],
  ],
  [
    ['tvs', 'streaming-devices', 'video-streaming-services'],
    ['displays', 'subscriptions', 'privacy', 'pricing'],
  ],
  [
    ['smart-watches', 'wearables', 'health'],
    ['sleep', 'research', 'privacy', 'hospitals'],
  ],
  [
    ['energy', 'cloud', 'edge-computing', 'sustainability', 'transportation'],
    ['power-grid', 'data-centers', 'batteries', 'standards'],
  ],
  [
    ['security', 'cyber-threats', 'ransomware', 'vpn', 'password-manager'],
    ['privacy', 'scams', 'backups', 'small-business'],
  ],
  [
    ['developer', 'artificial-intelligence', 'robotics', 'ar-vr'],
    ['open-source', 'research', 'startups', 'standards'],
  ],
  [
    ['education', 'professional-development'],
    ['schools', 'families', 'research'],
  ],
  [
    ['work-life', 'executive', 'office-furniture', 'office-hardware-appliances'],
    ['remote-work', 'accessibility', 'pricing'],
  ],
  [
    ['smb', 'e-commerce', 'finance', 'business', 'enterprise-software'],
    ['small-business', 'pricing', 'startups', 'subscriptions'],
  ],
];

const fallback: readonly string[] = ['families', 'pricing', 'accessibility', 'standards', 'travel'];
const tagsByTopic = new Map(
  byShelf.flatMap(([topics, tags]) => topics.map((topic) => [topic, tags] as const)),
);

export function tagsFor(topic: string, random: Random): string[] {
  return random.some(tagsByTopic.get(topic) ?? fallback, random.int(1, 2));
}

/** Every tag with its name; tags writers made up get one from their slug. */
export function namedTags(extra: Iterable<string>): { slug: string; name: string }[] {
  const all = new Map(Object.entries(names));
  for (const slug of extra) {
    if (all.has(slug)) continue;
    const words = slug.replaceAll('-', ' ');
    all.set(slug, words.charAt(0).toUpperCase() + words.slice(1));
  }
  return [...all].map(([slug, name]) => ({ slug, name }));
}
