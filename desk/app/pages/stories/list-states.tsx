import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/marks.tsx';
import { type ListAddress, writeAddress } from './list-query.ts';
import styles from './stories.module.css';
import type { Question } from './use-list-acts.ts';

/** The next part comes before one reaches the end. */
export function More({
  next,
  isLoading,
  onMore,
}: {
  next: string | undefined;
  isLoading: boolean;
  onMore: () => Promise<void>;
}) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (!next || isLoading || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void latest.current().catch(() => {});
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [next, isLoading]);
  if (!next) return null;
  return (
    <div ref={end} className={styles.end}>
      <Button size="small" isPending={isLoading} onPress={() => void onMore().catch(() => {})}>
        Show more
      </Button>
    </div>
  );
}

/** Why nothing is listed, and the likeliest next act. */
export function Nothing({ address, onClear }: { address: ListAddress; onClear: () => void }) {
  const { filters, q } = address;
  if (filters.state === 'deleted' && Object.keys(filters).length === 1 && !q)
    return (
      <Empty title="Nothing is deleted">
        A deleted story stays here for thirty days. It can be put back.
      </Empty>
    );
  if (filters.assignee === 'me' && writeAddress({ ...address, filters: {}, view: undefined }) === '')
    return <Empty title="Nothing is assigned to you">Take a story from the list with A.</Empty>;
  if (Object.keys(filters).length > 0 || q)
    return (
      <Empty title="No story fits these filters" acts={<Button onPress={onClear}>Clear filters</Button>}>
        Remove a filter, or look for other words.
      </Empty>
    );
  return (
    <Empty
      title="No stories yet"
      acts={
        <ButtonLink to="/stories/new/" kind="solid" icon="plus">
          New story
        </ButtonLink>
      }
    >
      The first one is an idea and a headline. Everything else can wait.
    </Empty>
  );
}

/** Before an act that readers notice. */
export function ConfirmAct({
  question,
  onAnswer,
}: {
  question: Question | undefined;
  onAnswer: (isConfirmed: boolean) => void;
}) {
  if (!question) return null;
  const { act, stories } = question;
  const what = stories.length === 1 ? `“${stories[0]?.title}”` : `${stories.length} stories`;
  return (
    <ConfirmDialog
      title={act === 'withdraw' ? `Withdraw ${what}?` : `Delete ${what}?`}
      act={act === 'withdraw' ? 'Withdraw' : 'Delete'}
      isOpen
      isDangerous
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      {act === 'withdraw'
        ? 'Readers can no longer open what is published, and what is scheduled does not come out.'
        : 'Readers can no longer open what is published. You can put it back for thirty days; it then comes back withdrawn.'}
    </ConfirmDialog>
  );
}
