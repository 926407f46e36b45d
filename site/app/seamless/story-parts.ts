/** The elements of the page that belong to stories: the page's own parts, then one element for each appended story. */
export interface StoryParts {
  elements(): Element[];
  /** The part that contains this element. */
  indexOf(element: Element): number;
  storyAt(part: number): number;
  partOf(story: number): number;
  /** How far below the first part a story begins, in pixels; 0 for the first story. */
  offsetOf(story: number): number;
}

export function storyParts(place: HTMLElement, isStory: boolean): StoryParts {
  const own = ownParts(place, isStory);
  const stories = () => place.querySelectorAll('[data-story]');
  const elements = () => [...own, ...stories()];
  const top = (element: Element | undefined) => (element?.getBoundingClientRect().top ?? 0) + scrollY;
  return {
    elements,
    indexOf(element) {
      const part = element.closest('[data-story]') ?? own[0];
      return part ? elements().indexOf(part) : 0;
    },
    storyAt: (part) => Math.max(0, part - own.length + 1),
    partOf: (story) => story + own.length - 1,
    offsetOf(story) {
      const element = stories()[story - 1];
      return element ? top(element) - top(own[0]) : 0;
    },
  };
}

/** A story is its article; of any other page, all parts above the stream belong to it. */
function ownParts(place: HTMLElement, isStory: boolean): readonly Element[] {
  const main = place.closest('main');
  const article = isStory ? main?.querySelector('article') : undefined;
  return article ? [article] : [...(main?.children ?? [])].filter((part) => part !== place);
}

/** Heights are measured while a story is rendered; a story with the focus is not folded, so not measured. */
export function measureStories(place: HTMLElement, onHeight: (name: string, height: number) => void): void {
  for (const element of place.querySelectorAll<HTMLElement>('[data-story]:not([data-folded])'))
    if (element.dataset.story && !element.contains(document.activeElement))
      onHeight(element.dataset.story, element.getBoundingClientRect().height);
}
