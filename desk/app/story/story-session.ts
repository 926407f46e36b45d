import { getVersion } from 'prosemirror-collab';
import type { Node } from 'prosemirror-model';
import type { Plugin } from 'prosemirror-state';
import { schemaVersion } from '#content/document/schema.ts';
import type { Draft, Person } from '#content/entities/draft.ts';
import type { Image } from '#content/entities/image.ts';
import type { StorySummary } from '#content/entities/story-record.ts';
import { createCopyWriter } from './copy-writer.ts';
import type { DisplacedText, Lost } from './displaced-text.ts';
import { endEarlierPage } from './earlier-page.ts';
import { callsOfTab, isReplaced } from './epoch.ts';
import { FieldSync, type StoryField } from './field-sync.ts';
import { sendLastRequests } from './last-requests.ts';
import { applyUnsent, findOffline, isUnreachable, type OfflineStory } from './open-offline.ts';
import { createOthersUnsent, type OthersUnsent } from './others-unsent.ts';
import { blockPassage, plainPassage } from './passage.ts';
import { type BrowserPassage, PassageSync } from './passage-sync.ts';
import { isOfOtherEpoch } from './recover-tabs.ts';
import { createRecoveryLoop } from './recovery-loop.ts';
import { type SaveState, saveState } from './save-state.ts';
import { createSaveWatch, type Kind } from './save-watch.ts';
import { createSendLoop } from './send-loop.ts';
import { createPlaceSharing, type Place } from './share-place.ts';
import { createStepSync, type StepSync } from './step-sync.ts';
import { failureFrom, type StoryCalls } from './story-calls.ts';
import type { StoryCopies, StoryCopy } from './story-copies.ts';
import { listenToStory, type StoryEvents } from './story-events.ts';
import { createStoryText, type StoryText } from './story-text.ts';
import type { Timers } from './timers.ts';
import { createUnsentRecord } from './unsent-record.ts';
import type { Account, UnsentChanges, UnsentField, UnsentStore } from './unsent-store.ts';

/** What screens show of the session; a new object after every change. */
export interface StorySnapshot {
  saveState: SaveState;
  fields: Readonly<Record<string, StoryField>>;
  /** Everybody in the story, this tab too. */
  people: readonly Person[];
  /** Passages that could not be merged, until they are among the notes of the story. */
  displacedTexts: readonly BrowserPassage[];
  /** The newest version. */
  version: number;
  /** What lists show of the story, and whether readers see it. */
  story: StorySummary;
  /** Pictures of text and fields with their addresses, by the place of the original. */
  pictures: Readonly<Record<string, Image>>;
  /** What other accounts left unsent in this browser. */
  othersUnsent: readonly OthersUnsent[];
  /** This browser cannot keep what is not yet saved. */
  isMemoryOnly: boolean;
  /** The story was opened without a connection, and the server has not answered since. */
  isFromCopy: boolean;
}

export interface StorySession {
  readonly storyId: string;
  readonly clientId: string;
  /** Null for stories without a body. */
  readonly text: StoryText | null;
  readonly snapshot: StorySnapshot;
  subscribe(listener: () => void): () => void;
  editField(name: string, value: unknown): void;
  chooseField(name: string, whose: 'mine' | 'theirs'): void;
  /** Sends everything now; rejects with a `CallFailure` if the server does not take it. */
  flush(): Promise<void>;
  /** Makes a version of everything typed. */
  save(given?: { name?: string; reason?: string }): Promise<{ version: number }>;
  /** Gets what is new on the server. */
  refresh(): Promise<void>;
  /** A screen shows this picture and has no address of it: it came after the story was read. */
  needPicture(source: string): void;
  /** Tries at once: the connection is back, or the editor signed in. */
  retryNow(): Promise<void>;
  sharePlace(place: Place): void;
  /** Puts a block that is gone beside the text, or its words alone, and answers with the id of the passage. */
  keepText(text: string, block?: Node): Promise<string | undefined>;
  deleteDisplacedText(id: string): Promise<void>;
  /** Undoes that. */
  restoreDisplacedText(text: DisplacedText): Promise<void>;
  /** The page is hidden or ends, maybe for good: what is unsent leaves now. The session goes on if the page comes back. */
  sendLast(): void;
  readonly othersUnsent: Pick<ReturnType<typeof createOthersUnsent>, 'keep' | 'discard'>;
  /** Sends what another account left unsent under the name of this one. */
  adoptUnsent(id: string): Promise<void>;
  /** Ends the session: what is unsent is sent once more, and stays for the next session where that fails. */
  close(): Promise<void>;
}

