import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { listStories } from '#content/calls/story-list.ts';
import type { AnswerOf } from '../../api/call-api.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import type { NewsroomFacts } from '../../work/desk-facts.ts';
import { BulkBar } from './bulk-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { ListAddress } from './list-query.ts';
import { ConfirmAct, More, Nothing } from './list-states.tsx';
import styles from './stories.module.css';
import { StoryTable } from './story-table.tsx';
import { useListActs } from './use-list-acts.ts';
import { placeAt, rememberPlace, useStoryList } from './use-story-list.ts';
import { whyAllOff } from './why-off.ts';
import { WorkPopover } from './work-popover.tsx';

interface StoryListProps {
  address: ListAddress;
  first: AnswerOf<typeof listStories>;
  newsroom: NewsroomFacts;
  onChange: (change: Partial<ListAddress>) => void;
  search: React.RefObject<HTMLInputElement | null>;
}

/** The rows, with what can be done with one or with many. */
export function StoryList({ address, first, newsroom, onChange, search }: StoryListProps) {
  const me = useMe();
  const [now] = useState(() => Date.now());
  const list = useStoryList(address, first, newsroom.desk.timeZone);
  const { items, next, total, changes } = list;
  const clearFilters = () => onChange({ filters: {}, q: '', view: undefined });
  const isTrash = address.filters.state === 'deleted';
  const initial = placeAt(list.key)?.selection;
  const acts = useListActs({
    items,
    changes,
    isTrash,
    initial,
    search,
    clearFilters,
    readAll: list.readAll,
  });
  const { selected, selection } = acts;
  const hasAll = acts.hasAll || (next === undefined && selected.length === items.length);
  usePlace(list, selection.selected);
  return (
    <>
      <FilterChips
        address={address}
        newsroom={newsroom}
        onChange={onChange}
        shown={items.length}
        total={total}
        hasMore={next !== undefined}
      />
      {list.newCount > 0 && (
        <p className={styles.fresh} role="status">
          <Button kind="solid" size="small" icon="up" onPress={list.showNew}>
            {`Show ${list.newCount} new`}
          </Button>
        </p>
      )}
      {items.length === 0 ? (
        <Nothing address={address} onClear={clearFilters} />
      ) : (
        <StoryTable
          items={items}
          address={address}
          newsroom={newsroom}
          now={now}
          people={list.people}
          acts={acts}
        />
      )}
      <More next={next} isLoading={list.isLoading} onMore={list.loadMore} />
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          matching={hasAll ? undefined : (total ?? 'all')}
          isLoading={list.isLoading}
          onAll={acts.selectAll}
          isTrash={isTrash}
          blockedBy={{
            plan: whyAllOff(me, 'plan', selected),
            withdraw: whyAllOff(me, 'publish', selected),
            delete: whyAllOff(me, 'delete', selected),
          }}
          onWork={(part, at) => acts.work(part, selected, at)}
          onWithdraw={() => acts.confirm('withdraw', selected)}
          onDelete={() => acts.confirm('delete', selected)}
          onPutBack={() => acts.putBack(selected)}
          onClear={acts.clear}
        />
      )}
      <WorkPopover
        target={acts.target}
        anchor={acts.anchor}
        newsroom={newsroom}
        list={changes}
        onClose={acts.closeWork}
      />
      <ConfirmAct question={acts.question} onAnswer={acts.answer} />
    </>
  );
}

/** Remembers where the list was left, and goes there when it is opened again. */
function usePlace(
  { key, items, next, total }: ReturnType<typeof useStoryList>,
  selected: ReadonlySet<string>,
): void {
  const latest = useRef({ items, next, total, selected });
  useEffect(() => {
    latest.current = { items, next, total, selected };
  });
  useLayoutEffect(() => {
    const place = placeAt(key);
    if (place) window.scrollTo(0, place.scroll);
    let scroll = window.scrollY;
    const follow = () => {
      scroll = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      const { selected: chosen, ...state } = latest.current;
      rememberPlace(key, { state, selection: chosen, scroll });
    };
  }, [key]);
}
