import { embedCopy } from '#app/copy/embeds.ts';
import { copy } from '#app/copy/site.ts';
import { type AwardDate, awardDate } from '#app/features/story/embeds/award-date.ts';
import { Badge } from '#design/badge/badge.tsx';
import styles from './award-badges.module.css';

/** The editors' award with its month, if known. */
export function ChoiceBadge({ className, ...date }: AwardDate & { className?: string | undefined }) {
  return (
    <Badge kind="choice" className={className}>
      {copy.editorsChoice} <Month {...date} />
    </Badge>
  );
}

export function InnovationBadge(date: AwardDate) {
  return (
    <Badge kind="line">
      {embedCopy.innovationAward} <Month {...date} />
    </Badge>
  );
}

function Month(date: AwardDate) {
  const text = awardDate(date);
  return text === '' ? null : <span className={styles.month}>{text}</span>;
}
