import { pixelProblem } from './file-problem.ts';
import { createEntries, type Entry, entryOf, entryOfStored } from './upload-entries.ts';

export interface UploadItem {
  id: string;
  name: string;
  size: number;
  /** Bytes that the server has. */
  sent: number;
  /** `offline` waits for the connection, `checking` for the server to decode the picture. */
  state: 'waiting' | 'sending' | 'offline' | 'paused' | 'checking' | 'done' | 'failed';
  /** The picture of the library, once it is done. */
  pictureId?: string;
  /** The library had this file already. */
  isKnown?: boolean;
  problem?: string;
  canShrink?: boolean;
  canRetry?: boolean;
}

export interface Sender {
  start(): void;
  /** Stops; what has arrived stays on the server. */
  stop(): void;
  /** Stops and removes what has arrived. */
  end(): void;
}

interface SendProblem {
  message: string;
  /** The connection: it goes on when it is back. */
  isLost: boolean;
  canRetry: boolean;
}

interface SenderEvents {
  onUrl(url: string): void;
  onProgress(sent: number): void;
  onDone(answer: { pictureId: string; isKnown: boolean }): void;
  onFailed(problem: SendProblem): void;
}
export type OpenSender = (file: File, url: string | undefined, events: SenderEvents) => Promise<Sender>;

/** What is unfinished, stored in the browser: after a reload the upload goes on. */
export interface StoredUpload {
  id: string;
  file: File;
  /** Of the upload on the server, when it was begun. */
  url?: string;
}
export interface UploadStore {
  all(): Promise<StoredUpload[]>;
  store(upload: StoredUpload): Promise<void>;
  forget(id: string): Promise<void>;
}

interface QueueDeps {
  open: OpenSender;
  stored: UploadStore;
  newId: () => string;
  /** How many pixels a picture has; undefined where the browser cannot tell. */
  countPixels: (file: File) => Promise<number | undefined>;
}

/** So many files at once: more would not be faster, and each holds a part in memory. */
const atOnce = 2;
const isUnderWay = ({ item }: Entry) => item.state === 'sending' || item.state === 'checking';

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Files on their way into the library. One queue for the desk: it goes on while people visit other screens. */
export function createUploadQueue({ open, stored, newId, countPixels }: QueueDeps) {
  const entries = createEntries();
  const { change, find } = entries;
  const doneListeners = new Set<(item: UploadItem) => void>();

  const forget = ({ item }: Entry) => void stored.forget(item.id).catch(() => undefined);
  const store = ({ item, file, url }: Entry) =>
    void stored.store({ id: item.id, file, ...(url ? { url } : {}) }).catch(() => undefined);

  /** Begins with those that wait, in their order. */
  function next(): void {
    const waiting = entries.all().filter(({ item }) => item.state === 'waiting');
    const free = atOnce - entries.all().filter(isUnderWay).length;
    for (const entry of waiting.slice(0, Math.max(0, free))) void send(entry);
  }

  async function send(entry: Entry): Promise<void> {
    change(entry, { state: 'sending' });
    const problem = entry.url === undefined && pixelProblem(await countPixels(entry.file));
    if (problem) {
      change(entry, { canShrink: true });
      return fail(entry, { message: problem, isLost: false, canRetry: false });
    }
    try {
      entry.sender = await open(entry.file, entry.url, eventsOf(entry));
    } catch {
      return fail(entry, {
        message: 'The code for uploads could not be loaded.',
        isLost: true,
        canRetry: true,
      });
    }
    if (entry.item.state === 'sending') entry.sender.start();
  }

  function eventsOf(entry: Entry): SenderEvents {
    return {
      onUrl(url) {
        entry.url = url;
        store(entry);
      },
      onProgress(sent) {
        const state = sent >= entry.item.size ? 'checking' : 'sending';
        if (isUnderWay(entry)) change(entry, { sent, state });
      },
      onDone({ pictureId, isKnown }) {
        forget(entry);
        change(entry, { state: 'done', sent: entry.item.size, pictureId, isKnown });
        for (const listener of doneListeners) listener(entry.item);
        next();
      },
      onFailed: (problem) => fail(entry, problem),
    };
  }

  function fail(entry: Entry, { message, isLost, canRetry }: SendProblem): void {
    if (!isLost && !canRetry) forget(entry);
    change(entry, isLost ? { state: 'offline' } : { state: 'failed', problem: message, canRetry });
    next();
  }

  function begin(wanted: (item: UploadItem) => boolean): void {
    for (const entry of entries.all()) {
      if (!wanted(entry.item)) continue;
      const { problem: _, canRetry: __, ...item } = entry.item;
      entry.item = item;
      change(entry, { state: 'waiting' });
    }
    next();
  }

  return {
    items: entries.items,
    onChange: entries.onChange,
    /** Hears of each file that became a picture. */
    onDone(listener: (item: UploadItem) => void) {
      doneListeners.add(listener);
      return () => void doneListeners.delete(listener);
    },
    /** Adds files; those that cannot be used say why and are not sent. Returns their ids. */
    add(files: Iterable<File>, largest: number): string[] {
      const added = Array.from(files, (file) => entryOf(file, newId(), largest));
      entries.set([...entries.all(), ...added]);
      for (const entry of added) if (entry.item.state === 'waiting') store(entry);
      next();
      return added.map(({ item }) => item.id);
    },
    fileOf: (id: string) => find(id)?.file,
    pauseAll() {
      for (const entry of entries.all()) {
        if (!['sending', 'waiting', 'offline'].includes(entry.item.state)) continue;
        entry.sender?.stop();
        change(entry, { state: 'paused' });
      }
    },
    /** Goes on with what was paused, or waited for the connection. */
    resumeAll: (states: readonly UploadItem['state'][] = ['paused', 'offline']) =>
      begin(({ state }) => states.includes(state)),
    retry: (id: string) => begin((item) => item.id === id && item.state === 'failed'),
    /** Ends what is not finished, and takes the item away. */
    remove(id: string) {
      const entry = find(id);
      if (!entry) return;
      if (entry.item.state !== 'done' && entry.item.state !== 'failed') entry.sender?.end();
      forget(entry);
      entries.set(entries.all().filter((one) => one !== entry));
      next();
    },
    /** What an earlier page had not finished. */
    async restore() {
      const earlier = await stored.all().catch(() => []);
      const restored = earlier.filter(({ id }) => !find(id)).map(entryOfStored);
      entries.set([...restored, ...entries.all()]);
      next();
    },
  };
}
