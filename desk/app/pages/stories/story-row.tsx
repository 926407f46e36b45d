import { Button as AriaButton } from 'react-aria-components';
import { Link } from 'react-router';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Avatar, Pill, SectionTick } from '../../ui/marks.tsx';
import { Menu, type MenuAct } from '../../ui/menu.tsx';
import { type NewsroomFacts, nameOf } from '../../work/desk-facts.ts';
import { sectionLine } from '../../work/section-line.ts';
import { StateMark } from '../../work/state-mark.tsx';
import { whenText, whenWords } from '../../work/when.ts';
import type { ColumnName } from './list-query.ts';
import styles from './stories.module.css';
import type { WorkPart } from './work-popover.tsx';

export const kindNames: Readonly<Record<StoryListItem['type'], string>> = {
  article: 'Article',
  review: 'Review',
  gallery: 'Gallery',
  video: 'Video',
  collection: 'Collection',
  feature: 'Feature',
};

interface StoryRowProps {
  story: StoryListItem;
  newsroom: NewsroomFacts;
  now: number;
  columns: readonly ColumnName[];
  isSelected: boolean;
  isCurrent: boolean;
  people: readonly { sub: string; name?: string }[];
  acts: readonly MenuAct[];
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  onFocus: () => void;
  /** Undefined where the work cannot be changed: in the trash. */
  onWork?: ((part: WorkPart, anchor: HTMLElement) => void) | undefined;
  linkRef: (element: HTMLAnchorElement | null) => void;
}

export function StoryRow(props: StoryRowProps) {
  const { story, newsroom, columns, isSelected, isCurrent, acts, onSelect, onFocus, linkRef } = props;
  const title = story.title || 'Untitled';
  const cells = cellsOf(props);
  return (
    <tr data-s={sectionLine(story)} data-selected={isSelected} data-current={isCurrent} onFocus={onFocus}>
      <td className={styles.pick}>
        <span
          onClickCapture={(event) => {
            if (!event.shiftKey) return;
            event.preventDefault();
            event.stopPropagation();
            onSelect(!isSelected, true);
          }}
        >
          <Checkbox
            label={`Select ${title}`}
            isSelected={isSelected}
            onChange={(is) => onSelect(is, false)}
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
                ref={linkRef}
                data-row-link=""
                className={styles.title}
                to={`/stories/${encodeURIComponent(story.id)}/`}
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
          <Marks {...props} />
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
}

function Picture({ story: { picture } }: { story: StoryListItem }) {
  return (
    <span className={styles.picture} style={picture?.color ? { background: picture.color } : undefined}>
      {picture && <img src={picture.url} alt="" loading="lazy" width={48} height={36} />}
    </span>
  );
}

function Marks({ story, people, now }: StoryRowProps) {
  const { hasEmbargo, openNotes, priority, dueAt, state } = story;
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
      {people.slice(0, 3).map(({ sub, name }) => (
        <Avatar key={sub} name={`${name ?? sub} is here`} size="small" ring="var(--h-tech, var(--focus))" />
      ))}
    </span>
  );
}

function cellsOf({
  story,
  newsroom,
  now,
  onWork,
}: StoryRowProps): Readonly<Record<ColumnName, React.ReactNode>> {
  const { timeZone } = newsroom.desk;
  const title = story.title || 'Untitled';
  const assignee = nameOf(story.assignee, newsroom);
  const change = (part: WorkPart, label: string, content: React.ReactNode) =>
    onWork ? (
      <WorkButton label={`${label} of ${title}`} part={part} onWork={onWork}>
        {content}
      </WorkButton>
    ) : (
      content
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

/** A popover needs the element it stands beside. */
function WorkButton({
  label,
  part,
  onWork,
  children,
}: {
  label: string;
  part: WorkPart;
  onWork: (part: WorkPart, anchor: HTMLElement) => void;
  children: React.ReactNode;
}) {
  return (
    <AriaButton
      className={styles.change ?? ''}
      data-part={part}
      onPress={({ target }) => onWork(part, target as HTMLElement)}
    >
      {children}
      <span className="vh">{`, ${label}`}</span>
    </AriaButton>
  );
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
