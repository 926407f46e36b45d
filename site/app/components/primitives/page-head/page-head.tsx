import type { CSSProperties, ReactNode } from 'react';
import type { Image } from '#content/entities/image.ts';
import { Chirp } from '#design/chirp/chirp.tsx';
import { Strip } from '#design/strip/strip.tsx';
import { type Crumb, Crumbs } from '../crumbs/crumbs.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  description?: string | undefined;
  image?: Image | undefined;
  priority: boolean;
  /** Breadcrumbs without the page itself. */
  path: readonly Crumb[];
  /** Shelf section: its lines are lit in the strip. */
  section?: string | undefined;
  /** Content between breadcrumbs and title: a badge. */
  label?: ReactNode;
  /** The opening of a special report: higher, with a larger title and more of its picture. */
  isTall?: boolean;
  /** Content after the text: buttons, or the date of the last change. */
  children?: ReactNode;
}

/** Brand words chirp; a sentence would only look unsteady. */
const longestBrandText = 32;

/** The head of a page about one topic, collection or text: its title over its picture, on a dark stage. */
export function PageHead(props: PageHeadProps) {
  const { title, description, image, priority, path, section, label, isTall = false, children } = props;
  return (
    <header className={`stage ${styles.head}`} data-height={isTall ? 'tall' : undefined}>
      {image && (
        <div className={styles.picture}>
          <Picture image={image} sizes="(min-width: 64rem) 54vw, 100vw" ratio="auto" priority={priority} />
        </div>
      )}
      <div className={`wrap ${styles.text}`} data-picture={image ? '' : undefined}>
        <Crumbs path={path} />
        {label}
        <Title text={title} isNarrow={image !== undefined && !isTall} />
        {description && <p className={styles.dek}>{description}</p>}
        {children}
      </div>
      {/* The figures of a report go on below, on the same ground. */}
      {!isTall && <Strip section={section} seed={title} />}
    </header>
  );
}

function Title({ text, isNarrow }: { text: string; isNarrow: boolean }) {
  const words = text.split(' ');
  if (text.length > longestBrandText) return <h1 className="hd-mega">{text}</h1>;
  const longest = Math.max(...words.map((word) => word.length));
  return (
    <h1 className={styles.title} style={{ '--longest': longest } as CSSProperties}>
      {/* Beside a picture, two words are stacked; more wrap. */}
      <Chirp text={text} stacked={isNarrow && words.length <= 2} />
    </h1>
  );
}