export interface SessionOptions {
  storyId: string;
  clientId: string;
  /** Who writes here; programs have no one to ask. */
  account?: Account;
  /** The id of the page that this tab had before it was loaded again. */
  earlierClientId?: string | undefined;
  calls: StoryCalls;
  store: UnsentStore;
  timers: Timers;
  events?: StoryEvents;
  plugins?: readonly Plugin[];
  /** Where copies of stories are kept, and for which account: with them a story opens without a connection. */
  offline?: { copies: StoryCopies; account: string };
}

/** Within the 100 ms that a change may wait; two letters of a fast writer share a request. */
const stepDelay = 80;
const fieldDelay = 250;

/** Opens a story: what closed tabs left unsent is sent, then writing begins. */
export async function openStorySession(options: SessionOptions): Promise<StorySession> {
  const { draft, offline } = await readStory(options);
  const displacedTexts = await options.store.displacedTexts(options.storyId).catch(() => []);
  const clientId = offline?.unsent?.clientId ?? options.clientId;
  const session = new Session({ ...options, clientId }, draft, displacedTexts);
  if (offline) session.goOnOffline(offline);
  await session.recover();
  await session.othersUnsent.read().catch(() => undefined);
  // Without an answer the session tries again by itself.
  await session.flush().catch(() => undefined);
  return session;
}

/** The story as the server has it, or without a connection as this browser has it. */
async function readStory(options: SessionOptions): Promise<{ draft: Draft; offline?: OfflineStory }> {
  const { calls, offline: keeping, storyId } = options;
  try {
    return { draft: await calls.getDraft() };
  } catch (error) {
    const failure = failureFrom(error);
    // It can no longer be opened.
    if (failure.status === 403 || failure.status === 404)
      await keeping?.copies.delete(storyId).catch(() => undefined);
    if (!keeping || !isUnreachable(failure)) throw error;
    const offline = await findOffline({ ...options, ...keeping });
    if (!offline) throw error;
    return { draft: { ...offline.copy.draft, people: [] }, offline };
  }
}

const placesOf = (people: readonly Person[]) => JSON.stringify(people.map(({ at: _, ...place }) => place));

class Session implements StorySession {
  readonly storyId: string;
  readonly clientId: string;
  readonly text: StoryText | null;
  readonly sharePlace: (place: Place) => void;
  readonly #options: SessionOptions;
  /** Of this tab: they name its epoch and account. */
  readonly #calls: StoryCalls;
  readonly #steps: StepSync | null;
  readonly #fields: FieldSync;
  readonly #places: ReturnType<typeof createPlaceSharing>;
  readonly #loop: ReturnType<typeof createSendLoop>;
  readonly #watch: ReturnType<typeof createSaveWatch>;
  readonly #record: ReturnType<typeof createUnsentRecord>;
  readonly othersUnsent: ReturnType<typeof createOthersUnsent>;
  readonly #stopEndingEarlier: () => void;
  readonly #recovery: ReturnType<typeof createRecoveryLoop>;
  readonly #stopListening: () => void;
  readonly #release: () => void;
  readonly #listeners = new Set<() => void>();
  readonly #passages: PassageSync;
  #people: readonly Person[];
  #version: number;
  #story: StorySummary;
  #pictures: Readonly<Record<string, Image>>;
  readonly #neededPictures = new Set<string>();
  #isReadingPictures = false;
  #isMemoryOnly = false;
  #isFromCopy = false;
  readonly #copy: ReturnType<typeof createCopyWriter> | undefined;
  #snapshot: StorySnapshot | undefined;
  /** In which this tab counts steps and revisions. */
  #epoch: string;
  #epochAt: string;

