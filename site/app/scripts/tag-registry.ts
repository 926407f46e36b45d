import type { Log } from '#app/log.ts';
import { featuresOfTag } from '#app/scripts/tag-features.ts';
import type { Criteria } from '#content/entities/criteria.ts';
import type { RegisteredTag, ScriptTag, ScriptTiming } from '#content/entities/script-tag.ts';
import type { ConsentDecision, ConsentReason } from '#content/rules/consent/decide-consent.ts';
import { isFollowed } from './is-followed.ts';
import { mayEmitAgain } from './may-emit.ts';
import { inRunOrder } from './run-order.ts';
import { scriptTexts } from './script-texts.ts';

export type TagState = 'to-come' | 'waiting' | 'rejected' | 'loading' | 'ran' | 'failed' | 'aborted';

/** What became of a tag on this page. */
export interface TagRun {
  tag: RegisteredTag;
  state: TagState;
  /** Under which answer it ran, or why it did not. */
  reason?: ConsentReason;
  /** Its script is alive in this document, whatever `state` says of another turn. */
  hasRun?: boolean;
}

export interface TagContext {
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  isFeatureOn: (name: string) => boolean;
  /** Whether page and reader are those a tag is for. */
  isFor: (when: Criteria) => boolean;
  mayRun: (category: ScriptTag['gdprCategory']) => ConsentDecision;
  /** Calls when the moment has come. */
  atMoment: (timing: Exclude<ScriptTiming, 'queue'>, call: () => void) => void;
  /** Calls once all that is to be registered now is. */
  whenQuiet: (call: () => void) => void;
  insert: (tag: ScriptTag) => Promise<void>;
  /** Throws where the document has no such tag. */
  find: (tagId: string) => unknown;
  /** Opens the page that is shown in a document of its own. */
  startOver: () => void;
}

export interface TagRegistry {
  /** Once per id; again only by force. */
  register: (tag: RegisteredTag, options?: { force?: boolean }) => void;
  /** An answer or a page changed: what waited may run now. */
  reconsider: () => void;
  /** Another page came in place of this one. */
  pageChanged: () => void;
  /** The reader came to another story of this page. */
  storyEntered: () => void;
  runs: () => readonly TagRun[];
}

/** Tags wait for their moment, for the features they need and for the reader's leave; then they run, once. */
export function createTagRegistry(kit: TagContext): TagRegistry {
  const known = new Map<string, TagRun>();
  let queue: TagRun[] = [];

  function attempt(run: TagRun): void {
    const { tag } = run;
    if (featuresOfTag(tag).some((name) => !kit.isFeatureOn(name))) {
      if (run.state !== 'rejected') kit.log.info(scriptTexts.featuresOff(tag.tagId));
      run.state = 'rejected';
      return;
    }
    if ((tag.when && !kit.isFor(tag.when)) || tag.isWanted?.() === false) {
      run.state = 'rejected';
      return;
    }
    const { allowed, reason } = kit.mayRun(tag.gdprCategory);
    run.reason = reason;
    run.state = allowed ? 'loading' : 'waiting';
    if (!allowed) return;
    // It is here, and goes on.
    if (run.hasRun && tag.stopsOnWithdrawal) run.state = 'ran';
    else void load(run);
  }

  /** The server wrote it, unless this document is older than the configuration. */
  function take(run: TagRun): void {
    try {
      kit.find(run.tag.tagId);
      Object.assign(run, { state: 'ran', reason: 'necessary', hasRun: true });
    } catch (error) {
      run.state = 'failed';
      kit.log.error(scriptTexts.tagFailed(run.tag.tagId), { error });
    }
  }

  async function load(run: TagRun): Promise<void> {
    const { tagId } = run.tag;
    const { hasRun = false } = run;
    // From here on it cannot be called back.
    run.hasRun = true;
    try {
      await kit.insert(run.tag);
      run.state = 'ran';
      // The answer, or the page, may be another by now.
      if (run.tag.stopsOnWithdrawal) attempt(run);
    } catch (error) {
      const isAbort = error instanceof Error && 'kind' in error && error.kind === 'abort';
      run.state = isAbort ? 'aborted' : 'failed';
      // What did not come has not run; what came with a page before still does.
      run.hasRun = hasRun;
      if (isAbort) kit.log.warn(scriptTexts.tagAborted(tagId), { error });
      else kit.log.error(scriptTexts.tagFailed(tagId), { error });
    }
  }

  /** Where no tracker may be, a document without them takes the place of this one. */
  function isLeft(): boolean {
    const mustLeave = isFollowed([...known.values()]) && !kit.isFeatureOn('trackers');
    if (mustLeave) kit.startOver();
    return mustLeave;
  }

  function reconsider(): void {
    const open = [...known.values()].filter(
      ({ state, tag }) =>
        state === 'waiting' || state === 'rejected' || (state === 'ran' && tag.stopsOnWithdrawal),
    );
    for (const { run } of inRunOrder(open.map((run) => ({ run, priority: run.tag.priority })))) attempt(run);
  }

  function runQueue(): void {
    const due = inRunOrder(queue.map((run) => ({ run, priority: run.tag.priority })));
    queue = [];
    for (const { run } of due) attempt(run);
  }

  return {
    register(tag, { force = false } = {}) {
      if (known.has(tag.tagId) && !force) return;
      const run: TagRun = { tag, state: 'to-come', hasRun: known.get(tag.tagId)?.hasRun ?? false };
      known.set(tag.tagId, run);
      if (tag.timing === 'queue') {
        if (queue.push(run) === 1) kit.whenQuiet(runQueue);
      } else if (tag.timing === 'serverRender') {
        take(run);
      } else {
        kit.atMoment(tag.timing, () => attempt(run));
      }
    },
    reconsider,
    pageChanged() {
      if (isLeft()) return;
      for (const run of known.values()) if (run.state === 'ran' && mayEmitAgain(run.tag)) attempt(run);
      reconsider();
    },
    storyEntered() {
      if (!isLeft()) reconsider();
    },
    runs: () => [...known.values()],
  };
}
