import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { storyTypes } from '#content/entities/story-types.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { type NewsroomFacts, nameOf } from '../../work/desk-facts.ts';
import styles from './filter-chips.module.css';
import {
  type ColumnName,
  columnNames,
  type Due,
  dues,
  type FilterName,
  type ListAddress,
} from './list-query.ts';
import { type PickChoice, PickPopover } from './pick-popover.tsx';
import { kindNames } from './story-row.tsx';

const labels: Readonly<Record<FilterName, string>> = {
  state: 'State',
  stage: 'Stage',
  section: 'Section',
  author: 'Author',
  type: 'Kind',
  topic: 'Topic',
  assignee: 'Assigned to',
  createdBy: 'Written by',
  due: 'Due',
};
const states = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
  deleted: 'Deleted',
} as const;
const offered: readonly FilterName[] = [
  'state',
  'stage',
  'section',
  'author',
  'type',
  'topic',
  'assignee',
  'due',
];
export const sortNames = {
  saved: 'Last saved',
  due: 'Due, soonest',
  publish: 'Out, newest',
  title: 'Title, A to Z',
} as const;
const columnLabels: Readonly<Record<ColumnName, string>> = {
  state: 'State',
  assignee: 'Assigned to',
  authors: 'By',
  due: 'Due or out',
  saved: 'Last saved',
  words: 'Words',
};

interface FilterChipsProps {
  address: ListAddress;
  newsroom: NewsroomFacts;
  onChange: (change: Partial<ListAddress>) => void;
  shown: number;
  total: number | undefined;
  hasMore: boolean;
}

/** What narrows the list, how it is sorted, and its columns. All of it stands in the address. */
export function FilterChips({ address, newsroom, onChange, shown, total, hasMore }: FilterChipsProps) {
  const { filters, sort, columns, q } = address;
  const set = (name: FilterName, value: string | undefined) => {
    const { [name]: _, ...others } = filters;
    onChange({ filters: value === undefined ? others : { ...others, [name]: value } });
  };
  const active = [...offered, 'createdBy' as const].filter((name) => filters[name] !== undefined);
  const isTrash = filters.state === 'deleted';
  const free = isTrash ? [] : offered.filter((name) => filters[name] === undefined);
  const toggle = (name: ColumnName) =>
    columnNames.filter((one) => (one === name ? !columns.includes(one) : columns.includes(one)));
  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        {active.map((name) => (
          <ActiveChip
            key={name}
            name={name}
            value={valueText(name, filters[name] ?? '', newsroom)}
            newsroom={newsroom}
            onPick={(value) => set(name, value)}
            onRemove={() => set(name, undefined)}
          />
        ))}
        {free.map((name) => (
          <AddChip key={name} name={name} newsroom={newsroom} onPick={(value) => set(name, value)} />
        ))}
      </div>
      <div className={styles.view}>
        <span className={styles.count} role="status">
          {total === undefined
            ? `${shown.toLocaleString('en-US')}${hasMore ? ' and more' : ''}`
            : `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`}
        </span>
        {!q && (
          <Menu
            label="Sort"
            acts={Object.entries(sortNames).map(([id, name]) => ({
              id,
              name,
              ...(id === sort ? { icon: 'check' as const } : {}),
              ...(filters.due && id !== 'due' ? { blockedBy: 'Due times are sorted by due time' } : {}),
              onAct: () => onChange({ sort: id as ListAddress['sort'] }),
            }))}
          >
            <Button kind="quiet" size="small" icon="sort">
              {sortNames[sort]}
            </Button>
          </Menu>
        )}
        <span className={styles.columns}>
          <Menu
            label="Columns"
            acts={columnNames.map((id) => ({
              id,
              name: columnLabels[id],
              ...(columns.includes(id) ? { icon: 'check' as const } : {}),
              onAct: () => onChange({ columns: toggle(id) }),
            }))}
          >
            <Button kind="quiet" size="small" icon="sliders">
              Columns
            </Button>
          </Menu>
        </span>
      </div>
    </div>
  );
}

