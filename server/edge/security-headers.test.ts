import { describe, expect, it } from 'vitest';
import { frameSourcesOf } from '#content/rules/origins/frame-sources.ts';
import { readEnvironment } from '../boot/environment.ts';
import { siteUrlOf } from '../boot/site-url.ts';
import { apiSecurityHeaders, contentSecurityPolicy, pageSecurityHeaders } from './security-headers.ts';

const options = {
  siteUrl: new URL('https://wavelength.example'),
  contentSecurity: { scriptHashes: ['sha256-abc='] },
  imageOrigins: [],
  mediaOrigins: [],
  frameSources: [],
};
const record = (flat: string[]) =>
  Object.fromEntries(flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1]]] : [])));

describe('the content security policy', () => {
  it('is the strict one, word for word', () => {
    expect(contentSecurityPolicy(options)).toBe(
      "default-src 'none'; script-src 'sha256-abc=' 'strict-dynamic'; style-src 'self'; style-src-attr 'unsafe-inline'; " +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; worker-src 'self'; " +
        "frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; " +
        'trusted-types site scripts; report-uri /csp-report',
    );
  });

  it('runs nothing when no script is known', () => {
    expect(contentSecurityPolicy({ ...options, contentSecurity: { scriptHashes: [] } })).toContain(
      "script-src 'none';",
    );
  });

  it('IM-11 IM-13 lets pictures, still and moving, come from their own hosts', () => {
    const policy = contentSecurityPolicy({ ...options, imageOrigins: ['https://i1.example'] });
    expect(policy).toContain("img-src 'self' data: https://i1.example;");
    expect(policy).toContain("media-src 'self' blob: https://i1.example;");
  });

  it('VD-18 lets videos stream from their own hosts', () => {
    const policy = contentSecurityPolicy({ ...options, mediaOrigins: ['https://v1.example'] });
    expect(policy).toContain("media-src 'self' blob: https://v1.example;");
    expect(policy).toContain("connect-src 'self' https://v1.example;");
    expect(policy).toContain("worker-src 'self';");
  });

  it('ART-07 allows iframes of the named companies only', () => {
    expect(contentSecurityPolicy({ ...options, frameSources: ['https://player.example'] })).toContain(
      "frame-src 'self' https://player.example;",
    );
  });

  it('AD-54 lets creatives come from the host of their own that the configuration names', () => {
    const adServer = { creativeOrigin: 'https://ads.example' };
    const frameSources = frameSourcesOf({ frameSources: ['https://player.example'], adServer });
    expect(contentSecurityPolicy({ ...options, frameSources })).toContain(
      "frame-src 'self' https://player.example https://ads.example;",
    );
    expect(frameSourcesOf({ frameSources: [] })).toEqual([]);
  });

  it.each(["'unsafe-eval'", "script-src 'self'", "'unsafe-inline' 'strict", 'http:', 'https:'])(
    'never says %s to readers',
    (word) => {
      expect(contentSecurityPolicy(options)).not.toContain(word);
    },
  );

  it('AD-02 is the one of the publisher tag, word for word, where the configuration asks for it', () => {
    expect(contentSecurityPolicy({ ...options, profile: 'gpt' })).toBe(
      "object-src 'none'; script-src 'sha256-abc=' 'unsafe-inline' 'unsafe-eval' 'strict-dynamic' https: http:; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; report-uri /csp-report",
    );
    expect(contentSecurityPolicy({ ...options, profile: 'strict' })).toBe(contentSecurityPolicy(options));
  });

  it('is looser for hot reload alone', () => {
    expect(contentSecurityPolicy({ ...options, development: true })).toMatch(
      /script-src 'self' 'unsafe-inline'.*connect-src 'self' ws:/,
    );
  });
});

describe('the other headers', () => {
  it('of a page', () => {
    expect(record(pageSecurityHeaders(options))).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-site',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('AD-02 of a page report what is no trusted type where the publisher tag may run, and stop it where not', () => {
    const only = 'content-security-policy-report-only';
    const directives =
      "require-trusted-types-for 'script'; trusted-types site scripts; report-uri /csp-report";
    const headersOf = (more: object) => record(pageSecurityHeaders({ ...options, ...more }));
    expect(headersOf({ profile: 'gpt' })[only]).toBe(directives);
    expect(headersOf({ profile: 'gpt' })['content-security-policy']).not.toContain('trusted-types');
    expect(headersOf({ profile: 'strict' })).not.toHaveProperty(only);
    expect(headersOf({ profile: 'strict' })['content-security-policy']).toContain(directives);
    expect(headersOf({ profile: 'gpt', development: true })).not.toHaveProperty(only);
  });

  it('promise https only where there is https', () => {
    const plain = { ...options, siteUrl: new URL('http://localhost:3000') };
    expect(record(pageSecurityHeaders(plain))).not.toHaveProperty('strict-transport-security');
    expect(apiSecurityHeaders(plain.siteUrl)).not.toHaveProperty('strict-transport-security');
  });

  it.each<[Record<string, string>, string | undefined]>([
    [{}, 'max-age=63072000; includeSubDomains'],
    [{ HSTS_SUBDOMAINS: 'off' }, 'max-age=63072000'],
    [{ HSTS_MAX_AGE: '300' }, 'max-age=300; includeSubDomains'],
    [{ HSTS_MAX_AGE: '0', HSTS_SUBDOMAINS: 'off' }, 'max-age=0'],
    [{ HSTS_PRELOAD: 'on' }, 'max-age=63072000; includeSubDomains; preload'],
    [{ HSTS_MAX_AGE: '31536000', HSTS_PRELOAD: 'on' }, 'max-age=31536000; includeSubDomains; preload'],
    [{ SITE_URL: 'http://wavelength.example', HSTS_MAX_AGE: '300' }, undefined],
  ])('send what the machine sets for HSTS: %j', (set, expected) => {
    const siteUrl = siteUrlOf(readEnvironment({ SITE_URL: 'https://wavelength.example', ...set }));
    const name = 'strict-transport-security';
    expect(record(pageSecurityHeaders({ ...options, siteUrl }))[name]).toBe(expected);
    expect(apiSecurityHeaders(siteUrl)[name]).toBe(expected);
  });

  it('let data do nothing', () => {
    expect(apiSecurityHeaders(options.siteUrl)['content-security-policy']).toMatch(/^default-src 'none'/);
  });
});
