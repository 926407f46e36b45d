import { galleryCopy } from '#app/copy/gallery.ts';
import type { PictureFacts } from '#content/entities/picture-facts.ts';
import { csvOf } from '#content/rules/csv.ts';
import styles from './picture-facts.module.css';

const order = ['shows', 'source', 'measured', 'measuredBy', 'scale', 'checked', 'kind'] as const;

interface PictureFactsListProps {
  facts: PictureFacts | undefined;
  /** Name of the downloaded file, without its ending. */
  fileName: string;
  /** One fact to a line, as beside a wide picture. */
  isNarrow?: boolean;
}

/** What a picture shows, where it comes from, its scale, who checked it; and its data. */
export function PictureFactsList({ facts, fileName, isNarrow = false }: PictureFactsListProps) {
  const known = order.flatMap((name) => (facts?.[name] ? [[name, facts[name]] as const] : []));
  if (known.length === 0 && !facts?.data) return null;
  return (
    <dl className={styles.facts} data-narrow={isNarrow || undefined}>
      {known.map(([name, text]) => (
        <div key={name}>
          <dt>{galleryCopy.facts[name]}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
      {facts?.data && <DataLink data={facts.data} fileName={fileName} />}
    </dl>
  );
}

/** The table is part of the page: the link needs no request and no script. */
function DataLink({ data, fileName }: { data: NonNullable<PictureFacts['data']>; fileName: string }) {
  const csv = csvOf(data);
  const bytes = new TextEncoder().encode(csv).length;
  return (
    <div data-print="none">
      <dt>{galleryCopy.facts.data}</dt>
      <dd>
        <a
          className="underlined"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
          download={`${fileName}.csv`}
        >
          {galleryCopy.download(bytes)}
        </a>
      </dd>
    </div>
  );
}
