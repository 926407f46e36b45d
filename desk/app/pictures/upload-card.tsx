import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { megabytes, progressWords } from './file-problem.ts';
import { shrinkPicture } from './shrink-picture.ts';
import styles from './upload-card.module.css';
import type { UploadItem, UploadQueue } from './upload-queue.ts';

interface UploadCardProps {
  queue: UploadQueue;
  items: readonly UploadItem[];
  largest: number;
  onShow: (pictureId: string) => void;
}

/** Files on their way: how far each is, what is wrong with it, and what to do. */
export function UploadCard({ queue, items, largest, onShow }: UploadCardProps) {
  if (items.length === 0) return null;
  const open = items.filter(({ state }) => state !== 'done' && state !== 'failed');
  const isPaused = open.some(({ state }) => state === 'paused');
  const sum = (part: 'size' | 'sent') => open.reduce((total, item) => total + item[part], 0);
  const done = items.length - open.length;
  return (
    <section className={styles.card} aria-label="Uploads">
      <header className={styles.head}>
        <Icon name="upload" />
        <h2 className={styles.title}>
          {open.length > 0 ? `Uploading ${Math.min(done + 1, items.length)} of ${items.length}` : 'Uploads'}
        </h2>
        {open.length > 0 && <span className={styles.sum}>{progressWords(sum('sent'), sum('size'))}</span>}
        <span className={styles.acts}>
          {open.length > 0 && (
            <Button
              kind="quiet"
              size="small"
              onPress={() => (isPaused ? queue.resumeAll() : queue.pauseAll())}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </Button>
          )}
          <IconButton
            label={open.length > 0 ? 'End all uploads' : 'Close'}
            icon="close"
            size="small"
            onPress={() => {
              for (const { id } of items) queue.remove(id);
            }}
          />
        </span>
      </header>
      <ul>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} queue={queue} largest={largest} onShow={onShow} />
        ))}
      </ul>
      <p className="vh" role="status">
        {open.length === 0 ? `${items.filter(({ state }) => state === 'done').length} uploaded` : ''}
      </p>
    </section>
  );
}

function UploadRow({ item, queue, largest, onShow }: Omit<UploadCardProps, 'items'> & { item: UploadItem }) {
  const { id, name, size, sent, state, pictureId } = item;
  const hasBar = state !== 'failed';
  const shrink = async () => {
    const file = queue.fileOf(id);
    if (!file) return;
    const smaller = await shrinkPicture(file).catch(() => undefined);
    queue.remove(id);
    queue.add([smaller ?? new File([], file.name)], largest);
  };
  return (
    <li className={styles.row} data-state={item.isKnown ? 'known' : state}>
      <Icon name={iconOf(item)} />
      <span className={styles.name}>{name}</span>
      {hasBar && <progress className={styles.bar} value={sent} max={size} aria-label={`${name}: sent`} />}
      <span className={styles.words}>{wordsOf(item)}</span>
      {item.canShrink && (
        <Button size="small" onPress={() => void shrink()}>
          Make it smaller
        </Button>
      )}
      {item.canRetry && (
        <Button size="small" onPress={() => queue.retry(id)}>
          Try again
        </Button>
      )}
      {pictureId && (
        <Button size="small" kind={item.isKnown ? 'outline' : 'quiet'} onPress={() => onShow(pictureId)}>
          {item.isKnown ? 'Use that one' : 'Show'}
        </Button>
      )}
      {state !== 'done' && (
        <IconButton label={`Remove ${name}`} icon="close" size="small" onPress={() => queue.remove(id)} />
      )}
    </li>
  );
}

const icons: Record<UploadItem['state'], IconName> = {
  waiting: 'clock',
  sending: 'upload',
  offline: 'offline',
  paused: 'clock',
  checking: 'spinner',
  done: 'done',
  failed: 'warning',
};
const iconOf = ({ state, isKnown }: UploadItem): IconName => (isKnown ? 'info' : icons[state]);

function wordsOf({ state, sent, size, isKnown, problem }: UploadItem): string {
  if (isKnown) return 'You have this one already';
  if (state === 'failed') return problem ?? 'Not uploaded';
  if (state === 'done') return 'Done';
  if (state === 'checking') return 'Checking';
  if (state === 'paused') return 'Paused';
  if (state === 'offline') return 'Waiting for the connection';
  if (state === 'waiting' && sent === 0) return megabytes(size);
  return progressWords(sent, size);
}
