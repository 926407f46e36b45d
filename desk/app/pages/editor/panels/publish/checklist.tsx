import type { CheckFinding } from '#content/entities/story-check.ts';
import { useStorySession } from '../../../../story/use-story-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Note, Skeleton } from '../../../../ui/marks.tsx';
import { usePanelControl } from '../../panel-control.ts';
import { useMissingToEdit } from '../../read-only.tsx';
import { checksHeadingId } from './focus-checks.ts';
import { applyFix, goToFinding } from './mend.ts';
import styles from './publish.module.css';
import type { useChecks } from './use-checks.ts';

const effectWords = { blocks: 'Must be mended', warns: 'Should be mended', informs: 'Good to know' } as const;
const effectIcons = { blocks: 'stop', warns: 'warning', informs: 'info' } as const;

/** What is to be mended before the story goes out, with the way to each place. */
export function Checklist({ checks }: { checks: ReturnType<typeof useChecks> }) {
  const { findings, total, isKnown, isRunning, problem, runNow } = checks;
  const blocking = findings.filter(({ effect }) => effect === 'blocks').length;
  const failed = new Set(findings.map(({ check }) => check)).size;
  return (
    <section className={styles.part} aria-label="Before it goes out">
      <header className={styles.head}>
        <h2 id={checksHeadingId} tabIndex={-1}>
          Before it goes out
        </h2>
        {isKnown && (
          <span className={styles.count} role="status">
            {total - failed} of {total}
            {blocking > 0 && `, ${blocking} must be mended`}
          </span>
        )}
      </header>
      {problem && <Note tone="bad">The checks could not run. {problem}</Note>}
      {!isKnown && !problem && <Skeleton rows={3} height="1.75rem" />}
      {isKnown && findings.length === 0 && (
        <p className={styles.clear}>
          <Icon name="done" /> Every check has passed.
        </p>
      )}
      <ul className={styles.findings}>
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same of two places
          <Finding key={index} finding={finding} />
        ))}
      </ul>
      {(isKnown || problem) && (
        <div>
          <Button size="small" onPress={runNow} isPending={isRunning}>
            Check again
          </Button>
        </div>
      )}
    </section>
  );
}

function Finding({ finding }: { finding: CheckFinding }) {
  const session = useStorySession();
  const panel = usePanelControl();
  const whyReadOnly = useMissingToEdit()?.message;
  const { effect, message, fix, place } = finding;
  const hasPlace = place.field !== undefined || place.position !== undefined;
  return (
    <li className={styles.finding} data-effect={effect}>
      <Icon name={effectIcons[effect]} />
      <div>
        <span className="vh">{effectWords[effect]}: </span>
        {message}
        <div className={styles.acts}>
          {fix && (
            <Button size="small" onPress={() => applyFix(fix, session)} blockedBy={whyReadOnly}>
              {fix.label}
            </Button>
          )}
          {hasPlace && (
            <Button size="small" kind="quiet" onPress={() => void goToFinding(finding, session, panel)}>
              Go to it
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
