import type { CSSProperties } from 'react';
import { reportCopy } from '#app/copy/report.ts';
import type { ShownPart } from '#content/entities/report.ts';
import { chirpWidth } from '#design/chirp/chirp.tsx';
import { tickClass } from '#design/tick/tick.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { StoryMeta } from '../../story/meta/story-meta.tsx';
import { Headline } from '../../story/story-card/headline.tsx';
import styles from './report.module.css';
import { reportHues } from './report-hues.ts';
import { SmallChart } from './small-chart.tsx';

/** The stories of a report in their order, numbered, each with a chart of its own. */
export function ReportParts({ parts }: { parts: readonly ShownPart[] }) {
  const hues = reportHues(parts);
  return (
    <ol className={`wrap ${styles.parts}`} aria-label={reportCopy.parts}>
      {parts.map(({ story, name, chart }, index) => (
        <li key={story.id} className={styles.part} data-s={hues[index]}>
          <p
            className={styles.number}
            style={{ '--width': `${chirpWidth(index, parts.length)}%` } as CSSProperties}
            aria-hidden="true"
          >
            {index + 1}
          </p>
          <article className={styles.story}>
            <Picture image={story.image} sizes="(min-width: 64rem) 33vw, 92vw" ratio="16/9" />
            <div className={styles.words}>
              {name && (
                <p className={tickClass} dir="auto">
                  {name}
                </p>
              )}
              <Headline story={story} look={index === 0 ? '1' : '2'} level={2} />
              {story.description && <p className="dek">{story.description}</p>}
              <StoryMeta story={story} withReadTime />
            </div>
          </article>
          {chart && <SmallChart {...chart} />}
        </li>
      ))}
    </ol>
  );
}
