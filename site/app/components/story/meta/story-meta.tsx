import type { ContentLink } from '#content/entities/content-link.ts';
import { TimeText } from '../../primitives/time-text/time-text.tsx';
import { Meta } from './meta.tsx';

interface StoryMetaProps {
  story: ContentLink;
  className?: string | undefined;
  /** Cards of a list by one writer leave the name out. */
  withAuthor?: boolean;
  withReadTime?: boolean;
  withDate?: boolean;
}

export function authorName(author: { firstName: string; lastName: string }): string {
  return `${author.firstName} ${author.lastName}`.trim();
}

export function StoryMeta({
  story,
  className,
  withAuthor = true,
  withReadTime = false,
  withDate = true,
}: StoryMetaProps) {
  const minutes = withReadTime && Number(story.metaData?.readMinutes);
  const date = withDate ? (story.date ?? story.datePublished) : undefined;
  return (
    <Meta className={className}>
      {withAuthor && story.author && <span>{authorName(story.author)}</span>}
      {minutes ? <span>{minutes} min read</span> : null}
      {date && <TimeText date={date} />}
    </Meta>
  );
}
