import type { RememberedStory } from './remembered-things.ts';

/** The tools of every story on the page; seamless reading adds more. Their markup names the story. */
export const toolsOnPage = () => document.querySelectorAll<HTMLElement>('[data-story-url]');

export function storyOfTools({ dataset }: HTMLElement): RememberedStory {
  const {
    storyUrl = '',
    storyTitle = '',
    storySection,
    storyPicture,
    storyMinutes,
    storyTopic,
    storyAuthor,
  } = dataset;
  return {
    url: storyUrl,
    title: storyTitle,
    section: storySection,
    picture: storyPicture,
    minutes: Number(storyMinutes) || undefined,
    topic: storyTopic,
    author: storyAuthor,
  };
}
