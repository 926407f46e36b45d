/** What the code for saved and started stories reads from the markup (`story-elements.ts`). */
export interface RememberedFacts {
  url: string;
  title: string;
  section: string | undefined;
  picture?: string | undefined;
  minutes?: number | undefined;
  topic?: string | undefined;
  author?: string | undefined;
}

export function storyData({ url, title, section, picture, minutes, topic, author }: RememberedFacts) {
  return {
    'data-story-url': url,
    'data-story-title': title,
    'data-story-section': section,
    'data-story-picture': picture,
    'data-story-minutes': minutes,
    'data-story-topic': topic,
    'data-story-author': author,
    'data-print': 'none',
  };
}
