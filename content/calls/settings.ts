import { z } from 'zod';
import { savedSetting, settingNames, settingsSchema } from '../entities/settings.ts';
import { commonQuery, defineCall, envelope, site } from './call.ts';

const all = '/api/neutron/settings/{site}';
const one = `${all}/{id}`;
const query = z.strictObject({ ...commonQuery });
const oneParams = z.object({ site, id: z.enum(settingNames) });
const guards = ['bad_query', 'token_missing', 'token_wrong', 'site_unknown'] as const;
const writes = [
  ...guards,
  'bad_body',
  'body_too_large',
  'not_found',
  'reference_unknown',
  'version_conflict',
] as const;
const baseVersion = z.number().int().nonnegative();

/** Settings as pages show them. */
export const publicSettings = defineCall({
  name: 'publicSettings',
  summary: 'Name, brand and texts of the publication as readers see them now',
  method: 'GET',
  path: `${all}/public`,
  params: z.object({ site }),
  query,
  answer: envelope(settingsSchema),
  errors: ['bad_query', 'key_missing', 'key_wrong', 'site_unknown'],
  auth: 'key',
});

export const listSettings = defineCall({
  name: 'listSettings',
  summary: 'Every setting with its version; 0 is the default of neutron.config.ts',
  method: 'GET',
  path: all,
  params: z.object({ site }),
  query,
  answer: envelope(z.object({ items: z.array(savedSetting) })),
  errors: guards,
  auth: 'staff',
  right: 'manage-settings',
});

export const updateSetting = defineCall({
  name: 'updateSetting',
  summary:
    'Change one setting, on every page within a second; rejected with both values if another editor saved it after `baseVersion`',
  method: 'PUT',
  path: one,
  params: oneParams,
  query,
  body: z.strictObject({ value: z.unknown(), baseVersion }),
  answer: envelope(savedSetting),
  errors: writes,
  auth: 'staff',
  right: 'manage-settings',
});

export const listSettingVersions = defineCall({
  name: 'listSettingVersions',
  summary: 'Earlier values of one setting, newest first, with who changed it and when',
  method: 'GET',
  path: `${one}/versions`,
  params: oneParams,
  query,
  answer: envelope(z.object({ items: z.array(savedSetting) })),
  errors: [...guards, 'not_found'],
  auth: 'staff',
  right: 'manage-settings',
});

export const restoreSetting = defineCall({
  name: 'restoreSetting',
  summary:
    'Save an earlier value of a setting as its newest one; version 0 is the default of neutron.config.ts',
  method: 'POST',
  path: `${one}/restore`,
  params: oneParams,
  query,
  body: z.strictObject({ version: z.number().int().nonnegative(), baseVersion }),
  answer: envelope(savedSetting),
  errors: writes,
  auth: 'staff',
  right: 'manage-settings',
});
