import { chooseTopic } from '#content/rules/choose-topic.ts';
import { Badge } from '#design/badge/badge.tsx';
import { buttonClass } from '#design/button/button.ts';
import { hrefOf } from '../components/primitives/section/route-href.ts';
import { seamlessCopy } from '../copy/seamless.ts';
import { copy } from '../copy/site.ts';
import { SiteLink } from '../links/site-link.tsx';
import { storyOf } from '../main-component.ts';
import { isExpecting, type ReadingStream } from './reading-stream.ts';
import styles from './stream-end.module.css';

export interface StreamEndProps {
  line: ReadingStream;
  /** The head of the next story is already above it. */
  isAnnounced: boolean;
  onMode: (mode: ReadingStream['mode']) => void;
  onNext: () => void;
}

/** What follows the last story: the space of the next one while it loads, and the reader's controls. */
export function StreamEnd({ line, isAnnounced, onMode, onNext }: StreamEndProps) {
  const { mode, phase } = line;
  const isWaiting = isExpecting(line) && (mode === 'auto' || phase === 'loading');
  return (
    <div
      data-seamless={phase}
      data-space={line.hasSpace || undefined}
      className={styles.end}
      data-print="none"
    >
      {isWaiting && !isAnnounced && <Skeleton />}
      <div className={`wrap ${styles.controls}`}>
        <div>
          {line.isOver && mode !== 'off' && <p className="hd-4">{seamlessCopy.everything(topicOf(line))}</p>}
          <p role="status">{statusText(line)}</p>
        </div>
        <div className={styles.buttons}>
          {line.isOver && (
            <SiteLink className={buttonClass('line', 'small')} to={hrefOf('latest')}>
              {seamlessCopy.seeLatest}
            </SiteLink>
          )}
          {mode !== 'off' && !isWaiting && !line.isOver && (
            <button
              type="button"
              className={buttonClass(phase === 'idle' ? 'accent' : 'line', 'small')}
              onClick={onNext}
            >
              {buttonText(phase)}
            </button>
          )}
          <button
            type="button"
            className={buttonClass('line', 'small')}
            onClick={() => onMode(mode === 'off' ? 'auto' : 'off')}
          >
            {mode === 'off' ? seamlessCopy.seamlessTurnOn : seamlessCopy.seamlessTurnOff}
          </button>
          <a className={buttonClass('line', 'small')} href="#footer" data-seamless="footer">
            {seamlessCopy.toFooter}
          </a>
        </div>
      </div>
    </div>
  );
}

/** As high as the head of a story: it takes this place without moving anything. */
function Skeleton() {
  return (
    <div className={`stage ${styles.skeleton}`} aria-hidden="true">
      <div className={`wrap ${styles.bars}`}>
        <Badge kind="line">{copy.next}</Badge>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** The subject of the last story shown. */
function topicOf({ stories }: ReadingStream): string | undefined {
  const page = stories.at(-1)?.screen.page;
  const story = page && storyOf(page.data);
  return story && chooseTopic(story.topics)?.name?.toLowerCase();
}

function buttonText(phase: ReadingStream['phase']): string {
  if (phase === 'ended') return seamlessCopy.seamlessMore;
  return phase === 'failed' ? copy.tryAgain : seamlessCopy.seamlessLoad;
}

function statusText({ mode, phase, isOver, unrequested }: ReadingStream): string {
  if (mode === 'off') return seamlessCopy.seamlessOff;
  if (phase === 'loading') return seamlessCopy.seamlessLoading;
  if (phase === 'failed') return seamlessCopy.seamlessFailed;
  if (isOver) return '';
  if (phase === 'ended') return seamlessCopy.seamlessEnd;
  return isExpecting({ mode, phase, unrequested }) ? seamlessCopy.seamlessOn : seamlessCopy.seamlessPrompt;
}
