import type { Environment } from './environment.ts';

/** The site's URL, and for how long browsers must use https for it. */
export interface SiteUrl extends URL {
  /** The value of `Strict-Transport-Security`; the usual one where it is not set. */
  readonly transportSecurity?: string;
}

type Settings = Pick<Environment, 'SITE_URL' | 'HSTS_MAX_AGE' | 'HSTS_SUBDOMAINS' | 'HSTS_PRELOAD'>;

export function siteUrlOf(environment: Settings): SiteUrl {
  return Object.assign(new URL(environment.SITE_URL), {
    transportSecurity: transportSecurityOf(environment),
  });
}

/** `max-age=0` makes browsers forget an earlier policy. */
function transportSecurityOf(settings: Omit<Settings, 'SITE_URL'>): string {
  return [
    `max-age=${settings.HSTS_MAX_AGE}`,
    ...(settings.HSTS_SUBDOMAINS === 'on' ? ['includeSubDomains'] : []),
    ...(settings.HSTS_PRELOAD === 'on' ? ['preload'] : []),
  ].join('; ');
}
