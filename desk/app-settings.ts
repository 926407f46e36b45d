import type { Roles } from '#content/rules/rights/roles.ts';

/** What the application of the desk gets from its document: nothing about a person, nothing secret. */
export interface DeskSettings {
  /** The `{site}` of API paths. */
  siteId: string;
  publicationName: string;
  logo: string;
  /** The client of the sign-in; absent where another provider has the accounts. */
  clientId?: string | undefined;
  /** A password alone opens nothing: a passkey follows. */
  needsPasskey: boolean;
  /** The roles of the publication, for sentences that say who may do something. */
  roles: Roles;
  /** Hosts that are the publication's own: links to them are no links out. */
  ownDomains: readonly string[];
  sections: Readonly<Record<string, string>>;
  timeZone: string;
}

/** The id of the element that has them. */
export const deskSettingsId = 'desk-settings';
