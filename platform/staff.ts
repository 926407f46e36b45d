/** The member of staff a request was authenticated as. It travels beside the request, never in a header. */
export interface Staff {
  /** The account's id; the name of a service account, which is no person; `staffTokenSub` for the staff token. */
  sub: string;
  /** For people; absent where the account has none. */
  name?: string | undefined;
  /** The name of the role (`content/rules/rights/roles.ts`). */
  role: string;
  /** What the role allows, resolved when the request was authenticated. */
  rights: readonly string[];
  /** The sections that the rights over other people's stories are limited to; absent means all. */
  sections?: readonly string[] | undefined;
  /** The author profile of this person. */
  authorId?: string | undefined;
  /** The session of the request: what was opened with it ends with it. Absent for tokens that need no session. */
  session?: string | undefined;
}

/** The service account that everyone with the staff token acts as. */
export const staffTokenSub = 'staff token';
/** Every other service account is `service NAME`: the audit log has the name, where accounts of people have an alias. */
const servicePrefix = 'service ';
export const serviceSub = (name: string): string => `${servicePrefix}${name}`;
export const serviceName = (sub: string): string => sub.slice(servicePrefix.length);
export const isServiceSub = (sub: string): boolean => sub === staffTokenSub || sub.startsWith(servicePrefix);
