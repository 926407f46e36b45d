import styles from './prose.module.css';
import { StaticHtml } from './static-html.tsx';

interface ProseProps {
  html: string | null;
  /** The first paragraph of a story begins with a drop cap. */
  hasDropCap?: boolean;
}

/** Allow-listed HTML in the look of a story's text. */
export function Prose({ html, hasDropCap = false }: ProseProps) {
  return (
    <StaticHtml className={hasDropCap ? `${styles.prose} ${styles.dropCap}` : styles.prose} html={html} />
  );
}
