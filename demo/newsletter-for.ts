import { newsletters } from './newsletters.ts';

/** The topics each newsletter writes about. The Signal has none: it fits every story. */
const topicsOf: Readonly<Record<string, readonly string[]>> = {
  'load-factor': ['energy', 'cloud', 'sustainability', 'transportation', 'edge-computing'],
  locked: ['security', 'cyber-threats', 'password-manager', 'ransomware', 'vpn'],
  'the-shortlist': [
    ...[
      'gaming',
      'headphones',
      'laptops',
      'mobile-accessories',
      'networking',
      'pcs',
      'printers',
      'smartphones',
    ],
    ...[
      'smart-home',
      'smart-watches',
      'speakers',
      'streaming-devices',
      'video-streaming-services',
      'tablets',
    ],
    ...[
      'tvs',
      'wearables',
      'kitchen-household',
      'office-furniture',
      'home-and-office',
      'e-commerce',
      'amazon',
    ],
  ],
  'show-your-work': ['innovation', 'artificial-intelligence', 'ar-vr', 'robotics', 'health', 'education'],
  'out-of-office': ['work-life', 'professional-development', 'business', 'executive', 'smb', 'education'],
};
const forEveryStory = 'the-signal';

/** True if a newsletter writes about one of the story's topics, or about everything. */
export function fitsStory(newsletterId: string, topics: readonly string[]): boolean {
  return newsletterId === forEveryStory || topics.some((topic) => topicsOf[newsletterId]?.includes(topic));
}

/** The newsletter to offer in a story: that of the first of its topics which has one. */
export function newsletterFor(topics: readonly string[]) {
  const fitting = topics.flatMap((topic) => newsletters.filter(({ id }) => topicsOf[id]?.includes(topic)));
  const found = fitting[0] ?? newsletters.find(({ id }) => id === forEveryStory);
  if (!found) throw new Error('There is no newsletter for every story');
  return found;
}
