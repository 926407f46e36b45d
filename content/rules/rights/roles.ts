import { type RightName, rightNames } from './rights.ts';

export interface Role {
  /** The people of the role, as a sentence begins: "Editors". */
  people: string;
  rights: readonly RightName[];
}
export type Roles = Readonly<Record<string, Role>>;

/** Owners can do everything, always: otherwise no account could give a right back. */
export const ownerRole = 'owner';

const contributor: readonly RightName[] = ['see-own', 'write-own', 'comment'];
const writer: readonly RightName[] = [...contributor, 'see-all', 'manage-pictures', 'see-measurement'];
const editor: readonly RightName[] = [
  ...writer,
  'edit-all',
  'publish',
  'schedule',
  'delete',
  'see-embargoed',
  'override-checks',
  'manage-topics',
  'manage-people',
  'manage-pages',
  'manage-redirects',
  'manage-newsletters',
  'moderate',
];

/** The roles of a publication that configures none. */
export const defaultRoles = {
  contributor: { people: 'Contributors', rights: contributor },
  writer: { people: 'Writers', rights: writer },
  editor: { people: 'Editors', rights: editor },
  legal: { people: 'Lawyers', rights: ['see-own', 'see-all', 'see-embargoed', 'comment'] },
  producer: {
    people: 'Producers',
    rights: [...writer, 'edit-all', 'publish', 'schedule', 'manage-pages', 'manage-redirects', 'moderate'],
  },
  ads: {
    people: 'Ad managers',
    rights: ['see-own', 'manage-ads', 'manage-experiments', 'see-measurement'],
  },
  [ownerRole]: { people: 'Owners', rights: rightNames },
} as const satisfies Roles;

/** What a publication changes of a role. A role that is not among the default ones is added. */
export type RoleChanges = Readonly<
  Record<
    string,
    {
      isRemoved?: true | undefined;
      people?: string | undefined;
      rights?: readonly RightName[] | undefined;
      add?: readonly RightName[] | undefined;
      remove?: readonly RightName[] | undefined;
    }
  >
>;

/** The roles of a publication: the default ones with its changes. */
export function rolesOf(changes: RoleChanges = {}): Roles {
  const roles: Record<string, Role> = { ...defaultRoles };
  for (const [name, change] of Object.entries(changes)) {
    if (change.isRemoved) {
      delete roles[name];
      continue;
    }
    const before = roles[name] ?? { people: `${name[0]?.toUpperCase()}${name.slice(1)}s`, rights: [] };
    const { people = before.people, rights = before.rights, add = [], remove = [] } = change;
    const removed = new Set(remove);
    roles[name] = {
      people,
      rights: [...new Set([...rights, ...add])].filter((right) => !removed.has(right)),
    };
  }
  return roles;
}
