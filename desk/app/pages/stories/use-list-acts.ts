import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { useMe } from '../../session/me.ts';
import { showToast } from '../../ui/toasts.ts';
import { deleteAll, type ListChanges, putBackAll, withdrawAll } from './story-acts.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';
import { whyAllOff } from './why-off.ts';
import type { WorkPart, WorkTarget } from './work-popover.tsx';

/** An act that readers notice, before it is confirmed. */
export interface Question {
  act: 'withdraw' | 'delete';
  stories: readonly StoryListItem[];
}

interface ListActsOptions {
  items: readonly StoryListItem[];
  changes: ListChanges;
  isTrash: boolean;
  /** What was selected when the list was left. */
  initial: ReadonlySet<string> | undefined;
  search: React.RefObject<HTMLInputElement | null>;
  clearFilters: () => void;
  /** Reads the matches that are not shown yet. */
  readAll: () => Promise<readonly StoryListItem[]>;
}

export type ListActs = ReturnType<typeof useListActs>;

/** The control of a row that changes this; undefined where it is not in view, as on a phone. */
export function controlOf(link: HTMLElement | undefined, part: WorkPart): HTMLElement | undefined {
  const found = link?.closest('tr')?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  return found?.checkVisibility() ? found : undefined;
}

/** What can be done in a list: selection, the current row, changes of one story or of many, and their keys. */
export function useListActs(options: ListActsOptions) {
  const { items, changes, isTrash, initial, search, clearFilters, readAll } = options;
  const me = useMe();
  const navigate = useNavigate();
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const selection = useSelection(ids, initial);
  /** Matches that are selected without being shown; undefined until every match was selected. */
  const [all, setAll] = useState<readonly StoryListItem[]>();
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const anchor = useRef<HTMLElement | null>(null);
  const [currentId, setCurrent] = useState<string>();
  const [target, setTarget] = useState<WorkTarget>();
  const [question, setQuestion] = useState<Question>();
  const shown = new Set(ids);
  const selected = [...items, ...(all ?? []).filter(({ id }) => !shown.has(id))].filter(({ id }) =>
    selection.selected.has(id),
  );
  const clear = () => {
    setAll(undefined);
    selection.clear();
  };
  const selectAll = async () => {
    selection.selectAll(ids);
    try {
      const found = await readAll();
      setAll(found);
      selection.selectAll(found.map(({ id }) => id));
    } catch (error) {
      showToast((error as Error).message, { isProblem: true });
    }
  };
  const current = items.find(({ id }) => id === currentId);

  const open = (id: string) => void navigate(`/stories/${encodeURIComponent(id)}/`);
  const work = (part: WorkPart, stories: readonly StoryListItem[], at: HTMLElement) => {
    const why = whyAllOff(me, 'plan', stories);
    if (why) {
      showToast(why, { isProblem: true });
      return;
    }
    anchor.current = at;
    setTarget({ part, stories });
  };
  const run = ({ act, stories }: Question) =>
    void (act === 'withdraw' ? withdrawAll : deleteAll)(stories, changes).then(clear);
  const confirm = (act: Question['act'], stories: readonly StoryListItem[]) => {
    const why = whyAllOff(me, act === 'delete' ? 'delete' : 'publish', stories);
    const isNoticed = stories.some(({ publishedVersion }) => publishedVersion !== undefined);
    if (why) showToast(why, { isProblem: true });
    else if (act === 'withdraw' || isNoticed) setQuestion({ act, stories });
    else run({ act, stories });
  };

  useListKeys({
    move(step) {
      const at = currentId === undefined ? -1 : ids.indexOf(currentId);
      const id = ids[Math.min(ids.length - 1, Math.max(0, at + step))];
      if (id === undefined) return;
      setCurrent(id);
      const link = links.current.get(id);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    },
    select: () => current && selection.set(current.id, !selection.selected.has(current.id)),
    selectRange: () => currentId !== undefined && selection.selectTo(currentId),
    selectAll: () => void selectAll(),
    clear() {
      if (selection.selected.size === 0) return false;
      clear();
      return true;
    },
    clearFilters,
    work(part) {
      const stories = selected.length > 0 ? selected : current ? [current] : [];
      const link = current && links.current.get(current.id);
      const at = (selected.length === 0 && controlOf(link, part)) || link || document.getElementById('main');
      if (stories.length > 0 && at && !isTrash) work(part, stories, at);
    },
    search: () => search.current?.focus(),
  });

  return {
    isTrash,
    selection,
    selectAll: () => void selectAll(),
    hasAll: all !== undefined,
    clear,
    selected,
    currentId,
    setCurrent,
    links,
    anchor,
    target,
    closeWork: () => setTarget(undefined),
    question,
    answer(isConfirmed: boolean) {
      if (isConfirmed && question) run(question);
      setQuestion(undefined);
    },
    open,
    work,
    confirm,
    putBack: (stories: readonly StoryListItem[]) => void putBackAll(stories, changes).then(clear),
  };
}
