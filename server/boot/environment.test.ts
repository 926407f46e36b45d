import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publication } from '#config';
import { siteOptions } from '../site/serve-site.ts';
import { readEnvironment, usedFormerNames } from './environment.ts';

describe('the environment', () => {
  it('CFG-04 needs nothing to be set', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({
      PORT: 3000,
      ROLE: 'all',
      SITE_URL: 'http://localhost:3000',
      LOG_LEVEL: 'info',
      PAGE_CACHE_MB: 256,
      DRAIN_SECONDS: 0,
      NODE_ENV: 'production',
    });
    expect(environment.DATA_DIR).toMatch(/\/data$/);
    expect(environment.HOST).toBeUndefined();
  });

  it.each([
    ['PORT', '8080', 8080],
    ['PORT', '', 3000],
    ['PORT', ' 8080 ', 8080],
    ['HOST', '127.0.0.1', '127.0.0.1'],
    ['SITE_URL', 'https://wavelength.example', 'https://wavelength.example'],
    ['SITE_URL', 'https://wavelength.example/', 'https://wavelength.example'],
    ['DATABASE_URL', 'postgres://user:word@db/neutron', 'postgres://user:word@db/neutron'],
    ['REDIS_URL', 'redis://localhost:6379', 'redis://localhost:6379'],
    ['ROLE', 'api', 'api'],
    ['PAGE_CACHE_MB', '64', 64],
    ['OUTBOUND_PRIVATE_HOSTS', 'localhost:9000, Minio,[::1]:80', ['localhost:9000', 'minio', '[::1]:80']],
  ])('CFG-01 %s=%j', (name, value, expected) => {
    expect(readEnvironment({ [name]: value })).toMatchObject({ [name]: expected });
  });

  describe('with secrets in files', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'neutron-secrets-'));
    });
    afterEach(() => rm(folder, { recursive: true, force: true }));

    it.each([
      ['STAFF_TOKEN', 'a-token-that-is-long-enough\n', 'a-token-that-is-long-enough'],
      ['DATABASE_URL', 'postgres://user:word@db/neutron', 'postgres://user:word@db/neutron'],
      ['S3_SECRET_ACCESS_KEY', ' spaced-by-an-editor \n', 'spaced-by-an-editor'],
    ])('CFG-01 %s comes from its file', async (name, text, expected) => {
      const file = join(folder, 'secret');
      await writeFile(file, text);
      const bucket = name.startsWith('S3_')
        ? { S3_ENDPOINT: 'http://bucket.example', S3_BUCKET: 'press', S3_ACCESS_KEY_ID: 'key-id' }
        : {};
      expect(readEnvironment({ ...bucket, [`${name}_FILE`]: file })).toMatchObject({ [name]: expected });
    });

    it.each([
      ['there is no such file', undefined, {}, /^STAFF_TOKEN_FILE is wrong: .* cannot be read \(ENOENT\)/],
      ['the file is empty', ' \n', {}, /^STAFF_TOKEN_FILE is wrong: .* is empty/],
      ['the secret is too short', 'short', {}, /^STAFF_TOKEN is wrong: the value given/],
      [
        'both are set',
        'a-token-that-is-long-enough',
        { STAFF_TOKEN: 'another-token-long-enough' },
        /^STAFF_TOKEN and STAFF_TOKEN_FILE are both set/,
      ],
    ])('CFG-01 the server does not start if %s', async (_what, text, more, message) => {
      const file = join(folder, 'secret');
      if (text !== undefined) await writeFile(file, text);
      expect(() => readEnvironment({ ...more, STAFF_TOKEN_FILE: file })).toThrow(message);
    });

    it('CFG-01 what is no secret has no file', async () => {
      const file = join(folder, 'port');
      await writeFile(file, '4000');
      expect(readEnvironment({ PORT_FILE: file }).PORT).toBe(3000);
    });
  });

  it.each([
    { HSTS_PRELOAD: 'on', HSTS_MAX_AGE: '31535999' },
    { HSTS_PRELOAD: 'on', HSTS_SUBDOMAINS: 'off' },
  ])('CFG-01 a host is not offered to the lists of browsers that do not take it: %j', (given) => {
    expect(() => readEnvironment(given)).toThrow(/^HSTS_PRELOAD is wrong: .*31536000/);
  });

  it.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['PORT', '80.5', 'a whole number from 0 to 65535'],
    ['HOST', 'http://x/', 'a host name or an IP address'],
    ['SITE_URL', 'wavelength.example', 'http:// or https://'],
    ['SITE_URL', 'https://wavelength.example/news/', 'no path'],
    ['SITE_URL', 'https://user:word@wavelength.example', 'no path'],
    ['SITE_URL', 'javascript:alert(1)', 'http:// or https://'],
    ['ROLE', 'web', 'one of all, site, api, services'],
    ['HSTS_MAX_AGE', '2 years', 'a whole number from 0 to 315360000'],
    ['HSTS_MAX_AGE', '999999999', 'a whole number from 0 to 315360000'],
    ['HSTS_MAX_AGE', '-1', 'a whole number from 0 to 315360000'],
    ['HSTS_SUBDOMAINS', 'yes', 'one of on, off'],
    ['HSTS_PRELOAD', 'true', 'one of on, off'],
    ['LOG_LEVEL', 'loud', 'one of debug, info, warn, error, silent'],
    ['PAGE_CACHE_MB', '0', 'a whole number from 1 to 65536'],
    ['NODE_ENV', 'prod', 'one of production, development, test'],
    ['API_URL', 'api:3000', 'http:// or https://'],
    ['OUTBOUND_PRIVATE_HOSTS', 'http://minio/', 'host names with or without a port'],
  ])('CFG-01 %s=%j is rejected with its name, its value and what is allowed', (name, value, allowed) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(`${name} is wrong: ${JSON.stringify(value)}`);
    expect(read).toThrow(allowed);
  });

  it.each([
    ['DATABASE_URL', 'mysql://user:hunter2hunter2@db/x'],
    ['REDIS_URL', 'http://:hunter2hunter2@cache'],
    ['STAFF_TOKEN', 'hunter2'],
    ['IMAGE_SECRET', 'hunter2 with spaces in it'],
    ['PREVIEW_SECRET', 'hunter2'],
  ])('names %s and never shows what was given', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(`${name} is wrong`);
    expect(read).not.toThrow(/hunter2/);
  });

  it('reads a variable by its former name until 0.3, and says which name to use', () => {
    const [former, name] = ['OUTBOUND_NEAR_HOSTS', 'OUTBOUND_PRIVATE_HOSTS'];
    expect(readEnvironment({ [former]: 'minio' })).toMatchObject({ [name]: ['minio'] });
    expect(usedFormerNames({ [former]: 'minio' })).toEqual([{ former, name }]);
    expect(readEnvironment({ [former]: 'minio', [name]: 'other' })).toMatchObject({ [name]: ['other'] });
    expect(usedFormerNames({ [former]: 'minio', [name]: 'other' })).toEqual([]);
    expect(() => readEnvironment({ [former]: 'http://minio/' })).toThrow(`${name} is wrong: "http://minio/"`);
  });

  it('names every wrong variable at once', () => {
    expect(() => readEnvironment({ PORT: 'x', ROLE: 'y' })).toThrow(/PORT is wrong.+\nROLE is wrong/);
  });

  it('IM-24 needs all of a bucket or nothing of it', () => {
    const bucket = {
      S3_ENDPOINT: 'https://store.example',
      S3_BUCKET: 'press-pictures',
      S3_ACCESS_KEY_ID: 'KEY',
      S3_SECRET_ACCESS_KEY: 'hunter2hunter2',
    };
    expect(readEnvironment(bucket)).toMatchObject({ ...bucket, S3_REGION: 'us-east-1' });
    const { S3_SECRET_ACCESS_KEY: _, ...half } = bucket;
    expect(() => readEnvironment(half)).toThrow('S3_SECRET_ACCESS_KEY missing');
    const short = () => readEnvironment({ ...bucket, S3_SECRET_ACCESS_KEY: 'hunter2' });
    expect(short).toThrow('S3_SECRET_ACCESS_KEY is wrong');
    expect(short).not.toThrow(/hunter2/);
  });

  it('CFG-01 every variable is in the table of the README, and no other', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
    const table = readme.slice(readme.indexOf('| Variable '));
    const rows = table.split('\n').filter((line) => line.startsWith('|'));
    const documented = rows.flatMap((row) => row.match(/`[A-Z\d]+(_[A-Z\d]+)*`/g) ?? []);
    const names = Object.keys(readEnvironment({}));
    expect([...new Set(documented)].sort()).toEqual(names.map((name) => `\`${name}\``).sort());
  });

  it('needs to know the API of a site that runs alone', () => {
    expect(() => readEnvironment({ ROLE: 'site' })).toThrow('API_URL is missing');
    expect(readEnvironment({ ROLE: 'site', API_URL: 'http://10.0.0.5:3000/' }).API_URL).toBe(
      'http://10.0.0.5:3000',
    );
  });
});

describe('settings passed to the site', () => {
  const secrets = { staffToken: 's'.repeat(20), imageSecret: 'i'.repeat(20), previewSecret: 'p'.repeat(20) };
  const siteSettings = (given: Record<string, string>) =>
    siteOptions({
      environment: readEnvironment(given),
      publication,
      secrets,
      apiUrl: 'http://api.example',
      siteUrl: new URL(readEnvironment(given).SITE_URL),
      fetchApi: async () => new Response(),
    } as unknown as Parameters<typeof siteOptions>[0]);

  it('CFG-01 host, API address and key come from the configuration and can be set by the environment', () => {
    expect(siteSettings({})).toMatchObject({
      siteUrl: 'http://localhost:3000',
      apiKey: publication.apiKey,
      apiBaseUrl: 'http://api.example',
    });
    expect(siteSettings({ SITE_URL: 'https://other.example', API_KEY: 'other-key' })).toMatchObject({
      siteUrl: 'https://other.example',
      apiKey: 'other-key',
    });
  });

  it('CFG-02 the brand comes from the configuration', () => {
    expect(siteSettings({}).publication.brand).toBe(publication.brand);
  });
});
