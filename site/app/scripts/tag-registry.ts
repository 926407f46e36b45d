import type { Log } from '#app/log.ts';
import { featuresOfTag } from '#app/scripts/tag-features.ts';
import type { Criteria } from '#content/entities/criteria.ts';
import type { ScriptTiming } from '#content/entities/script-tag.ts';
import type { RegisteredTag, ScriptTag } from '#content/entities/script-tag-schema.ts';
import type { ConsentDecision, ConsentReason } from '#content/rules/consent/decide-consent.ts';
import { hasTrackerRun } from './has-tracker-run.ts';
import { mayEmitAgain } from './may-emit.ts';
import { inRunOrder } from './run-order.ts';
import { scriptTexts } from './script-texts.ts';

export type TagState = 'pending' | 'waiting' | 'rejected' | 'loading' | 'ran' | 'failed' | 'aborted';

/** The state of a tag on this page. */
export interface TagRun {
  tag: RegisteredTag;
  state: TagState;
  /** The consent reason under which it ran or did not run. */
  reason?: ConsentReason;
  /** Its script is loaded in this document, whatever `state` says about a later attempt. */
  hasRun?: boolean;
}

export interface TagContext {
  log: Pick<Log, 'info' | 'warn' | 'error'>;
  isFeatureOn: (name: string) => boolean;
  /** Whether a tag's criteria match this page and reader. */
  isFor: (when: Criteria) => boolean;
  mayRun: (category: ScriptTag['gdprCategory']) => ConsentDecision;
  /** Calls at the given timing. */
  atTiming: (timing: Exclude<ScriptTiming, 'queue'>, call: () => void) => void;
  /** Calls after the current batch of registrations. */
  afterRegistration: (call: () => void) => void;
  insert: (tag: ScriptTag) => Promise<void>;
  /** Throws if the document has no such tag. */
  find: (tagId: string) => unknown;
  /** Reloads the current page in a new document. */
  reload: () => void;
}

export interface TagRegistry {
  /** Once per id; again only with `force`. */
  register: (tag: RegisteredTag, options?: { force?: boolean }) => void;
  /** Called when consent or the page changed: waiting tags may run now. */
  recheck: () => void;
  /** Called after a navigation. */
  pageChanged: () => void;
  /** Called when the reader entered another story of this page. */
  storyEntered: () => void;
  runs: () => readonly TagRun[];
}

/** Tags wait for their timing, features and consent; then they run, once. */
export function createTagRegistry(context: TagContext): TagRegistry {
  const known = new Map<string, TagRun>();
  let queue: TagRun[] = [];

  function attempt(run: TagRun): void {
    const { tag } = run;
    if (featuresOfTag(tag).some((name) => !context.isFeatureOn(name))) {
      if (run.state !== 'rejected') context.log.info(scriptTexts.featuresOff(tag.tagId));
      run.state = 'rejected';
      return;
    }
    if ((tag.when && !context.isFor(tag.when)) || tag.isWanted?.() === false) {
      run.state = 'rejected';
      return;
    }
    const { allowed, reason } = context.mayRun(tag.gdprCategory);
    run.reason = reason;
    run.state = allowed ? 'loading' : 'waiting';
    if (!allowed) return;
    // Its script is loaded and resumes.
    if (run.hasRun && tag.stopsOnWithdrawal) run.state = 'ran';
    else void load(run);
  }

  /** The server rendered it, unless this document is older than the configuration. */
  function take(run: TagRun): void {
    try {
      context.find(run.tag.tagId);
      Object.assign(run, { state: 'ran', reason: 'necessary', hasRun: true });
    } catch (error) {
      run.state = 'failed';
      context.log.error(scriptTexts.tagFailed(run.tag.tagId), { error });
    }
  }

  async function load(run: TagRun): Promise<void> {
    const { tagId } = run.tag;
    const { hasRun = false } = run;
    // From here on it cannot be unloaded.
    run.hasRun = true;
    try {
      await context.insert(run.tag);
      run.state = 'ran';
      // Consent or the page may have changed meanwhile.
      if (run.tag.stopsOnWithdrawal) attempt(run);
    } catch (error) {
      const isAbort = error instanceof Error && 'kind' in error && error.kind === 'abort';
      run.state = isAbort ? 'aborted' : 'failed';
      // A script that failed has not run now; one from an earlier page still has.
      run.hasRun = hasRun;
      if (isAbort) context.log.warn(scriptTexts.tagAborted(tagId), { error });
      else context.log.error(scriptTexts.tagFailed(tagId), { error });
    }
  }

  /** If trackers are forbidden here and one has run, only a new document is free of it. */
  function reloadIfTracked(): boolean {
    const mustReload = hasTrackerRun([...known.values()]) && !context.isFeatureOn('trackers');
    if (mustReload) context.reload();
    return mustReload;
  }

  function recheck(): void {
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
      const run: TagRun = { tag, state: 'pending', hasRun: known.get(tag.tagId)?.hasRun ?? false };
      known.set(tag.tagId, run);
      if (tag.timing === 'queue') {
        if (queue.push(run) === 1) context.afterRegistration(runQueue);
      } else if (tag.timing === 'serverRender') {
        take(run);
      } else {
        context.atTiming(tag.timing, () => attempt(run));
      }
    },
    recheck,
    pageChanged() {
      if (reloadIfTracked()) return;
      for (const run of known.values()) if (run.state === 'ran' && mayEmitAgain(run.tag)) attempt(run);
      recheck();
    },
    storyEntered() {
      if (!reloadIfTracked()) recheck();
    },
    runs: () => [...known.values()],
  };
}
