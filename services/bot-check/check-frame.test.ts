import { describe, expect, it } from 'vitest';
import { hostedBotChecks } from '#content/entities/bot-challenge.ts';
import { checkShell } from './check-frame.ts';

describe('ART-17 the frame of another company’s bot check', () => {
  it.each(hostedBotChecks)('%s runs by itself, in frames of ours alone', async (kind) => {
    const response = checkShell({ kind, siteKey: '"><script>alert(1)</script>' });
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
