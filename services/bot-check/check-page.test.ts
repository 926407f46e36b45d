import { describe, expect, it } from 'vitest';
import { hostedBotChecks } from '#content/entities/bot-challenge.ts';
import { checkPage } from './check-page.ts';

describe('ART-17 the page of a hosted bot check', () => {
  it.each(hostedBotChecks)('%s runs on its own page, only in iframes of this site', async (kind) => {
    const response = checkPage({ kind, siteKey: '"><script>alert(1)</script>' });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\shttps:(\s|;)/);
    const html = await response.text();
    const [script = ''] = /https:\/\/[^"]+api\.js/.exec(html) ?? [];
    const hosts =
      /script-src ([^;]*)/
        .exec(policy)?.[1]
        ?.split(' ')
        .filter((host) => host.startsWith('https:')) ?? [];
    const covers = (host: string) =>
      new RegExp(`^${host.replace(/[.]/g, '\\.').replace('*', '[^/]+')}`).test(script);
    expect(hosts.some(covers)).toBe(true);
    expect(html).not.toContain('alert(1)</script>');
  });
});
