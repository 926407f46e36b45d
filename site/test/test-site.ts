import type { Log } from '#app/log.ts';
import { publication } from '#config';
import { createSite, type SiteOptions } from '../entry.server.tsx';
import { type FakeApi, fakeApi } from './fake-api.ts';

export const noon = new Date('2026-11-15T12:00:00Z');

export interface LogLine {
  level: keyof Log;
  message: string;
  fields?: Readonly<Record<string, unknown>> | undefined;
}

export function recordingLog(): { log: Log; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at = (level: keyof Log) => (message: string, fields?: LogLine['fields']) =>
    void lines.push({ level, message, fields });
  return { lines, log: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } };
}

/** The real site in front of a small API. */
export function testSite(options: Partial<SiteOptions> & { api?: FakeApi } = {}) {
  const { api = fakeApi(), ...more } = options;
  const { log, lines } = recordingLog();
  const site = createSite({
    publication,
    fetchApi: api.fetchApi,
    apiBaseUrl: 'http://api.test',
    apiKey: 'test-key',
    siteUrl: 'https://wavelength.example',
    clientManifest: null,
    log,
    previewTime: (token, now) => (token === 'a-good-token' ? now : undefined),
    now: () => noon,
    ...more,
  });
  const get = (path: string, init?: RequestInit) =>
    site.respond(new Request(`http://site.test${path}`, init));
  return { ...site, get, api, lines };
}
