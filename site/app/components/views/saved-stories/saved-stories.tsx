import { useState, useSyncExternalStore } from 'react';
import { markDone } from '#app/behaviours/keep-offline.ts';
import { online } from '#app/behaviours/online.ts';
import {
  changeReadingList,
  readReadingList,
  writeReadingList,
} from '#app/behaviours/remembered/reading-list.ts';
import {
  isSameStory,
  type RememberedStory,
  rememberedDone,
  rememberedKeepsOffline,
  rememberedSaved,
  rememberedStarted,
} from '#app/behaviours/remembered/remembered-things.ts';
import { useRemembered } from '#app/behaviours/remembered/use-remembered.ts';
import { savedCopy as words } from '#app/copy/saved.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ReadingListEntry, ReadingState } from '#content/rules/reading-list/reading-list.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { buttonClass } from '#design/button/button.ts';
import { SavedBar } from './saved-bar.tsx';
import { GoOnReading, SavedHead } from './saved-head.tsx';
import { inOrder, minutesOf, type SavedOrder } from './saved-order.ts';
import { SavedRow } from './saved-row.tsx';
import styles from './saved-stories.module.css';
import { UndoNote } from './undo-note.tsx';
import { useGone } from './use-gone.ts';
import { useOffline } from './use-offline.ts';

export interface SavedStoriesProps {
  /** Of these paths, those without a story. */
  requestGone: (paths: readonly string[]) => Promise<readonly string[]>;
  isSignedIn: boolean;
}

interface Undo {
  /** A second change gets its own time. */
  id: number;
  text: string;
  before: readonly ReadingListEntry[];
}
const never = () => () => {};

/** The reading list of this device. The server knows nothing of it and renders the head only. */
export function SavedStories(props: SavedStoriesProps) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={`wrap ${styles.page}`}>
      {isReady ? <List {...props} /> : <SavedHead text={words.intro} />}
      <noscript>
        <p className={styles.note}>{words.withoutScripts}</p>
        <p>
          <a className={buttonClass('solid', 'small')} href="/reading-list/">
            {words.withoutScriptsLink}
          </a>
        </p>
      </noscript>
    </div>
  );
}

function List({ requestGone, isSignedIn }: SavedStoriesProps) {
  const [saved] = useRemembered(rememberedSaved);
  const [done] = useRemembered(rememberedDone);
  const [started] = useRemembered(rememberedStarted);
  const [keepsOffline, setKeepsOffline] = useRemembered(rememberedKeepsOffline);
  const isOnline = useSyncExternalStore(online.subscribe, online.get, () => true);
  const [tab, setTab] = useState<'to-read' | 'done'>('to-read');
  const [order, setOrder] = useState<SavedOrder>('newest');
  const [undo, setUndo] = useState<Undo>();
  const gone = useGone([...saved, ...done], requestGone);
  const offline = useOffline();
  const shareOf = (story: RememberedStory) => started.find((one) => isSameStory(one, story))?.share ?? 0;

  function change(story: RememberedStory, state: ReadingState, text: string): void {
    setUndo({ id: Date.now(), text, before: readReadingList() });
    changeReadingList(story, state);
    markDone(story.url, state !== 'to-read');
  }

  const list = inOrder(tab === 'to-read' ? saved : done, order, shareOf);
  const here = offline.paths ? saved.filter(({ url }) => offline.paths?.has(url)).length : 0;
  const goOn = saved.find((story) => shareOf(story) > 0 && !gone.has(story.url));
  const isEmpty = saved.length + done.length === 0;
  const summary = isOnline
    ? words.summary(saved.length, minutesOf(saved, shareOf), here)
    : words.offline(here, saved.length);
  return (
    <>
      <SavedHead text={isEmpty ? words.intro : saved.length === 0 ? words.allDone : summary}>
        {goOn && tab === 'to-read' && <GoOnReading story={goOn} share={shareOf(goOn)} />}
      </SavedHead>
      {isEmpty ? (
        <div className={styles.empty}>
          <h2>{words.empty}</h2>
          <p>{words.emptyText}</p>
          <SiteLink className={buttonClass('solid', 'small')} to={pathFor('latest')}>
            {copy.seeLatest}
          </SiteLink>
        </div>
      ) : (
        <>
          <SavedBar
            tab={tab}
            counts={{ 'to-read': saved.length, done: done.length }}
            onTab={setTab}
            order={order}
            onOrder={setOrder}
            keepsOffline={offline.paths ? keepsOffline : undefined}
            onKeepsOffline={setKeepsOffline}
          />
          <h2 className="vh">{tab === 'to-read' ? words.toRead : words.done}</h2>
          {list.length === 0 && (
            <p className={styles.none}>{tab === 'done' ? words.nothingDone : words.allDone}</p>
          )}
          <ol>
            {list.map((story) => (
              <SavedRow
                key={story.url}
                story={story}
                share={shareOf(story)}
                isDone={tab === 'done'}
                isGone={gone.has(story.url)}
                offline={offline}
                onMove={() =>
                  tab === 'to-read'
                    ? change(story, 'done', words.movedToDone)
                    : change(story, 'to-read', words.movedToRead)
                }
                onRemove={() => change(story, 'removed', copy.removedFromList)}
              />
            ))}
          </ol>
          <p className={styles.note}>
            {isSignedIn ? words.storedInAccount : words.storedHere}{' '}
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                setUndo({ id: Date.now(), text: words.cleared, before: readReadingList() });
                writeReadingList([]);
              }}
            >
              {words.clear}
            </button>
          </p>
        </>
      )}
      {undo && (
        <UndoNote
          text={undo.text}
          key={undo.id}
          onUndo={() => {
            writeReadingList(undo.before);
            setUndo(undefined);
          }}
          onEnd={() => setUndo(undefined)}
        />
      )}
    </>
  );
}
