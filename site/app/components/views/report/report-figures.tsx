import { reportCopy } from '#app/copy/report.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ShownFigure, ShownPart } from '#content/entities/report.ts';
import { Icon } from '#design/icons/icon.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import styles from './report.module.css';
import { reportHues } from './report-hues.ts';

interface ReportFiguresProps {
  figures: readonly ShownFigure[];
  parts: readonly ShownPart[];
}

/** The figures of a report. Each leads to the story it comes from, in that story's color. */
export function ReportFigures({ figures, parts }: ReportFiguresProps) {
  const hues = reportHues(parts);
  const hueOf = ({ storyId, story }: ShownFigure) =>
    hues[parts.findIndex((part) => part.storyId === storyId)] ?? sectionOf(story);
  const nameOf = ({ storyId, story }: ShownFigure) =>
    parts.find((part) => part.storyId === storyId)?.name ?? story.topic?.name ?? reportCopy.theStory;
  return (
    <section className={`stage ${styles.figures}`} aria-label={reportCopy.inFigures}>
      <ol className="wrap">
        {figures.map((figure) => (
          <li key={figure.value + figure.text} data-s={hueOf(figure)}>
            <SiteLink to={figure.story.url} className={styles.figure}>
              <span className={styles.value}>
                {figure.value}
                {figure.unit && <small> {figure.unit}</small>}
              </span>{' '}
              <span dir="auto">{figure.text}</span>{' '}
              <span className={styles.name} dir="auto">
                {nameOf(figure)}
                <Icon name="arrow-right" size={16} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
