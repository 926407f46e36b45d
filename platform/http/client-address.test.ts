import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callerKey } from './caller-key.ts';
import { createCallerOf } from './client-address.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

function caller(list: string, peer: string | undefined, forwarded?: string) {
  const trusted = readTrustedProxies(list);
  if (!trusted) throw new Error(`not a list: ${list}`);
  const reported: string[] = [];
  const req = { socket: { remoteAddress: peer }, headers: { 'x-forwarded-for': forwarded } };
  const callerOf = createCallerOf(trusted, (proxy) => reported.push(proxy));
  callerOf(req as unknown as IncomingMessage);
  return { key: callerOf(req as unknown as IncomingMessage), reported };
}

describe('who a request is from', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('%s is the caller %s', (address, key) => expect(callerKey(address)).toBe(key));

  it.each([
    ['no proxy is trusted', '', '10.0.0.1', '198.51.100.7', '10.0.0.1'],
    ['the peer is not a proxy of ours', '10.0.0.1', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['one proxy', '10.0.0.1', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['one proxy, written as IPv6', '10.0.0.1', '::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['a reader who forges', '10.0.0.1', '10.0.0.1', '1.1.1.1, 198.51.100.7', '198.51.100.7'],
    ['two proxies', 'private', '10.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['a reader who forges a proxy', '10.0.0.0/8', '10.0.0.1', '10.9.9.9, 198.51.100.7', '198.51.100.7'],
    ['all are ours', 'loopback', '127.0.0.1', '127.0.0.2', '127.0.0.2'],
    ['no list', 'loopback', '127.0.0.1', undefined, '127.0.0.1'],
    ['nonsense', 'loopback', '127.0.0.1', '<script>', '127.0.0.1'],
    ['nonsense before an address', 'loopback', '127.0.0.1', 'unknown, 198.51.100.7', '198.51.100.7'],
    ['nonsense behind a proxy', 'loopback', '127.0.0.1', '198.51.100.7, unknown', '127.0.0.1'],
    ['ports', 'loopback', '127.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
    ['IPv6', '2001:db8::/32', '2001:db8::1', '[2001:dba:1:2::9]:4711', '2001:dba:1:2::/64'],
    ['an IPv6 proxy', '::1', '::1', '2001:dba:1:2::9', '2001:dba:1:2::/64'],
    ['a list to cost time', 'loopback', '127.0.0.1', '127.0.0.1,'.repeat(9999), '127.0.0.1'],
  ])('%s', (_name, list, peer, forwarded, key) => expect(caller(list, peer, forwarded).key).toBe(key));

  it('an unknown proxy is reported once', () => {
    expect(caller('', '10.0.0.1', '198.51.100.7').reported).toEqual(['10.0.0.1']);
    expect(caller('loopback', '10.0.0.1', '198.51.100.7').reported).toEqual([]);
    expect(caller('', '10.0.0.1').reported).toEqual([]);
  });

  it.each(['nonsense', '10.0.0.0/33', '10/8', '300.1.1.1', '::1/129', '0x7f.1', '127.1', 'https://proxy'])(
    '%s is no list',
    (text) => expect(readTrustedProxies(text)).toBeUndefined(),
  );
});
