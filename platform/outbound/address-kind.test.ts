import { describe, expect, it } from 'vitest';
import { type AddressKind, addressKind } from './address-kind.ts';

const cases: readonly [AddressKind, readonly string[]][] = [
  ['public', ['93.184.215.14', '8.8.8.8', '2606:4700::6810:84e5', '2001:4860:4860::8888', '::ffff:8.8.8.8']],
  [
    'private',
    [
      '127.0.0.1',
      '127.255.255.254',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '100.64.0.1',
      '::1',
      'fc00::1',
      'fd12:3456::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:10.1.2.3',
    ],
  ],
  [
    'never',
    [
      '169.254.169.254',
      '::ffff:169.254.169.254',
      'fd00:ec2::254',
      '100.100.100.200',
      '168.63.129.16',
      '0.0.0.0',
      '::',
      '0.1.2.3',
      '255.255.255.255',
      '224.0.0.1',
      '240.0.0.1',
      '192.0.2.1',
      '198.51.100.7',
      '203.0.113.9',
      '198.18.0.1',
      '192.88.99.1',
      'fe80::1',
      'fe80::1%eth0',
      'ff02::1',
      'fec0::1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2001:0:1::',
      '2001:db8::1',
      '::7f00:1',
      '::ffff:0:127.0.0.1',
      '100::1',
      '5f00::1',
      '',
      'localhost',
      'example.org',
      '127.0.0.1:80',
    ],
  ],
];

describe('the kind of machine an address names', () => {
  it.each(cases.flatMap(([kind, addresses]) => addresses.map((address) => [kind, address] as const)))(
    '%s: %s',
    (kind, address) => expect(addressKind(address)).toBe(kind),
  );
});
