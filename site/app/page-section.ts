import type { ComposedPage } from '#content/page/composed-page.ts';
import { sectionOf, sectionOfTopic } from './components/primitives/section/story-section.ts';
import { mainComponent, storyOf } from './main-component.ts';

/** The shelf section a page belongs to: its line is lit in the header. */
export function sectionOfPage(page: ComposedPage['data']): string | undefined {
  const story = storyOf(page);
  if (story) return sectionOf(story);
  const topic = mainComponent(page, 'Topic')?.data.topic;
  return topic && sectionOfTopic({ ...topic, topicPath: topic.hslugPath.map((slug) => ({ slug })) });
}
