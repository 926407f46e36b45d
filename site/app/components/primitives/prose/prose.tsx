import styles from './prose.module.css';
import { StaticHtml } from './static-html.tsx';

interface ProseProps {
  html: string | null;
  /** The first paragraph of a story begins with a drop cap. */
  hasDropCap?: boolean;
}

/** Allow-listed HTML in the look of a story's text. */
export function Prose({ html, hasDropCap = false }: ProseProps) {
  const isBeginning = hasDropCap && !beginsWithNote(html ?? '');
  return (
    <StaticHtml className={isBeginning ? `${styles.prose} ${styles.dropCap}` : styles.prose} html={html} />
  );
}

/** A note in italics before the story is not its beginning. */
function beginsWithNote(html: string): boolean {
  const [first = ''] = html.split('</p>', 1);
  const text = first.slice(first.indexOf('>') + 1).trim();
  return text.startsWith('<em>') && text.indexOf('</em>') === text.length - '</em>'.length;
}
