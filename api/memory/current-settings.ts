import { type SettingName, type Settings, settingSchemas } from '#content/entities/settings.ts';
import type { Log } from '../answer-context.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getSettingRows } from '../store/settings.ts';

/**
 * The stored settings over the defaults. A stored value that the schema of this version rejects is skipped: a page in the
 * default brand is better than no page.
 */
export async function getCurrentSettings(db: ContentDb, defaults: Settings, log: Log): Promise<Settings> {
  const stored: Partial<Record<SettingName, unknown>> = {};
  for (const { id, doc } of await getSettingRows(db)) {
    const parsed = settingSchemas[id as SettingName]?.safeParse(JSON.parse(doc));
    if (parsed?.success) stored[id as SettingName] = parsed.data;
    else log('warn', 'stored setting not usable', { setting: id });
  }
  return { ...defaults, ...stored } as Settings;
}
