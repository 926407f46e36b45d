import { useLayoutEffect, useRef, useState } from 'react';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { Checkbox } from '../../ui/choice.tsx';
import type { NewsroomFacts } from '../../work/desk-facts.ts';
import { groupOf } from './groups.ts';
import type { ColumnName, ListAddress } from './list-query.ts';
import styles from './stories.module.css';
import { type RowHandlers, StoryRow } from './story-row.tsx';
import { controlOf, type ListActs } from './use-list-acts.ts';
import type { People } from './use-story-list.ts';

const headings: Readonly<Record<ColumnName, string>> = {
  state: 'State',
  assignee: 'Assigned to',
  authors: 'By',
  due: 'Due or out',
  saved: 'Last saved',
  words: 'Words',
};

interface StoryTableProps {
  items: readonly StoryListItem[];
  address: ListAddress;
  newsroom: NewsroomFacts;
  now: number;
  people: People;
  acts: ListActs;
}

/** The rows of the list, those of one day below their day. */
export function StoryTable({ items, address, newsroom, now, people, acts }: StoryTableProps) {
  const { isTrash, selection, currentId } = acts;
  const handlers = useRowHandlers(acts);
  const chosen = items.filter(({ id }) => selection.selected.has(id)).length;
  const isSome = chosen > 0 && chosen < items.length;
  return (
    <table className={styles.table}>
      <caption className="vh">Stories</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.pick}>
            <Checkbox
              label="Select every story shown"
              isSelected={chosen > 0 && !isSome}
              isIndeterminate={isSome}
              onChange={(is) => (is ? selection.selectAll(items.map(({ id }) => id)) : acts.clear())}
            />
          </th>
          <th scope="col">Story</th>
          {address.columns.map((name) => (
            <th key={name} scope="col" className={styles[name]}>
              {isTrash && name === 'due' ? 'Deleted' : headings[name]}
            </th>
          ))}
          <th scope="col">
            <span className="vh">Acts</span>
          </th>
        </tr>
      </thead>
      {groupsOf(items, address, now, newsroom.desk.timeZone).map(({ name, rows }) => (
        <tbody key={name ?? 'all'}>
          {name && (
            <tr className={styles.group}>
              <th colSpan={address.columns.length + 3} scope="rowgroup">
                {name} <span>{rows.length}</span>
              </th>
            </tr>
          )}
          {rows.map((story) => (
            <StoryRow
              key={story.id}
              story={story}
              newsroom={newsroom}
              now={now}
              columns={address.columns}
              isSelected={selection.selected.has(story.id)}
              isCurrent={story.id === currentId}
              isTrash={isTrash}
              people={people.get(story.id)}
              handlers={handlers}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The same object for as long as the list is shown, whatever is selected: rows with the same properties are left as they are. */
function useRowHandlers(acts: ListActs): RowHandlers {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [handlers] = useState((): RowHandlers => {
    const linkOf = (id: string) => latest.current.links.current.get(id);
    return {
      select: (id, isSelected) => latest.current.selection.set(id, isSelected),
      selectTo: (id) => latest.current.selection.selectTo(id),
      setCurrent: (id) => latest.current.setCurrent(id),
      work: (part, story, anchor) =>
        latest.current.work(
          part,
          [story],
          anchor ?? controlOf(linkOf(story.id), part) ?? linkOf(story.id) ?? document.body,
        ),
      confirm: (act, story) => latest.current.confirm(act, [story]),
      putBack: (story) => latest.current.putBack([story]),
      open: (id) => latest.current.open(id),
      setLink(id, element) {
        const { links } = latest.current;
        if (element) links.current.set(id, element);
        else links.current.delete(id);
      },
    };
  });
  return handlers;
}

function groupsOf(
  items: readonly StoryListItem[],
  { sort, q, filters }: ListAddress,
  now: number,
  timeZone: string,
): { name: string | undefined; rows: StoryListItem[] }[] {
  if (q || filters.state === 'deleted') return [{ name: undefined, rows: [...items] }];
  const groups = Map.groupBy(items, (item) => groupOf(item, sort, now, timeZone));
  return [...groups].map(([name, rows]) => ({ name, rows }));
}
