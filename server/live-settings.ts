import type { FetchApi } from '#app/content-client/client.ts';
import { type Settings, settingsSchema } from '#content/entities/settings.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import type { Publication } from '#content/publication/schema.ts';
import { holdTimeZone } from '#content/rules/newsroom-time.ts';
import type { Log } from '#platform/log.ts';

export interface LiveSettings {
  /** As they are now. While the API is unavailable, the last ones known. */
  read(): Promise<Settings>;
  /** The last ones known, for texts that are written at once. */
  last(): Settings;
}

/** The settings of a running publication: from the API of this process, or over HTTP. */
export function createLiveSettings(options: {
  publication: Publication;
  fetchSettings(): Promise<Settings>;
  log: Log;
}): LiveSettings {
  let known = defaultSettings(options.publication);
  return {
    async read() {
      try {
        known = await options.fetchSettings();
        // Feeds, e-mails and calls write dates too, outside of pages.
        holdTimeZone(known.timeZone);
      } catch (error) {
        options.log.warn('settings not read, the last ones are used', { error });
      }
      return known;
    },
    last: () => known,
  };
}

const timeoutMilliseconds = 2000;

/** How a site without the store gets them. */
export function fetchSettingsOver(fetchApi: FetchApi, apiUrl: string, publication: Publication) {
  const url = `${apiUrl}/api/neutron/settings/${publication.siteId}/public?apiKey=${publication.apiKey}`;
  return async (): Promise<Settings> => {
    const answer = await fetchApi(new Request(url), () => AbortSignal.timeout(timeoutMilliseconds));
    if (!answer.ok) throw new Error(`The API answered ${answer.status}`);
    const { data } = (await answer.json()) as { data: unknown };
    return settingsSchema.parse(data);
  };
}
