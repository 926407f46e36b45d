import type { SavedSetting, SettingName } from '#content/entities/settings.ts';
import type { SettingRow } from '../store/settings.ts';

export const presentSetting = ({ id, version, doc, changed_at, changed_by }: SettingRow): SavedSetting => ({
  id: id as SettingName,
  version,
  value: JSON.parse(doc) as unknown,
  changedAt: new Date(Number(changed_at)).toISOString(),
  ...(changed_by ? { changedBy: changed_by } : {}),
});