function valueText(name: FilterName, value: string, newsroom: NewsroomFacts): string {
  const { desk } = newsroom;
  if (name === 'state') return states[value as keyof typeof states];
  if (name === 'type') return kindNames[value as keyof typeof kindNames];
  if (name === 'due') return dues[value as Due];
  if (name === 'stage') return desk.stages.find(({ id }) => id === value)?.name ?? value;
  if (name === 'section') return desk.sections.find(({ slug }) => slug === value)?.name ?? value;
  if (name === 'assignee' || name === 'createdBy')
    return value === 'me' ? 'me' : (nameOf(value, newsroom) ?? value);
  return value.replaceAll('-', ' ');
}

interface ChipProps {
  name: FilterName;
  newsroom: NewsroomFacts;
  onPick: (value: string) => void;
}

function ActiveChip({
  name,
  value,
  newsroom,
  onPick,
  onRemove,
}: ChipProps & { value: string; onRemove: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.active}>
      <AriaButton ref={anchor} className={styles.value ?? ''} onPress={() => setOpen(true)}>
        {labels[name]}: <b>{value}</b>
      </AriaButton>
      <AriaButton
        className={styles.remove ?? ''}
        aria-label={`Remove the filter ${labels[name]}: ${value}`}
        onPress={onRemove}
      >
        <Icon name="close" size={12} />
      </AriaButton>
      <FilterPopover
        name={name}
        newsroom={newsroom}
        anchor={anchor}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPick={onPick}
      />
    </span>
  );
}

function AddChip({ name, newsroom, onPick }: ChipProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AriaButton
        ref={anchor}
        className={styles.add ?? ''}
        onPress={() => setOpen(true)}
        aria-label={`Filter by ${labels[name].toLowerCase()}`}
      >
        <Icon name="plus" size={12} />
        {labels[name]}
      </AriaButton>
      <FilterPopover
        name={name}
        newsroom={newsroom}
        anchor={anchor}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPick={onPick}
      />
    </>
  );
}

function FilterPopover({
  name,
  newsroom,
  onPick,
  ...popover
}: ChipProps & {
  anchor: React.RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const me = useMe();
  const [loaded, setLoaded] = useState<readonly PickChoice[]>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  const isStored = name === 'author' || name === 'topic';
  const { isOpen } = popover;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try reads them again
  useEffect(() => {
    if (!isOpen || !isStored) return;
    let isWanted = true;
    setProblem(undefined);
    void import('./load-choices.ts')
      .then(({ loadChoices }) => loadChoices(name))
      .then((choices) => isWanted && setLoaded(choices))
      .catch((error: Error) => isWanted && setProblem(error.message));
    return () => {
      isWanted = false;
    };
  }, [isOpen, isStored, name, tries]);
  const choices = isStored ? loaded : fixedChoices(name, newsroom, me.sub);
  return (
    <PickPopover
      label={labels[name]}
      choices={choices}
      problem={problem}
      onAgain={() => setTries(tries + 1)}
      onPick={onPick}
      {...popover}
    />
  );
}

function fixedChoices(name: FilterName, { desk, colleagues }: NewsroomFacts, ownSub: string): PickChoice[] {
  const named = (entries: Readonly<Record<string, string>>) =>
    Object.entries(entries).map(([id, text]) => ({ id, name: text }));
  switch (name) {
    case 'state':
      return named(states);
    case 'due':
      return named(dues);
    case 'type':
      return storyTypes.map((id) => ({ id, name: kindNames[id] }));
    case 'stage':
      return desk.stages.map(({ id, name: text }) => ({ id, name: text }));
    case 'section':
      return desk.sections.map(({ slug, name: text }) => ({ id: slug, name: text }));
    default:
      return [
        { id: 'me', name: 'Me' },
        ...colleagues
          .filter(({ sub }) => sub !== ownSub)
          .map(({ sub, name: text, role }) => ({ id: sub, name: text ?? sub, detail: role })),
      ];
  }
}
