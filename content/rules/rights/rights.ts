/**
 * What members of staff may be allowed to do, by name. A role is a list of these names; every staff call names the one
 * it needs. The text completes "Editors can …".
 */
export const rights = {
  'see-own': 'see their own drafts and published stories',
  'see-all': 'see every draft',
  'see-embargoed': 'see embargoed stories',
  'write-own': 'write stories of their own',
  'edit-all': 'edit every story',
  comment: 'write notes',
  publish: 'publish',
  schedule: 'schedule',
  delete: 'delete stories',
  'override-checks': 'publish against a check',
  'manage-pictures': 'manage pictures',
  'manage-topics': 'manage topics and tags',
  'manage-people': 'manage author profiles',
  'manage-pages': 'manage layouts, texts and lists of links',
  'manage-redirects': 'manage redirects',
  'manage-newsletters': 'manage newsletters',
  'manage-ads': 'manage ads',
  'manage-experiments': 'manage experiments',
  'manage-settings': 'manage settings',
  'manage-members': 'manage members of staff and service accounts',
  moderate: 'moderate comments',
  'see-measurement': 'see measurement',
  import: 'import stories',
} as const satisfies Record<string, string>;

export type RightName = keyof typeof rights;
export const rightNames = Object.keys(rights) as [RightName, ...RightName[]];
