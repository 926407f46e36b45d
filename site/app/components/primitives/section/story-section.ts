import { publicSettings } from '#config/public.ts';
import { chooseTopic } from '#content/rules/choose-topic.ts';
import { isBestList } from '#content/rules/is-best-list.ts';
import type { TopicFacts } from '#content/rules/story-facts.ts';

/** The seven sections of the shelf. Each owns one spectral line. */
const shelfSections = ['trending', 'tech', 'innovation', 'business', 'security', 'advice', 'guides'] as const;
type ShelfSection = (typeof shelfSections)[number];

function isShelfSection(name: unknown): name is ShelfSection {
  return (shelfSections as readonly unknown[]).includes(name);
}

const adviceTypes = new Set(['deals', 'product-promo', 'misc-commerce', 'academy', 'guide']);
const adviceSections = new Set(['how-to', 'deals', 'advice']);

interface SectionFacts {
  section?: string | undefined;
  type?: string | undefined;
  topic?: TopicFacts | undefined;
  topics?: readonly TopicFacts[] | undefined;
}

/** Section of a topic: the branch of the tree it grows on. */
export function sectionOfTopic(topic: TopicFacts | undefined): ShelfSection | undefined {
  if (!topic) return undefined;
  const sections: Readonly<Record<string, string>> = publicSettings.sections;
  const path = [...(topic.topicPath ?? []), topic];
  return path.map(({ slug }) => sections[slug]).find(isShelfSection);
}

/** The section that colors a story: its kind (advice, guide) wins over its topic. */
export function sectionOf(story: SectionFacts): ShelfSection {
  if (isShelfSection(story.section)) return story.section;
  if (isBestList(story) || story.type === 'gift-guide') return 'guides';
  if (adviceTypes.has(story.type ?? '') || adviceSections.has(story.section ?? '')) return 'advice';
  return sectionOfTopic(story.topic ?? chooseTopic(story.topics)) ?? 'trending';
}

/** A component names its section in `metadata`; without one it inherits its neighbors' color. */
export function sectionOfMetadata(
  metadata: Readonly<Record<string, string | number | boolean>>,
): ShelfSection | undefined {
  const name = metadata.section === 'buying-guides' ? 'guides' : metadata.section;
  return isShelfSection(name) ? name : undefined;
}
