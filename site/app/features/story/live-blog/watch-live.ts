import type { BodyBlock } from '#content/entities/embed.ts';
import { entriesOf, type LiveEntry, secondsToNextRequest } from './live-rules.ts';

interface LiveWatch {
  /** The story's body as it is now. */
  fetchBlocks: () => Promise<readonly BodyBlock[]>;
  isKnown: (uuid: string) => boolean;
  /** Everything the reader has not seen, newest first. */
  onEntries: (entries: readonly LiveEntry[]) => void;
  isOver: () => boolean;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/** Requests new entries while the coverage lasts and the page is visible. @returns a function that stops it */
export function watchLive({ fetchBlocks, isKnown, onEntries, isOver, page }: LiveWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quietRounds = 0;
  let isStopped = false;

  const plan = () => {
    clearTimeout(timer);
    if (isStopped || isOver() || page.visibilityState === 'hidden') return;
    timer = setTimeout(() => void round(), secondsToNextRequest(quietRounds) * 1000);
  };
  const round = async () => {
    // A failed request is not shown to the reader; the next one comes later.
    const fresh = await fetchBlocks().then(
      (blocks) => entriesOf(blocks).filter(({ uuid }) => !isKnown(uuid)),
      () => [],
    );
    if (isStopped) return;
    quietRounds = fresh.length > 0 ? 0 : quietRounds + 1;
    if (fresh.length > 0) onEntries(fresh);
    plan();
  };
  const onVisibility = () => {
    quietRounds = 0;
    plan();
  };

  page.addEventListener('visibilitychange', onVisibility);
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', onVisibility);
  };
}
