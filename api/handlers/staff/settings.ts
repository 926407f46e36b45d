import type * as calls from '#content/calls/settings.ts';
import { type SavedSetting, settingNames } from '#content/entities/settings.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentSetting } from '../../present/setting.ts';
import { getSettingRows, getSettingVersions } from '../../store/settings.ts';
import * as write from '../../write/save-setting.ts';

export const listSettings: Handler<typeof calls.listSettings> = async (_input, { db, publication }) => {
  const defaults = defaultSettings(publication);
  const rows = new Map((await getSettingRows(db.kysely)).map((row) => [row.id, row]));
  const items = settingNames.map((id): SavedSetting => {
    const row = rows.get(id);
    return row ? presentSetting(row) : { id, version: 0, value: defaults[id] };
  });
  return { answer: enveloped({ items }) };
};

export const updateSetting: Handler<typeof calls.updateSetting> = async ({ params, body }, deps) => ({
  answer: enveloped(await write.saveSetting({ id: params.id, ...body }, deps)),
});

export const listSettingVersions: Handler<typeof calls.listSettingVersions> = async (
  { params },
  { db, publication },
) => {
  const rows = await getSettingVersions(db.kysely, params.id);
  const first: SavedSetting = { id: params.id, version: 0, value: defaultSettings(publication)[params.id] };
  return { answer: enveloped({ items: [...rows.map(presentSetting), first] }) };
};

export const restoreSetting: Handler<typeof calls.restoreSetting> = async ({ params, body }, deps) => ({
  answer: enveloped(await write.restoreSetting({ id: params.id, ...body }, deps)),
});
