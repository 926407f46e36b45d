import { publication } from '#config';
import { pickSettings, publicKeys } from '#content/publication/settings.ts';

export const publicSettings = pickSettings(publication, publicKeys);
