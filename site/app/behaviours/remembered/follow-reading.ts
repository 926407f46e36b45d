import { debounce } from '../debounce.ts';
import { isReading, readShare } from './read-share.ts';
import { rememberedStore } from './remembered.ts';
import { noteReading, type RememberedStory, rememberedStarted } from './remembered-things.ts';
import { storyOfTools, toolsOnPage } from './story-elements.ts';

const noteMilliseconds = 500;

/** Follows a reader through the stories of the page: lights the strip at once, notes how far they came at a pause. */
export function followReading(): void {
  const farthest = new Map<string, number>();
  let isAwaitingFrame = false;

  const note = debounce((story: RememberedStory, share: number) => {
    if (share <= (farthest.get(story.url) ?? 0)) return;
    farthest.set(story.url, share);
    const rounded = Math.round(share * 100) / 100;
    rememberedStore.set(
      rememberedStarted,
      noteReading(rememberedStore.get(rememberedStarted), { ...story, share: rounded }),
    );
  }, noteMilliseconds);

  const look = () => {
    isAwaitingFrame = false;
    for (const tools of toolsOnPage()) {
      const article = tools.closest('article');
      if (!article) continue;
      const { top, height } = article.getBoundingClientRect();
      const share = readShare(top, height, innerHeight);
      const isHere = isReading(top, height, innerHeight);
      tools.toggleAttribute('data-reading', isHere);
      if (isHere) tools.style.setProperty('--read', share.toFixed(3));
      if (isHere || (share === 1 && top + height > 0)) note(storyOfTools(tools), share);
    }
  };
  const onScroll = () => {
    if (!isAwaitingFrame) requestAnimationFrame(look);
    isAwaitingFrame = true;
  };
  addEventListener('scroll', onScroll, { passive: true });
  look();
}
