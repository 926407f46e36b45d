import type { StaffWrite } from '#api/serve.ts';
import type { OnPlanDone } from '#api/write/run-schedule.ts';
import type { AuditService } from '#services/audit/service.ts';

/** Calls that change what readers see, by what they are called in the audit log. */
const actions: Readonly<Record<string, { what: string; thing: string }>> = {
  createStory: { what: 'story created', thing: 'story' },
  updateStory: { what: 'story saved', thing: 'story' },
  publishStory: { what: 'story published', thing: 'story' },
  withdrawStory: { what: 'story withdrawn', thing: 'story' },
  createVanity: { what: 'vanity entry created', thing: 'vanity entry' },
  updateVanity: { what: 'vanity entry saved', thing: 'vanity entry' },
  cancelPlan: { what: 'scheduled change cancelled', thing: 'story' },
  deleteVanity: { what: 'vanity entry removed', thing: 'vanity entry' },
};
/** They change nothing that anybody sees. */
const uncounted = new Set(['previewToken', 'reportVisits']);

/** What came or went at its time is written down too; who planned it stands further up. */
export function auditPlans(audit: Pick<AuditService, 'record'>): OnPlanDone {
  return (plan, id) =>
    audit.record({
      what: plan === 'publish' ? 'story published' : 'story withdrawn',
      about: `story ${id}`,
      detail: { by: 'schedule' },
    });
}

/** Writes down what staff do through the API: who, which call, what to. */
export function auditStaffWrites(audit: Pick<AuditService, 'record'>): (write: StaffWrite) => Promise<void> {
  return async ({ call, params, answer, staff }) => {
    if (uncounted.has(call)) return;
    const { what, thing } = actions[call] ?? { what: call, thing: 'entry' };
    const made = (answer as { data?: { id?: unknown } } | undefined)?.data?.id;
    await audit.record({
      who: staff.sub,
      what,
      about: `${thing} ${params.id ?? made ?? ''}`.trim(),
    });
  };
}