  constructor(options: SessionOptions, draft: Draft, displacedTexts: readonly DisplacedText[]) {
    const { storyId, clientId, timers, events, plugins = [] } = options;
    this.#epoch = draft.epoch;
    this.#epochAt = draft.epochAt;
    this.#calls = callsOfTab(options.calls, options.account, () => this.#epoch);
    const calls = this.#calls;
    const { document, step, changedAt } = draft;
    this.#options = options;
    // Before anything is unsent: another session would take it for a closed one.
    this.#release = options.store.claim(clientId);
    this.storyId = storyId;
    this.clientId = clientId;
    this.#people = draft.people;
    this.#version = draft.version;
    this.#story = draft.story;
    this.#pictures = draft.pictures;
    this.text = document === null ? null : createStoryText({ document, step, clientId, plugins });
    const onAcknowledged = (kind: Kind) => () => this.#watch.acknowledged(kind);
    this.#passages = new PassageSync({
      ...options,
      calls,
      known: displacedTexts,
      onChange: () => this.#show(),
      onStoreFailure: () => this.#storeFailed(),
    });
    const keep = (lost: readonly Lost[]) => void this.#passages.keep(lost).catch(() => undefined);
    this.#steps =
      this.text &&
      createStepSync({
        text: this.text,
        calls,
        now: timers.now,
        keep,
        onAcknowledged: onAcknowledged('steps'),
      });
    const onChange = () => this.#changed();
    this.#fields = new FieldSync({
      fields: draft.fields,
      calls,
      onChange,
      onAcknowledged: onAcknowledged('fields'),
    });
    this.#places = createPlaceSharing({
      clientId,
      calls,
      timers,
      onPeople: (people) => this.#onPeopleOfAnswer(people),
    });
    this.sharePlace = this.#places.moved;
    this.#loop = createSendLoop({
      timers,
      send: () => this.#send(),
      unsavedSince: () => this.#watch.unsavedSince,
      onOutcome: () => {
        if (!this.#loop.problem) this.#places.again();
        this.#dropCopy();
        onChange();
      },
    });
    this.#watch = createSaveWatch({
      timers,
      savedAt: Date.parse(changedAt),
      facts: () => this.#facts(),
      onTime: () => this.#show(),
    });
    this.#record = createUnsentRecord({
      ...options,
      unsent: () => ({
        step: this.text ? getVersion(this.text.state) : 0,
        epoch: this.#epoch,
        steps: this.#steps?.unsent ?? [],
        fields: this.#fields.unsent(),
      }),
      onFailure: () => this.#storeFailed(),
    });
    this.othersUnsent = createOthersUnsent({
      ...options,
      takePassage: (text) => this.#passages.restore(text),
      onChange: () => this.#show(),
    });
    this.#stopEndingEarlier = endEarlierPage({ ...options, earlierClientId: options.earlierClientId });
    const { offline } = options;
    this.#copy =
      offline && createCopyWriter({ ...offline, timers, copy: () => this.#copyNow(offline.account) });
    // Before anything is typed: a page that ends has no time to open the browser's store.
    this.#copy?.writeNow();
    this.#recovery = createRecoveryLoop({
      ...options,
      keep: (lost) => this.#passages.keep(lost),
      restoreFields: (changes) => this.#restoreFields(changes),
      onFound: () => {
        this.#steps?.wake();
        this.#loop.soon(0);
      },
      onStoreFailure: () => this.#storeFailed(),
    });
    this.#stopListening = listenToStory({
      timers,
      events,
      onPeople: (people) => this.#onPeople(people),
      onSteps: (announced) => {
        // Steps of another text do not fit into this one: a call tells.
        const isOther = announced.epoch !== undefined && announced.epoch !== this.#epoch;
        this.#steps?.wake(isOther ? {} : announced);
        this.#loop.soon(0);
      },
      // The next event or the next poll tries again.
      onOther: () => void this.refresh().catch(() => undefined),
    });
    this.text?.onComposed(() => this.#loop.soon(0));
    this.text?.subscribe((tr) => {
      // A moved caret changes nothing that is saved.
      if (tr && !tr.docChanged) return;
      this.#changed();
      if (this.#steps && this.#steps.unsent.length > 0) this.#loop.soon(stepDelay);
    });
  }

  get snapshot(): StorySnapshot {
    this.#snapshot ??= {
      saveState: saveState(this.#watch.facts()),
      fields: this.#fields.all(),
      people: this.#people,
      displacedTexts: this.#passages.passages,
      version: this.#version,
      story: this.#story,
      pictures: this.#pictures,
      othersUnsent: this.othersUnsent.all,
      isMemoryOnly: this.#isMemoryOnly,
      isFromCopy: this.#isFromCopy,
    };
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  editField(name: string, value: unknown): void {
    this.#fields.edit(name, value);
    this.#loop.soon(fieldDelay);
  }

  chooseField(name: string, whose: 'mine' | 'theirs'): void {
    this.#fields.choose(name, whose);
    this.#loop.soon(0);
  }

  async flush(): Promise<void> {
    // What waits for the end of a composition would keep the rest from being sent.
    this.text?.setComposing(false);
    const failure = await this.#loop.now();
    if (failure) throw failure;
  }

  async save(given: { name?: string; reason?: string } = {}): Promise<{ version: number }> {
    await this.flush();
    const saved = await this.#options.calls.saveDraft(given);
    this.#version = saved.version;
    this.#show();
    return saved;
  }

  async refresh(): Promise<void> {
    const newer = await this.#options.calls.getDraft();
    if (newer.epoch !== this.#epoch) await this.#replace();
    else this.#fields.refresh(newer.fields);
    this.#takeFacts(newer);
    this.#isFromCopy = false;
    this.#copy?.soon();
    this.#onPeopleOfAnswer(newer.people);
    this.#steps?.wake({ step: newer.step });
    await this.#loop.now();
  }

  needPicture(source: string): void {
    // The server may have no address for it: one request is enough.
    if (this.#neededPictures.has(source)) return;
    this.#neededPictures.add(source);
    // Pictures that come together are read together.
    if (this.#isReadingPictures) return;
    this.#isReadingPictures = true;
    this.#options.timers.after(0, () => void this.#readPictures());
  }

  /** Takes over what the tab of a copy has not sent. */
  goOnOffline({ unsent }: OfflineStory): void {
    this.#isFromCopy = true;
    if (!unsent) return;
    applyUnsent(this.text, unsent);
    this.#fields.restore(unsent.fields);
  }

  /** Sends what closed tabs have not sent. */
  async recover(): Promise<void> {
    await this.#recovery.run();
  }

  async retryNow(): Promise<void> {
    void this.#recovery.run();
    void this.#passages.run();
    await this.#loop.now();
  }

  async keepText(text: string, block?: Node): Promise<string | undefined> {
    // The last of them may stand there already: they were on the way when the block was deleted.
    for (const one of this.#passages.passages)
      if (one.why === 'place-deleted' && text.includes(one.text)) await this.#passages.delete(one.id);
    if (text === '') return undefined;
    const id = crypto.randomUUID();
    const document = block ? blockPassage(block, text) : plainPassage(text);
    await this.#passages.keep([{ id, document, why: 'block-deleted' }]);
    return id;
  }

  deleteDisplacedText(id: string): Promise<void> {
    return this.#passages.delete(id);
  }

  restoreDisplacedText(text: DisplacedText): Promise<void> {
    return this.#passages.restore(text);
  }

  sendLast(): void {
    const fields = this.#fields.lastChanges();
    const steps = this.#steps?.lastRequests() ?? [];
    this.#record.writeNow();
    this.#copy?.writeNow();
    if (fields.length === 0 && steps.length === 0) return;
    const { clientId } = this;
    void sendLastRequests({ clientId, fields, steps }, this.#calls).then(() => {
      // The next request learns what the server has stored.
      if (steps.length > 0) this.#steps?.wake();
      this.#loop.soon(0);
    });
  }

  async adoptUnsent(id: string): Promise<void> {
    await this.othersUnsent.adopt(id);
    await this.#recovery.again();
  }

  async close(): Promise<void> {
    this.#stopEndingEarlier();
    for (const part of [this.#loop, this.#recovery]) part.close();
    this.#copy?.writeNow();
    this.#copy?.close();
    this.#stopListening();
    this.text?.setComposing(false);
    try {
      if (this.#watch.facts().unsaved > 0) await this.#loop.now();
      if (this.#passages.unstored > 0) await this.#passages.run();
      this.#passages.close();
      await this.#record.settle();
    } finally {
      // After the last words: lists show them at once when the last tab leaves.
      this.#places.close();
      this.#watch.close();
      this.#release();
    }
  }

  async #restoreFields(changes: UnsentChanges): Promise<UnsentField[]> {
    const isOther = isOfOtherEpoch(changes, { epoch: this.#epoch, epochAt: this.#epochAt });
    const displaced = this.#fields.restore(changes.fields, isOther);
    await this.#record.settle();
    return displaced;
  }

  /** The server signs addresses of pictures that it has: what is here goes first. */
  async #readPictures(): Promise<void> {
    const needed = [...this.#neededPictures];
    this.#isReadingPictures = false;
    try {
      await this.flush();
      await this.refresh();
      this.#show();
    } catch {
      for (const source of needed) this.#neededPictures.delete(source);
    }
  }

  /** The story without what is unsent: that is in the record of this tab. */
  #copyNow(account: string): StoryCopy | undefined {
    const confirmed = this.text?.confirmed;
    if (this.#hasEnded() || (this.text && !confirmed)) return undefined;
    const { storyId, clientId } = this;
    const at = new Date(this.#options.timers.now()).toISOString();
    const draft = {
      story: this.#story,
      step: this.text ? getVersion(this.text.state) : 0,
      document: confirmed?.toJSON() ?? null,
      epoch: this.#epoch,
      epochAt: this.#epochAt,
      schemaVersion,
      fields: this.#fields.stored(),
      version: this.#version,
      isAhead: true,
      changedAt: new Date(this.#watch.facts().savedAt).toISOString(),
      people: [],
      pictures: this.#pictures,
    };
    return { storyId, account, clientId, draft, at };
  }

  /** The session of the account, or the story: nothing of it may be kept from then on. */
  #hasEnded(): boolean {
    const kind = this.#loop.problem?.kind;
    return kind === 'signed-out' || kind === 'gone';
  }

  #dropCopy(): void {
    const { offline, storyId } = this.#options;
    if (this.#hasEnded()) offline?.copies.delete(storyId).catch(() => undefined);
  }

  #facts() {
    const { rejected, undecided, choices, waiting } = this.#fields.counts;
    const unsent = { steps: this.#steps?.unsent.length ?? 0, fields: waiting - rejected - undecided };
    return { unsent, problem: this.#loop.problem, choices, rejected, passages: this.#passages.unstored };
  }

  #show(): void {
    this.#snapshot = undefined;
    for (const listener of this.#listeners) listener();
  }

  #changed(): void {
    this.#record.update();
    this.#copy?.soon();
    this.#watch.changed();
    this.#show();
  }

  /** Screens render when a colleague moved, not when the server has seen them once more. */
  #onPeople(people: readonly Person[]): void {
    if (placesOf(people) === placesOf(this.#people)) return;
    this.#people = people;
    this.#show();
  }

  /** An answer may be older than an event that overtook it: while events come, they say who is here. */
  #onPeopleOfAnswer(people: readonly Person[]): void {
    if (!this.#options.events?.isConnected()) this.#onPeople(people);
  }

  /** What is typed is only in memory. */
  #storeFailed(): void {
    this.#isMemoryOnly = true;
    this.#show();
  }

  #takeFacts({ version, story, pictures }: Draft): void {
    this.#version = version;
    this.#story = story;
    this.#pictures = pictures;
  }

  /** A backup was restored on the server: everything in this tab that it does not have is a change again. */
  async #replace(): Promise<void> {
    // Merging whole texts takes code that no other tab needs.
    const { bringBack } = await import('./replace-text.ts');
    const draft = await this.#options.calls.getDraft(true);
    this.#epoch = draft.epoch;
    this.#epochAt = draft.epochAt;
    this.#steps?.replace((text) => bringBack(text, draft));
    this.#fields.replace(draft.fields, Date.parse(draft.epochAt));
    this.#takeFacts(draft);
    this.#changed();
  }

  async #send(): Promise<void> {
    try {
      await this.#sendParts();
    } catch (error) {
      if (!isReplaced(error)) throw error;
      await this.#replace();
      await this.#sendParts();
    }
  }

  async #sendParts(): Promise<void> {
    const outcomes = await Promise.allSettled([this.#steps?.run(), this.#fields.run()]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }
}
