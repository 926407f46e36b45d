import { describe, expect, it } from 'vitest';
import { checkTarget, createTargetMemory } from './check-target.ts';

describe('the first look at an address', () => {
  it.each([
    ['/', '/', ''],
    ['/article/x/', '/article/x/', ''],
    ['/article/x/?utm=1', '/article/x/', 'utm=1'],
    ['/search/?q=caf%C3%A9', '/search/', 'q=caf%C3%A9'],
    ['/a?b?c', '/a', 'b?c'],
    ['/a.b/..c/', '/a.b/..c/', ''],
    ['http://elsewhere.example/topic/ai/?x=1', '/topic/ai/', 'x=1'],
    ['http://elsewhere.example', '/', ''],
    ['http://elsewhere.example?x=1', '/', 'x=1'],
  ])('VAL-03 reads %s', (raw, path, query) => {
    expect(checkTarget(raw)).toEqual({ ok: true, target: { path, query } });
  });

  it.each([
    ['/%E0%A4%A/', 'bad_path'],
    ['/%', 'bad_path'],
    ['/%zz/', 'bad_path'],
    ['/%ff/', 'bad_path'],
    ['/a%00b/', 'bad_path'],
    ['/a%0d%0aset-cookie:x/', 'bad_path'],
    ['/a\u0001/', 'bad_path'],
    ['/caf\u00e9/', 'bad_path'],
    ['//elsewhere.example/', 'bad_path'],
    ['/\\elsewhere.example/', 'bad_path'],
    ['/a/../b', 'bad_path'],
    ['/a/%2e%2E/b', 'bad_path'],
    ['/..', 'bad_path'],
    ['/./', 'bad_path'],
    ['/a#b', 'bad_path'],
    ['*', 'bad_path'],
    ['', 'bad_path'],
    ['elsewhere.example:443', 'bad_path'],
    ['ftp://elsewhere.example/', 'bad_path'],
    ['http://elsewhere.example\\@x/', 'bad_path'],
    ['/search/?q=%E0%A4%A', 'bad_query'],
    ['/search/?q=%00', 'bad_query'],
    ['/search/?q=100%', 'bad_query'],
    [`/${'a'.repeat(2048)}`, 'address_too_long'],
    [`/?q=${'a'.repeat(3000)}`, 'address_too_long'],
  ])('VAL-03 rejects %j', (raw, reason) => {
    expect(checkTarget(raw)).toEqual({ ok: false, reason });
  });
});

describe('addresses that were seen before', () => {
  it('give the same target, and never more than the cache holds', () => {
    const check = createTargetMemory(2);
    const first = check('/a/');
    expect(check('/a/')).toBe(first);
    expect(check('/%zz')).toEqual({ ok: false, reason: 'bad_path' });
    check('/b/');
    check('/c/');
    expect(check('/a/')).toEqual(first);
    expect(check('/a/')).not.toBe(first);
  });
});
