import { memo } from 'react';
import { Link } from 'react-router';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { useMe } from '../../session/me.ts';
import { BareButton, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Avatar, Pill, SectionTick } from '../../ui/marks.tsx';
import { Menu } from '../../ui/menu.tsx';
import { type NewsroomFacts, nameOf } from '../../work/desk-facts.ts';
import { sectionLine } from '../../work/section-line.ts';
import { StateMark } from '../../work/state-mark.tsx';
import { whenText, whenWords } from '../../work/when.ts';
import type { ColumnName } from './list-query.ts';
import { actsOf } from './row-acts.ts';
import styles from './stories.module.css';
import type { People } from './use-story-list.ts';
import { whyOff } from './why-off.ts';
import type { WorkPart } from './work-popover.tsx';

export const kindNames: Readonly<Record<StoryListItem['type'], string>> = {
  article: 'Article',
  review: 'Review',
  gallery: 'Gallery',
  video: 'Video',
  collection: 'Collection',
  feature: 'Feature',
};

/** What rows do with their list. */
export interface RowHandlers {
  select: (id: string, isSelected: boolean) => void;
  selectTo: (id: string) => void;
  setCurrent: (id: string) => void;
  /** Without an element the popover stands beside the control of the row. */
  work: (part: WorkPart, story: StoryListItem, anchor?: HTMLElement) => void;
  confirm: (act: 'withdraw' | 'delete', story: StoryListItem) => void;
  putBack: (story: StoryListItem) => void;
  open: (id: string) => void;
  setLink: (id: string, element: HTMLAnchorElement | null) => void;
}

interface StoryRowProps {
  story: StoryListItem;
  newsroom: NewsroomFacts;
  now: number;
  columns: readonly ColumnName[];
  isSelected: boolean;
  isCurrent: boolean;
  /** Stories in the trash cannot be worked on. */
  isTrash: boolean;
  /** Who has the story open. */
  people: ReturnType<People['get']>;
  handlers: RowHandlers;
}

/** Only rows that change are rendered again: a key that moves through a hundred rows must not wait for all of them. */
export const StoryRow = memo(function StoryRow(props: StoryRowProps) {
  const { story, newsroom, columns, isSelected, isCurrent, isTrash, handlers } = props;
  const me = useMe();
  const { id } = story;
  const title = story.title || 'Untitled';
  const cells = cellsOf(props, whyOff(me, 'plan', story));
  const acts = actsOf(story, {
    me,
    isTrash,
    work: (part) => handlers.work(part, story),
    confirm: (act) => handlers.confirm(act, story),
    putBack: () => handlers.putBack(story),
    open: () => handlers.open(id),
  });
  return (
    <tr
      data-s={sectionLine(story)}
      data-selected={isSelected}
      data-current={isCurrent}
      onFocus={() => handlers.setCurrent(id)}
    >
      <td className={styles.pick}>
        <span
          onClickCapture={(event) => {
            if (!event.shiftKey) return;
            event.preventDefault();
            event.stopPropagation();
            handlers.selectTo(id);
          }}
        >
          <Checkbox
            label={`Select ${title}`}
            isSelected={isSelected}
            onChange={(is) => handlers.select(id, is)}
          />
        </span>
      </td>
      <td className={styles.story}>
        <div className={styles.head}>
          <Picture story={story} />
          <div className={styles.words}>
            {story.deletedAt ? (
              <span className={styles.title}>{title}</span>
            ) : (
              <Link
                ref={(element) => handlers.setLink(id, element)}
                data-row-link=""
                className={styles.title}
                to={`/stories/${encodeURIComponent(id)}/`}
              >
                {title}
              </Link>
            )}
            <span className={styles.facts}>
              {story.topic && <SectionTick section={sectionLine(story)}>{story.topic.name}</SectionTick>}
              <span>{kindNames[story.type]}</span>
              <span className={styles.phoneState}>
                <StateMark story={story} newsroom={newsroom} />
              </span>
            </span>
          </div>
          <Marks {...props} ownSub={me.sub} />
        </div>
      </td>
      {columns.map((name) => (
        <td key={name} className={styles[name]}>
          {cells[name]}
        </td>
      ))}
      <td className={styles.more}>
        <Menu label={`Acts on ${title}`} acts={acts}>
          <IconButton label={`More about ${title}`} icon="more" size="small" />
        </Menu>
      </td>
    </tr>
  );
});

