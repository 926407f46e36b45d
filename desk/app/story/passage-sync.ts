import type { DisplacedText, Lost } from './displaced-text.ts';
import { isOfAnother } from './others-unsent.ts';
import { passageText, readStored } from './passage.ts';
import { createRetry } from './retry.ts';
import { failureFrom, type StoryCalls } from './story-calls.ts';
import type { Timers } from './timers.ts';
import type { Account, UnsentStore } from './unsent-store.ts';

/** A passage as screens show it until it is among the notes of the story. */
export interface BrowserPassage extends DisplacedText {
  isStored?: boolean;
  /** The response to an attempt to store it that another attempt will not change. */
  whyNotStored?: string | undefined;
}

interface Options {
  storyId: string;
  /** Whose passages these are; those of others wait for them. */
  account?: Account | undefined;
  calls: Pick<StoryCalls, 'addNote'>;
  store: UnsentStore;
  timers: Timers;
  /** Records of this browser. */
  known: readonly DisplacedText[];
  onChange(): void;
  onStoreFailure(): void;
}

/** Passages grow while the keys of a colleague arrive: one request for all of them. */
const quietMilliseconds = 1000;
/** Notes have this many characters; the document of the passage has all of them. */
const noteCharacters = 5000;
const withoutWords = 'A block without text';

/** Keeps passages that could not be merged in this browser until each of them is a note on the server. */
export class PassageSync {
  readonly #options: Options;
  readonly #retry: ReturnType<typeof createRetry>;
  #passages: readonly BrowserPassage[];
  #running: Promise<void> | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#passages = options.known.filter((text) => !isOfAnother(text, options.account));
    this.#retry = createRetry(options.timers, () => void this.run());
    if (this.#passages.length > 0) this.#later(0);
  }

  get passages(): readonly BrowserPassage[] {
    return this.#passages;
  }

  /** How many are in this browser alone. */
  get unstored(): number {
    return this.#passages.filter(({ isStored }) => !isStored).length;
  }

  /** Rejects if this browser cannot store them. */
  async keep(lost: readonly Lost[]): Promise<void> {
    if (lost.length === 0) return;
    const at = new Date(this.#options.timers.now()).toISOString();
    const added = lost.map(({ id = crypto.randomUUID(), document, ...reason }) => ({
      ...reason,
      id,
      document: document.toJSON(),
      text: passageText(document).trim() || withoutWords,
      at,
      ...this.#signed(),
    }));
    this.#put(added);
    this.#later(quietMilliseconds);
    await this.#storeHere(added);
  }

  /** Someone put it back, or does not need it. */
  async delete(id: string): Promise<void> {
    this.#passages = this.#passages.filter((one) => one.id !== id);
    this.#options.onChange();
    await this.#options.store.deleteText(id);
  }

  /** Undoes that, or takes over what another account left. */
  async restore(text: BrowserPassage): Promise<void> {
    const again = { ...text, ...this.#signed(), isStored: false };
    this.#put([again]);
    this.#later(0);
    await this.#storeHere([again]);
  }

  /** Sends what the server does not have; it never rejects. */
  run(): Promise<void> {
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  close(): void {
    this.#stopWaiting?.();
    this.#retry.succeeded();
  }

  #signed(): Pick<DisplacedText, 'account'> {
    const { account } = this.#options;
    return account ? { account } : {};
  }

  #put(texts: readonly DisplacedText[]): void {
    const byId = new Map<string, BrowserPassage>(this.#passages.map((one) => [one.id, one]));
    for (const text of texts) byId.set(text.id, text);
    this.#passages = [...byId.values()];
    this.#options.onChange();
  }

  async #storeHere(texts: readonly DisplacedText[]): Promise<void> {
    const { store, storyId } = this.#options;
    try {
      for (const text of texts) await store.storeText(storyId, text);
    } catch (error) {
      this.#options.onStoreFailure();
      throw error;
    }
  }

  #later(milliseconds: number): void {
    this.#stopWaiting?.();
    this.#stopWaiting = this.#options.timers.after(milliseconds, () => void this.run());
  }

  async #work(): Promise<void> {
    this.#stopWaiting?.();
    let hasFailed = false;
    const waiting = this.#passages.filter(({ isStored }) => !isStored);
    for (const text of waiting) hasFailed = !(await this.#send(text)) || hasFailed;
    if (hasFailed) return this.#retry.later();
    this.#retry.succeeded();
    // More came while they were sent.
    if (this.unstored > 0) this.#later(quietMilliseconds);
  }

  async #send(text: BrowserPassage): Promise<boolean> {
    try {
      await this.#options.calls.addNote(noteOf(text));
      // More of it may have come meanwhile.
      if (!this.#passages.includes(text)) return true;
      this.#replace(text, { ...text, isStored: true, whyNotStored: undefined });
      await this.#options.store.deleteText(text.id).catch(() => undefined);
      return true;
    } catch (error) {
      const { status, message } = failureFrom(error);
      const isRejected = status >= 400 && status < 500 && status !== 401 && status !== 429;
      if (isRejected) this.#replace(text, { ...text, whyNotStored: message });
      return false;
    }
  }

  #replace(text: BrowserPassage, next: BrowserPassage): void {
    this.#passages = this.#passages.map((one) => (one === text ? next : one));
    this.#options.onChange();
  }
}

function noteOf(text: BrowserPassage) {
  const { id, why, problem, field } = text;
  return {
    id,
    text: text.text.slice(0, noteCharacters),
    passage: {
      why,
      document: readStored(text).toJSON(),
      ...(problem ? { problem: problem.slice(0, 500) } : {}),
      ...(field === undefined ? {} : { field }),
    },
  };
}
