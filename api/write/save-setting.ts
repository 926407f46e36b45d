import { type SavedSetting, type SettingName, settingSchemas } from '#content/entities/settings.ts';
import { NeutronError } from '#content/errors.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { presentSetting } from '../present/setting.ts';
import { parsePart } from '../request/parse-part.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { bumpRevision } from '../store/revisions.ts';
import { getSettingRow, getSettingVersions } from '../store/settings.ts';
import { checkSettingColors } from './check-setting-colors.ts';
import { checkSettingLinks } from './check-setting-links.ts';

interface Change {
  id: SettingName;
  /** The version the editor has seen. */
  baseVersion: number;
}

/** Saves a new value of one setting as its next version. */
export async function saveSetting(
  change: Change & { value: unknown },
  deps: HandlerDeps,
): Promise<SavedSetting> {
  const value = parsePart(settingSchemas[change.id], change.value, 'bad_body');
  const checked = async (trx: ContentTransaction) => {
    await checkSettingLinks(trx, change.id, value, deps);
    return value;
  };
  return write(change, checked, deps);
}

/** Saves an earlier value again; the values in between stay in the history. */
export async function restoreSetting(
  change: Change & { version: number },
  deps: HandlerDeps,
): Promise<SavedSetting> {
  return write(change, (trx) => earlierValue(trx, change, deps), deps);
}

async function earlierValue(
  trx: ContentTransaction,
  { id, version }: Change & { version: number },
  deps: HandlerDeps,
): Promise<unknown> {
  if (version === 0) return defaultSettings(deps.publication)[id];
  const row = await getSettingRow(trx, id, version);
  if (!row) throw new NeutronError('not_found', { field: 'version' });
  const value: unknown = JSON.parse(row.doc);
  await checkSettingLinks(trx, id, value, deps);
  return value;
}

async function write(
  { id, baseVersion }: Change,
  readValue: (trx: ContentTransaction) => Promise<unknown>,
  deps: HandlerDeps,
): Promise<SavedSetting> {
  const event = { kind: 'settings changed', keys: [keys.everything] };
  const row = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const value = await readValue(trx);
    await checkSettingColors(trx, id, value, deps);
    const [newest] = await getSettingVersions(trx, id);
    if ((newest?.version ?? 0) !== baseVersion) {
      const current = newest
        ? presentSetting(newest)
        : { id, version: 0, value: defaultSettings(deps.publication)[id] };
      throw new NeutronError('version_conflict', {
        field: 'baseVersion',
        message: `Another editor has saved a newer version (${current.version}); nothing was changed`,
        conflict: { current, sent: value },
      });
    }
    const saved = {
      id,
      version: baseVersion + 1,
      doc: JSON.stringify(value),
      changed_at: deps.now().getTime(),
      changed_by: deps.staff?.sub ?? null,
    };
    await trx.insertInto('content_settings').values(saved).execute();
    await bumpRevision(trx, ['content', 'settings']);
    const at = deps.now();
    await appendEvent(trx, deps.db.dialect, { ...event, entity: 'setting', entityId: id, at });
    return saved;
  });
  // Before the save is answered: the editor's next request must show it.
  deps.onCommit(event);
  return presentSetting(row);
}
