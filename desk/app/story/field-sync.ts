import { isEqual } from '#content/draft/draft-fields.ts';
import type { DraftField, FieldChange } from '#content/entities/draft.ts';
import { draftLimits } from '#content/limits.ts';
import { failureFrom, type StoryCalls } from './story-calls.ts';
import type { UnsentField } from './unsent-store.ts';

/** A field as the screen shows it. */
export interface StoryField {
  /** What this editor typed, or else what the server has. */
  value: unknown;
  revision: number;
  /** Typed here and not acknowledged. */
  isUnsent: boolean;
  /** Why no story can have this value; it stays in the field. */
  problem?: string;
  /** Another editor changed it too: one of both is chosen. */
  choice?: { theirs: unknown; by?: string; revision: number };
  by?: string;
  at?: string;
}

interface Own {
  value: unknown;
  revision: number;
  problem?: string;
  choice?: StoryField['choice'];
  /** Values of requests whose answer was lost: the server may have them. */
  tried: readonly unknown[];
}

/** The server cuts spaces at both ends. */
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

type Fields = Readonly<Record<string, DraftField>>;

interface Options {
  fields: Fields;
  calls: Pick<StoryCalls, 'changeFields'>;
  onChange(): void;
  onAcknowledged(): void;
}

/** Fields outside the text: each is sent by itself, and a second change of one field is shown, never overwritten. */
export class FieldSync {
  readonly #stored: Map<string, DraftField>;
  readonly #own = new Map<string, Own>();
  readonly #options: Options;
  #running: Promise<void> | undefined;
  /** Fields of the request that is under way. */
  #inFlight: readonly FieldChange[] = [];
  #shown: Record<string, StoryField> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#stored = new Map(Object.entries(options.fields));
  }

  all(): Readonly<Record<string, StoryField>> {
    const names = new Set([...this.#stored.keys(), ...this.#own.keys()]);
    this.#shown ??= Object.fromEntries([...names].map((name) => [name, this.#field(name)]));
    return this.#shown;
  }

  /** What the server has. */
  stored(): Record<string, DraftField> {
    return Object.fromEntries(this.#stored);
  }

  edit(name: string, value: unknown): void {
    const before = this.#own.get(name);
    if (!before && isEqual(this.#stored.get(name)?.value, value)) return;
    const revision = before?.revision ?? this.#stored.get(name)?.revision ?? 0;
    const choice = before?.choice;
    this.#own.set(name, { value, revision, tried: before?.tried ?? [], ...(choice ? { choice } : {}) });
    this.#changed();
  }

  /** Keeps one of two values that were written at the same time. */
  choose(name: string, whose: 'mine' | 'theirs'): void {
    const { choice, value } = this.#field(name);
    if (!choice) return;
    const isProgram = !this.#own.get(name)?.choice;
    // What a program sent is settled by a change; what a colleague wrote is stored already.
    if (whose === 'theirs' && !isProgram) this.#own.delete(name);
    else {
      const chosen = whose === 'mine' ? value : choice.theirs;
      this.#own.set(name, { value: chosen, revision: choice.revision, tried: [] });
    }
    this.#changed();
  }

  /** What waits, also rejected values and those with a choice, to be stored in this browser. */
  unsent(): UnsentField[] {
    return [...this.#own].map(([name, { value, revision, tried, choice }]) => ({
      ...{ name, value, revision, tried },
      ...(choice ? { isUndecided: true } : {}),
    }));
  }

  /** Changed here and not acknowledged; of them rejected or with a choice; and all choices, also those about programs. */
  get counts() {
    const count = (test: (mine: Own) => boolean) => [...this.#own.values()].filter(test).length;
    return {
      waiting: this.#own.size,
      rejected: count((mine) => mine.problem !== undefined),
      undecided: count((mine) => mine.problem === undefined && mine.choice !== undefined),
      choices: Object.values(this.all()).filter(({ choice }) => choice).length,
    };
  }

  /** What waits beside the request that is under way, which counts as answered: otherwise the server takes nothing of it. */
  lastChanges(): FieldChange[] {
    return this.#sendable().flatMap((change) => {
      const sent = this.#inFlight.find(({ name }) => name === change.name);
      if (sent && isEqual(sent.value, change.value)) return [];
      this.#try(change.name, change.value);
      return [sent ? { ...change, revision: change.revision + 1 } : change];
    });
  }

  /** Sends what can be sent, one request at a time. */
  run(): Promise<void> {
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Takes over what the server has. */
  refresh(fields: Fields): void {
    let isNew = false;
    for (const [name, field] of Object.entries(fields)) {
      const known = this.#stored.get(name);
      if (known && field.revision < known.revision) continue;
      // The same change: the server may have cut spaces at its end, where this editor is about to type on.
      const next = known?.revision === field.revision ? { ...field, value: known.value } : field;
      if (known && isEqual(next, known)) continue;
      this.#stored.set(name, next);
      isNew = true;
    }
    if (!isNew) return;
    for (const [name, mine] of this.#own) {
      const stored = this.#stored.get(name);
      if (isEqual(stored?.value, mine.value) && !stored?.other) this.#own.delete(name);
    }
    this.#changed();
  }

  /**
   * A restored backup took the place of the fields. What this tab has is a change again; where a colleague has changed the
   * field since, one of both is chosen.
   */
  replace(fields: Fields, since: number): void {
    for (const [name, before] of this.#stored) {
      const { value, revision = 0, by, at } = fields[name] ?? {};
      const mine = this.#own.get(name)?.value ?? before.value;
      this.#own.delete(name);
      if (isEqual(mine, value)) continue;
      const isNewer = at !== undefined && Date.parse(at) >= since;
      const choice = { theirs: value ?? null, revision, ...(by === undefined ? {} : { by }) };
      this.#own.set(name, { value: mine, revision, tried: [], ...(isNewer ? { choice } : {}) });
    }
    this.#stored.clear();
    for (const [name, field] of Object.entries(fields)) this.#stored.set(name, field);
    this.#changed();
  }

  /**
   * Changes that an earlier tab did not get acknowledged; answers those of fields that have another change here. Revisions of
   * another epoch (`isOtherText`) say nothing about the fields of this one: one of both values is chosen.
   */
  restore(changes: readonly UnsentField[], isOtherText = false): UnsentField[] {
    const displaced: UnsentField[] = [];
    for (const change of changes) {
      const { name, value, revision, tried = [], isUndecided } = change;
      const mine = this.#own.get(name);
      if (isEqual(this.#stored.get(name)?.value, value)) continue;
      if (!mine && (isOtherText || isUndecided)) this.#own.set(name, this.#undecided(name, value));
      else if (!mine) this.#own.set(name, { value, revision, tried });
      else if (!isEqual(mine.value, value)) displaced.push(change);
    }
    this.#changed();
    return displaced;
  }

  #undecided(name: string, mine: unknown): Own {
    const { value = null, revision = 0, by } = this.#stored.get(name) ?? {};
    const choice = { theirs: value, revision, ...(by === undefined ? {} : { by }) };
    return { value: mine, revision, tried: [], choice };
  }

  #changed(): void {
    this.#shown = undefined;
    this.#options.onChange();
  }

  #field(name: string): StoryField {
    const { value = null, revision = 0, by, at, other } = this.#stored.get(name) ?? {};
    const mine = this.#own.get(name);
    const program = other && { theirs: other.value, by: other.by, revision };
    const choice = mine ? mine.choice : program;
    return {
      value: mine ? mine.value : value,
      revision: mine?.revision ?? revision,
      isUnsent: mine !== undefined,
      ...(mine?.problem === undefined ? {} : { problem: mine.problem }),
      ...(choice ? { choice } : {}),
      ...(by === undefined ? {} : { by }),
      ...(at === undefined ? {} : { at }),
    };
  }

  #sendable(): FieldChange[] {
    return [...this.#own]
      .filter(([, { problem, choice }]) => problem === undefined && choice === undefined)
      .slice(0, draftLimits.fieldsAtOnce)
      .map(([name, { value, revision }]) => ({ name, value, revision }));
  }

  async #work(): Promise<void> {
    while (this.#sendable().length > 0) await this.#send();
  }

  async #send(): Promise<void> {
    const sent = this.#sendable();
    for (const { name, value } of sent) this.#try(name, value);
    // Stored before the request leaves: the tab may end before the answer.
    this.#options.onChange();
    this.#inFlight = sent;
    const answer = await this.#options.calls
      .changeFields(sent)
      .catch((error) => {
        if (failureFrom(error).status !== 413) throw error;
        this.#rejectLongest(sent);
      })
      .finally(() => {
        this.#inFlight = [];
      });
    if (!answer) return;
    const { accepted, conflicts, rejected } = answer;
    const valueSent = (name: string) => sent.find((one) => one.name === name)?.value;
    for (const { name, revision } of accepted) this.#accept(name, valueSent(name), revision);
    for (const { name, revision, current, by } of conflicts)
      this.#conflict(name, { theirs: current, revision, ...(by === undefined ? {} : { by }) });
    for (const { name, message } of rejected) {
      const mine = this.#own.get(name);
      if (mine && isEqual(mine.value, valueSent(name)))
        this.#own.set(name, { ...mine, problem: message, tried: [] });
    }
    if (accepted.length > 0) this.#options.onAcknowledged();
    this.#changed();
  }

  #try(name: string, value: unknown): void {
    const mine = this.#own.get(name);
    if (mine && !(mine.tried.length > 0 && isEqual(mine.tried.at(-1), value)))
      this.#own.set(name, { ...mine, tried: [...mine.tried, value] });
  }

  /** More than a request may have: the longest value stays here with the reason, and the others are sent. */
  #rejectLongest(sent: readonly FieldChange[]): void {
    const lengthOf = ({ value }: FieldChange) => JSON.stringify(value ?? null).length;
    const [longest] = sent.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    const mine = longest && this.#own.get(longest.name);
    if (mine && isEqual(mine.value, longest.value))
      this.#own.set(longest.name, { ...mine, problem: 'is too long to be saved', tried: [] });
    this.#changed();
  }

  #accept(name: string, value: unknown, revision: number): void {
    this.#stored.set(name, { value, revision });
    const mine = this.#own.get(name);
    if (!mine) return;
    if (isEqual(mine.value, value)) this.#own.delete(name);
    else this.#own.set(name, { ...mine, revision, tried: [] });
  }

  #conflict(name: string, choice: NonNullable<StoryField['choice']>): void {
    const { theirs, revision, by } = choice;
    this.#stored.set(name, { value: theirs, revision, ...(by === undefined ? {} : { by }) });
    const mine = this.#own.get(name);
    if (!mine) return;
    // The answer to an earlier request was lost: both changes are this editor's.
    const isOwn = mine.tried.slice(0, -1).some((value) => isEqual(trimmed(value), trimmed(theirs)));
    this.#own.set(name, isOwn ? { ...mine, revision, tried: [] } : { ...mine, tried: [], choice });
  }
}
