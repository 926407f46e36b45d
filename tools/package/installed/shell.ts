import { publication } from '#config';
import { pickSettings, shellKeys } from '#content/publication/settings.ts';

export const shellSettings = pickSettings(publication, shellKeys);
