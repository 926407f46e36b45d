import { minutesLeft } from '#content/rules/read-time.ts';
import { debounce } from '../debounce.ts';
import { isReading, readShare } from './read-share.ts';
import { rememberedStore } from './remembered.ts';
import { noteReading, type RememberedStory, rememberedStarted } from './remembered-things.ts';
import { storyOfTools, toolsOnPage } from './story-elements.ts';

const noteMilliseconds = 500;

/** The bar repeats the headline: it comes when that has gone. */
function isBesideHeadline(tools: HTMLElement): boolean {
  return 'bar' in tools.dataset && (tools.closest('header')?.getBoundingClientRect().bottom ?? 0) > 0;
}

function showLeft(tools: HTMLElement, share: number, writeLeft: (minutes: number) => string): void {
  const left = tools.querySelector('[data-left]');
  const words = writeLeft(minutesLeft(Number(tools.dataset.storyMinutes), share));
  if (left && left.textContent !== words) left.textContent = words;
}

/** Follows a reader through the stories of the page: lights the strip at once, notes how far they came at a pause. */
export function followReading(writeLeft: (minutes: number) => string): void {
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
      tools.toggleAttribute('data-reading', isHere && !isBesideHeadline(tools));
      if (isHere) tools.style.setProperty('--read', share.toFixed(3));
      if (isHere) showLeft(tools, share, writeLeft);
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
