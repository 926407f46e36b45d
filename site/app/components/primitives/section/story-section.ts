import { currentBrand } from '#app/brand/current-brand.ts';
import { publicSettings } from '#config/public.ts';
import { chooseTopic } from '#content/rules/choose-topic.ts';
import { isBestList } from '#content/rules/is-best-list.ts';
import type { TopicFacts } from '#content/rules/story-facts.ts';

const sectionByTopic: Readonly<Record<string, string>> = publicSettings.sections;
/** Sections of the configuration, and those that kinds of stories have whatever their topic is. */
const ownSections = new Set([...Object.values(sectionByTopic), 'trending', 'advice', 'guides']);

/** Staff make a section of any topic while the site runs, by giving it a color. */
const isColored = (name: string) => currentBrand().sections?.includes(name) ?? false;

function isSection(name: unknown): name is string {
  return typeof name === 'string' && (ownSections.has(name) || isColored(name));
}

const adviceTypes = new Set(['deals', 'product-promo', 'misc-commerce', 'academy', 'guide']);
const adviceSections = new Set(['how-to', 'deals', 'advice']);

interface SectionFacts {
  layoutName?: string | undefined;
  metaData?: Readonly<Record<string, unknown>> | undefined;
  section?: string | undefined;
  type?: string | undefined;
  topic?: TopicFacts | undefined;
  topics?: readonly TopicFacts[] | undefined;
}

/** Section of a topic: the nearest topic with a color of its own, or the branch of the tree it grows on. */
export function sectionOfTopic(topic: TopicFacts | undefined): string | undefined {
  if (!topic) return undefined;
  const path = [...(topic.topicPath ?? []), topic];
  const colored = path.findLast(({ slug }) => isColored(slug));
  return colored?.slug ?? path.map(({ slug }) => sectionByTopic[slug]).find((name) => name !== undefined);
}

/** The section that colors a story: its kind (advice, guide) wins over its topic. */
export function sectionOf(story: SectionFacts): string {
  if (isSection(story.section)) return story.section;
  if (isBestList(story) || story.type === 'gift-guide') return 'guides';
  // An explainer belongs to its subject, also where it is filed with the guides.
  const isExplainer = story.layoutName === 'explainer' || story.metaData?.form === 'explainer';
  if (!isExplainer && (adviceTypes.has(story.type ?? '') || adviceSections.has(story.section ?? '')))
    return 'advice';
  return sectionOfTopic(story.topic ?? chooseTopic(story.topics)) ?? 'trending';
}

/** A component names its section in `metadata`; without one it inherits its neighbors' color. */
export function sectionOfMetadata(
  metadata: Readonly<Record<string, string | number | boolean>>,
): string | undefined {
  const name = metadata.section === 'buying-guides' ? 'guides' : metadata.section;
  return isSection(name) ? name : undefined;
}
