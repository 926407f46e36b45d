import { z } from 'zod';
import { rightNames } from '../rules/rights/rights.ts';
import { commonQuery, defineCall, envelope, site } from './call.ts';

/** Who works here: members of staff with their roles, and service accounts of programs (decision 0173). */
const members = '/api/neutron/members/{site}';
const serviceAccounts = '/api/neutron/service-accounts/{site}';
const params = z.object({ site });
const query = z.strictObject({ ...commonQuery });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;
const writes = [...guards, 'bad_body', 'body_too_large'] as const;

const oneParams = z.object({ site, sub: z.string().min(1).max(200) });
const role = z.string().min(1).max(40);
const sections = z.array(z.string().min(1).max(100)).max(50);
const authorId = z.string().min(1).max(100);

const me = z.object({
  sub: z.string(),
  name: z.string().optional(),
  role,
  rights: z.array(z.enum(rightNames)),
  /** Absent: every section. */
  sections: sections.optional(),
  authorId: authorId.optional(),
  /** Whether the account has a passkey, which asks for a fingerprint, a face or a code. */
  hasSecondFactor: z.boolean(),
});
export type Me = z.infer<typeof me>;

export const getMe = defineCall({
  name: 'getMe',
  summary: 'The member of staff who makes the call: role, rights, sections',
  method: 'GET',
  path: '/api/neutron/me/{site}',
  params,
  query,
  answer: envelope(me),
  errors: guards,
  auth: 'staff',
  right: 'see-own',
});

const member = me.omit({ rights: true }).extend({
  email: z.string().optional(),
  /** An account of staff that has no role yet: it can do everything. */
  isUnassigned: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const listMembers = defineCall({
  name: 'listMembers',
  summary: 'Every member of staff with their role',
  method: 'GET',
  path: members,
  params,
  query,
  answer: envelope(z.object({ items: z.array(member) })),
  errors: guards,
  auth: 'staff',
  right: 'manage-members',
});

export const putMember = defineCall({
  name: 'putMember',
  summary: 'Give an account a role, at once; you cannot give a right that you do not have',
  method: 'PUT',
  path: `${members}/{sub}`,
  params: oneParams,
  query,
  body: z.strictObject({
    role,
    /** Without it the role counts everywhere. */
    sections: sections.optional(),
    /** The author profile of this person. */
    authorId: authorId.optional(),
  }),
  answer: envelope(member),
  errors: [...writes, 'not_found', 'reference_unknown', 'state_conflict'],
  auth: 'staff',
  right: 'manage-members',
});

export const deleteMember = defineCall({
  name: 'deleteMember',
  summary: 'Take every right from an account and end its sessions, at once; the account stays',
  method: 'DELETE',
  path: `${members}/{sub}`,
  params: oneParams,
  query,
  answer: envelope(z.object({ sub: z.string() })),
  errors: [...guards, 'not_found', 'state_conflict'],
  auth: 'staff',
  right: 'manage-members',
});

const serviceAccount = z.object({
  name: z.string(),
  role,
  sections: sections.optional(),
  createdAt: z.string(),
  expiresAt: z.string().optional(),
});
export type ServiceAccount = z.infer<typeof serviceAccount>;

export const listServiceAccounts = defineCall({
  name: 'listServiceAccounts',
  summary: 'The programs that may call the API, without their tokens',
  method: 'GET',
  path: serviceAccounts,
  params,
  query,
  answer: envelope(z.object({ items: z.array(serviceAccount) })),
  errors: guards,
  auth: 'staff',
  right: 'manage-members',
});

export const createServiceAccount = defineCall({
  name: 'createServiceAccount',
  summary: 'A new service account; its token is in this answer only',
  method: 'POST',
  path: serviceAccounts,
  params,
  query,
  body: z.strictObject({
    /** The audit log names the account by it. */
    name: z
      .string()
      .max(60)
      .regex(/^[a-z0-9][a-z0-9 -]*$/, 'must be lowercase letters, digits, spaces and dashes'),
    role,
    sections: sections.optional(),
    expiresAt: z.iso.datetime({ offset: true }).optional(),
  }),
  answer: envelope(serviceAccount.extend({ token: z.string() })),
  answerStatus: 201,
  errors: [...writes, 'state_conflict', 'reference_unknown'],
  auth: 'staff',
  right: 'manage-members',
});

export const deleteServiceAccount = defineCall({
  name: 'deleteServiceAccount',
  summary: 'End a service account: its token counts no more',
  method: 'DELETE',
  path: `${serviceAccounts}/{name}`,
  params: z.object({ site, name: z.string().min(1).max(60) }),
  query,
  answer: envelope(z.object({ name: z.string() })),
  errors: [...guards, 'not_found'],
  auth: 'staff',
  right: 'manage-members',
});
