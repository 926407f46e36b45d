import { Suspense, useEffect, useRef, useState } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import type { listStories } from '#content/calls/story-list.ts';
import { listViews } from '#content/calls/views.ts';
import type { StoryView } from '#content/entities/story-view.ts';
import { type AnswerOf, callApi } from '../../api/call-api.ts';
import { Sheet } from '../../shell/sheet.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SearchField } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/marks.tsx';
import { loadNewsroom, type NewsroomFacts } from '../../work/desk-facts.ts';
import { rememberList } from '../../work/last-list.ts';
import { NotRead } from '../../work/not-read.tsx';
import { type ListAddress, readAddress, writeAddress } from './list-query.ts';
import styles from './stories.module.css';
import { StoryList } from './story-list.tsx';
import { readFirstPart } from './use-story-list.ts';
import { ViewTabs } from './view-tabs.tsx';

interface Loaded {
  address: ListAddress;
  newsroom: NewsroomFacts;
  views: readonly StoryView[];
  /** A slow list shows its rows late, and the rest of the screen at once. */
  first: Promise<AnswerOf<typeof listStories>>;
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const address = readAddress(new URL(request.url).searchParams);
  const [newsroom, { items }] = await Promise.all([loadNewsroom(), callApi(listViews)]);
  const first = readFirstPart(address, newsroom.desk.timeZone);
  // The screen shows what went wrong.
  first.catch(() => {});
  return { address, newsroom, views: items, first };
}

const searchPause = 250;

/** `/desk/stories/`: every story that one may see. */
export function Component() {
  const { address, newsroom, views: loadedViews, first } = useLoaderData() as Loaded;
  const navigate = useNavigate();
  const [views, setViews] = useState(loadedViews);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => rememberList(writeAddress(address)), [address]);
  const go = (change: Partial<ListAddress>, replace = false) =>
    void navigate(`/stories/?${writeAddress({ ...address, ...change })}`, { replace });
  return (
    <Sheet
      title="Stories"
      isFlush
      acts={
        <>
          <Search initial={address.q} inputRef={search} onSearch={(q) => go({ q }, true)} />
          <ButtonLink to="/stories/new/" kind="solid" icon="plus">
            New story
          </ButtonLink>
        </>
      }
    >
      <ViewTabs address={address} views={views} onViews={setViews} />
      <Suspense key={writeAddress(address)} fallback={<Skeleton rows={12} />}>
        <Await resolve={first} errorElement={<Failed onRetry={() => go({}, true)} />}>
          {(page: AnswerOf<typeof listStories>) => (
            <StoryList address={address} first={page} newsroom={newsroom} onChange={go} search={search} />
          )}
        </Await>
      </Suspense>
    </Sheet>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <NotRead what="The list" problem="Nothing is lost: try again in a moment." onAgain={onRetry} />
    </div>
  );
}

/** Looks while one types, after a short pause. */
function Search({
  initial,
  inputRef,
  onSearch,
}: {
  initial: string;
  inputRef: React.RefObject<HTMLInputElement | null>;
  onSearch: (q: string) => void;
}) {
  const [typed, setTyped] = useState(initial);
  const sent = useRef(initial);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    // The address changed by something else, such as a view.
    if (initial === sent.current) return;
    sent.current = initial;
    setTyped(initial);
  }, [initial]);
  useEffect(() => {
    const words = typed.trim();
    if (words === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words;
      latest.current(words);
    }, searchPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={styles.search}>
      <SearchField
        label="Find in stories"
        value={typed}
        onChange={setTyped}
        placeholder="Headline, words in the text"
        keys="/"
        inputRef={inputRef}
      />
    </div>
  );
}
