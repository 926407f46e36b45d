import { managedKinds } from '#content/managed/kinds.ts';
import type { Staff } from '#platform/staff.ts';
import type { AuditService } from './service.ts';

/** How the audit log names the calls that change what readers see. */
const actions: Readonly<Record<string, { what: string; thing: string }>> = {
  createStory: { what: 'story created', thing: 'story' },
  updateStory: { what: 'story saved', thing: 'story' },
  saveDraft: { what: 'story saved', thing: 'story' },
  publishStory: { what: 'story published', thing: 'story' },
  restoreStoryVersion: { what: 'story version restored', thing: 'story' },
  createPreviewLink: { what: 'preview link made', thing: 'story' },
  revokePreviewLink: { what: 'preview link revoked', thing: 'story' },
  withdrawStory: { what: 'story withdrawn', thing: 'story' },
  deleteStory: { what: 'story deleted', thing: 'story' },
  undeleteStory: { what: 'story put back', thing: 'story' },
  addNote: { what: 'note written', thing: 'story' },
  updateNote: { what: 'note changed', thing: 'story' },
  deleteNote: { what: 'note deleted', thing: 'story' },
  createView: { what: 'view of stories saved', thing: 'view' },
  updateView: { what: 'view of stories saved', thing: 'view' },
  deleteView: { what: 'view of stories deleted', thing: 'view' },
  planStory: { what: 'work on story changed', thing: 'story' },
  planStories: { what: 'work on story changed', thing: 'story' },
  createVanity: { what: 'vanity entry created', thing: 'vanity entry' },
  updateVanity: { what: 'vanity entry saved', thing: 'vanity entry' },
  cancelPlan: { what: 'scheduled change cancelled', thing: 'story' },
  addCheckedPrices: { what: 'prices added', thing: 'offers' },
  updateSetting: { what: 'setting changed', thing: 'setting' },
  restoreSetting: { what: 'setting restored', thing: 'setting' },
  addPicture: { what: 'picture added', thing: 'picture' },
  addToUpload: { what: 'picture added', thing: 'picture' },
  updatePicture: { what: 'picture saved', thing: 'picture' },
  replacePicture: { what: 'picture replaced', thing: 'picture' },
  deletePicture: { what: 'picture removed', thing: 'picture' },
  uploadFile: { what: 'file uploaded', thing: 'file' },
  undoImport: { what: 'import undone', thing: 'import' },
  deleteVanity: { what: 'vanity entry removed', thing: 'vanity entry' },
  ...Object.fromEntries(
    Object.values(managedKinds).flatMap(({ one, label }) => [
      [`put${one}`, { what: `${label} saved`, thing: label }],
      [`delete${one}`, { what: `${label} removed`, thing: label }],
    ]),
  ),
  putMember: { what: 'role changed', thing: 'account' },
  deleteMember: { what: 'member of staff removed', thing: 'account' },
  createServiceAccount: { what: 'service account created', thing: 'service account' },
  deleteServiceAccount: { what: 'service account removed', thing: 'service account' },
  confirmText: { what: 'text confirmed', thing: 'text' },
};
/** Calls that change nothing visible are not recorded; who wrote which words is in the steps themselves. */
const unrecorded = new Set(['previewToken', 'reportVisits', 'addSteps', 'changeFields', 'setPresence']);

/** What unrecorded calls would change. */
const things: Readonly<Record<string, string>> = {
  addSteps: 'story',
  changeFields: 'story',
  previewToken: 'story',
  setPresence: 'story',
};

const planned = {
  publish: 'story published',
  withdraw: 'story withdrawn',
  stop: 'story not published at its time',
  remove: 'story removed for good',
} as const;

/** Something staff changed by a call of the content API. */
interface StaffWrite {
  call: string;
  /** The parameters of the path; without an `id` when something is created. */
  params: Readonly<Record<string, unknown>>;
  answer: unknown;
  staff: Staff;
}

/** Records what the schedule published, withdrew or removed for good. An earlier entry has who scheduled or deleted it. */
export function auditPlans(
  audit: Pick<AuditService, 'record'>,
): (plan: keyof typeof planned, storyId: string) => Promise<void> {
  return (plan, id) =>
    audit.record({
      what: planned[plan],
      about: `story ${id}`,
      detail: { by: 'schedule' },
    });
}

/** Records staff calls that were rejected: a right is missing, or a change cannot be made. */
export function auditStaffDenied(
  audit: Pick<AuditService, 'record'>,
): (denied: Omit<StaffWrite, 'answer'> & { reason: string; right?: string | undefined }) => Promise<void> {
  return ({ call, params, staff, reason, right }) =>
    audit.record({
      who: staff.sub,
      what: right === undefined ? 'change rejected' : 'right missing',
      about: `${actions[call]?.thing ?? things[call] ?? call} ${params.id ?? ''}`.trim(),
      detail: right === undefined ? { call, reason } : { call, right },
    });
}

/** Records every staff write of the content API: the account, the call and the entity. */
export function auditStaffWrites(audit: Pick<AuditService, 'record'>): (write: StaffWrite) => Promise<void> {
  return async ({ call, params, answer, staff }) => {
    if (unrecorded.has(call)) return;
    const { what, thing } = actions[call] ?? { what: call, thing: 'entry' };
    const made = (answer as { data?: { id?: unknown; name?: unknown } } | undefined)?.data;
    // Users are recorded as references, so that the log can forget them.
    const about =
      typeof params.sub === 'string'
        ? { user: params.sub }
        : `${thing} ${params.id ?? params.name ?? made?.id ?? (thing === 'service account' ? made?.name : '') ?? ''}`.trim();
    await audit.record({ who: staff.sub, what, about });
  };
}
