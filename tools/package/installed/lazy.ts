import { publication } from '#config';
import { lazyKeys, pickSettings } from '#content/publication/settings.ts';

export const lazySettings = pickSettings(publication, lazyKeys);
