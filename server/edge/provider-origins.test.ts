import { describe, expect, it } from 'vitest';
import { publication } from '#api/test/publication.ts';
import { providerDomain } from '#app/identity/account-client.ts';
import { providerOrigins } from '#content/rules/origins/provider-origins.ts';
import { contentSecurityPolicy } from '../edge/security-headers.ts';
import { pageSecurity } from '../site/serve-site.ts';

const policyWith = (domain: string | undefined) =>
  contentSecurityPolicy(
    pageSecurity(
      { ...publication, identity: { ...publication.identity, domain } },
      { siteUrl: new URL('https://wavelength.example'), contentSecurity: { scriptHashes: ['sha256-a='] } },
    ),
  );
const directives = (policy: string) => new Map(policy.split('; ').map((one) => [one.split(' ', 1)[0], one]));

describe('an external provider', () => {
  it.each([
    ['none', undefined, []],
    ['a host', 'login.example.com', ['https://login.example.com']],
    ['an address', 'http://localhost:9999/tenant', ['http://localhost:9999']],
  ])('AU-09 %s', (_, domain, origins) => {
    expect(providerOrigins({ identity: { ...publication.identity, domain } })).toEqual(origins);
  });

  it('AU-09 may be called and framed by pages, and nothing else of their policy changes', () => {
    const [own, other] = [directives(policyWith(undefined)), directives(policyWith('login.example.com'))];
    const changed = [...other].filter(([name, text]) => own.get(name) !== text).map(([name]) => name);
    expect(changed.sort()).toEqual(['connect-src', 'frame-src']);
    for (const name of changed) expect(other.get(name)).toBe(`${own.get(name)} https://login.example.com`);
    expect([...other.keys()]).toEqual([...own.keys()]);
  });

  it('AU-09 is the one the client in the page talks to', () => {
    expect(providerDomain({ domain: 'login.example.com' }, 'https://wavelength.example')).toBe(
      'login.example.com',
    );
    expect(providerDomain({}, 'https://wavelength.example')).toBe('https://wavelength.example/identity');
  });
});
