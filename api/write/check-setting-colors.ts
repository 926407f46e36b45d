import type { SettingName, Settings } from '#content/entities/settings.ts';
import { NeutronError } from '#content/errors.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import { faintSectionOnInk } from '#content/rules/brand/sections-on-ink.ts';
import type { HandlerDeps } from '../handler.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { getSettingVersions } from '../store/settings.ts';

/** Rejects a dark ground and section colors that do not go together, whichever of the two is saved. */
export async function checkSettingColors(
  trx: ContentTransaction,
  id: SettingName,
  value: unknown,
  deps: HandlerDeps,
): Promise<void> {
  if (id === 'sectionColors') {
    const faint = faintSectionOnInk(await current(trx, 'colors', deps), value as Settings['sectionColors']);
    if (faint) throw rejected(`${faint.section}.dark`, faint.message);
  }
  if (id === 'colors') {
    const sections = await current(trx, 'sectionColors', deps);
    const faint = faintSectionOnInk(value as Settings['colors'], sections);
    if (faint) throw rejected('ink', `${faint.message}. It is the color of the section ${faint.section}`);
  }
}

async function current<Name extends 'colors' | 'sectionColors'>(
  trx: ContentTransaction,
  id: Name,
  { publication }: HandlerDeps,
): Promise<Settings[Name]> {
  const [newest] = await getSettingVersions(trx, id);
  return newest ? (JSON.parse(newest.doc) as Settings[Name]) : defaultSettings(publication)[id];
}

const rejected = (field: string, message: string) =>
  new NeutronError('bad_body', { field, message: `${field}: ${message}` });
