import { type DeskSettings, deskSettingsId } from '../app-settings.ts';

let known: DeskSettings | undefined;

/** What the document says of the publication. */
export function deskSettings(): DeskSettings {
  known ??= JSON.parse(document.getElementById(deskSettingsId)?.textContent ?? '{}') as DeskSettings;
  return known;
}
