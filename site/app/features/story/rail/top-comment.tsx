import { use } from 'react';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import { WrittenCommentsContext } from '../../comments/written-comments.ts';
import styles from './top-comment.module.css';

/** The comment that readers like best, as the server wrote it; without one there is nothing. */
export function TopComment({ storyId }: { storyId: string }) {
  const written = use(WrittenCommentsContext);
  const own = written?.storyId === storyId ? written : undefined;
  return <StaticHtml className={`stage ${styles.comment}`} html={own?.top ?? null} />;
}
