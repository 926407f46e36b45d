import type { ViewProps } from '../../page/view.ts';
import { Prose } from '../../primitives/prose/prose.tsx';
import styles from './rich-text.module.css';

/** A static text of the publication: about us, policies, notes. */
export function RichText({ component, page }: ViewProps<'Text'>) {
  const { title, description, content } = component.data;
  const isPage = page.pageType === 'static';
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={`wrap ${styles.text}`} data-page={isPage || undefined}>
      {title && <Heading className={isPage ? 'hd-1' : 'hd-2'}>{title}</Heading>}
      {description && <p className={styles.dek}>{description}</p>}
      <Prose html={content} />
    </div>
  );
}