function Picture({ story: { picture } }: { story: StoryListItem }) {
  return (
    <span className={styles.picture} style={picture?.color ? { background: picture.color } : undefined}>
      {picture && <img src={picture.url} alt="" loading="lazy" width={48} height={36} />}
    </span>
  );
}

function Marks({ story, people = [], now, ownSub }: StoryRowProps & { ownSub: string }) {
  const { hasEmbargo, openNotes, priority, dueAt, state } = story;
  const others = people.filter(({ sub }) => sub !== ownSub);
  const isLate = dueAt !== undefined && Date.parse(dueAt) < now && state !== 'published';
  return (
    <span className={styles.marks}>
      {priority === 'high' && (
        <Pill tone="info" icon="flag">
          High
        </Pill>
      )}
      {hasEmbargo && (
        <Pill tone="line" icon="lock">
          Embargo
        </Pill>
      )}
      {openNotes > 0 && (
        <Pill icon="comments">
          {openNotes}
          <span className="vh"> open {openNotes === 1 ? 'note' : 'notes'}</span>
        </Pill>
      )}
      {isLate && (
        <Pill tone="bad" icon="clock">
          Late
        </Pill>
      )}
      {others.slice(0, 3).map(({ sub, name }) => (
        <Avatar key={sub} name={`${name ?? sub} is here`} size="small" ring="var(--h-tech, var(--focus))" />
      ))}
    </span>
  );
}

function cellsOf(
  { story, newsroom, now, isTrash, handlers }: StoryRowProps,
  blockedBy: string | undefined,
): Readonly<Record<ColumnName, React.ReactNode>> {
  const { timeZone } = newsroom.desk;
  const title = story.title || 'Untitled';
  const assignee = nameOf(story.assignee, newsroom);
  const change = (part: WorkPart, label: string, content: React.ReactNode) =>
    isTrash ? (
      content
    ) : (
      <BareButton
        className={styles.change}
        part={part}
        blockedBy={blockedBy}
        onPress={(anchor) => handlers.work(part, story, anchor)}
      >
        {content}
        <span className="vh">{`, ${label} of ${title}`}</span>
      </BareButton>
    );
  return {
    state: change('stage', 'Stage', <StateMark story={story} newsroom={newsroom} />),
    assignee: change(
      'assignee',
      'Assignee',
      <>
        <Avatar name={assignee} size="small" />
        <span className={assignee ? styles.assigneeName : 'vh'}>{assignee ?? 'Unassigned'}</span>
      </>,
    ),
    authors: story.authors.map(({ name }) => name).join(', ') || '—',
    due: change('due', 'Due time', <Due story={story} now={now} timeZone={timeZone} />),
    saved: whenText(Date.parse(story.updatedAt), now, timeZone),
    words: story.wordCount ? story.wordCount.toLocaleString('en-US') : '—',
  };
}

/** A draft is due; a story is or comes out. */
function Due({ story, now, timeZone }: { story: StoryListItem; now: number; timeZone: string }) {
  const { state, publishAt, publishedAt, dueAt, deletedAt } = story;
  const text = (moment: string) => whenText(Date.parse(moment), now, timeZone);
  if (deletedAt) return <span className={styles.quiet}>{text(deletedAt)}</span>;
  if (state === 'scheduled' && publishAt)
    return (
      <span className={styles.out}>
        <Icon name="clock" size={14} />
        {text(publishAt)}
      </span>
    );
  if (dueAt && state !== 'published')
    return (
      <span
        className={
          Date.parse(dueAt) < now
            ? styles.late
            : Date.parse(dueAt) - now < 7_200_000
              ? styles.soon
              : undefined
        }
      >
        {text(dueAt)}
      </span>
    );
  if (publishedAt && state === 'published')
    return <span className={styles.quiet}>Out {whenWords(Date.parse(publishedAt), now, timeZone)}</span>;
  return <span className={styles.quiet}>No date</span>;
}
