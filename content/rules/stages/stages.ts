import type { Staff } from '#platform/staff.ts';
import { mayDo, type Verdict } from '../rights/may-do.ts';
import type { RightName } from '../rights/rights.ts';
import type { Roles } from '../rights/roles.ts';

/** How far the work on a story is. It is no publication state: a published story may be in any stage. */
export interface Stage {
  id: string;
  name: string;
  /** The stages a story may move to from here; without it, all. */
  to?: readonly string[] | undefined;
  /** Needed to move a story here. */
  right?: RightName | undefined;
}

/** The stages of a publication that configures none. */
export const defaultStages: readonly Stage[] = [
  { id: 'idea', name: 'Idea' },
  { id: 'writing', name: 'Writing' },
  { id: 'editing', name: 'Editing' },
  { id: 'legal', name: 'Legal' },
  { id: 'ready', name: 'Ready' },
];

export type StageMove =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'order'; message: string }
  | ({ reason: 'right' } & Extract<Verdict, { ok: false }>);

/** Whether a member of staff may move a story from a stage to another. Null is no stage; it can always be left and entered. */
export function checkStageMove(
  stages: readonly Stage[],
  from: string | null,
  to: string | null,
  staff: Pick<Staff, 'sub' | 'rights' | 'sections'>,
  roles?: Roles,
): StageMove {
  if (to === null || to === from) return { ok: true };
  const target = stages.find(({ id }) => id === to);
  if (!target)
    return {
      ok: false,
      reason: 'unknown',
      message: `There is no stage ${to}; the stages are ${stages.map(({ id }) => id).join(', ')}`,
    };
  const before = stages.find(({ id }) => id === from);
  if (before?.to && !before.to.includes(to))
    return {
      ok: false,
      reason: 'order',
      message: `From ${before.name} a story moves to ${namesOf(stages, before.to)}`,
    };
  const verdict = target.right ? mayDo(staff, target.right, undefined, roles) : { ok: true as const };
  return verdict.ok ? verdict : { ...verdict, reason: 'right' };
}

function namesOf(stages: readonly Stage[], ids: readonly string[]): string {
  const names = stages.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const last = names.pop() ?? 'no other stage';
  return names.length > 0 ? `${names.join(', ')} or ${last}` : last;
}
