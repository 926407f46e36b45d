import { describe, expect, it } from 'vitest';
import { checkPath } from './safe-path.ts';

describe('safe path', () => {
  it.each([
    ['/', []],
    ['/latest/2/', ['latest', '2']],
    ['/topic/caf%C3%A9/?x=1', ['topic', 'café']],
    ['/a//b/', ['a', 'b']],
    ['/a/%2E%2E/', ['a', '..']],
    ['/search/?q=100%25+sure', ['search']],
  ])('VAL-03 takes %s apart', (target, segments) => {
    expect(checkPath(target, 2048)).toMatchObject({ ok: true, segments });
  });

  it.each([
    ['/%E0%A4%A/', 'bad_path'],
    ['/%', 'bad_path'],
    ['/%zz/', 'bad_path'],
    ['/a%00b/', 'bad_path'],
    ['/a%0d%0aSet-Cookie:x/', 'bad_path'],
    ['/a\u0007/', 'bad_path'],
    ['/a%C2%85/', 'bad_path'],
    ['/a\\b/', 'bad_path'],
    ['/%C0%AF/', 'bad_path'],
    ['/x/?q=%E0%A4%A', 'bad_path'],
    ['/x/?q=%00', 'bad_path'],
    ['http://elsewhere.example/', 'bad_path'],
    ['', 'bad_path'],
    [`/${'a'.repeat(2048)}`, 'address_too_long'],
  ])('VAL-03 rejects %.40s as %s', (target, reason) => {
    expect(checkPath(target, 2048)).toEqual({ ok: false, reason });
  });

  it('VAL-03 takes 2048 characters and not one more', () => {
    expect(checkPath(`/${'a'.repeat(2047)}`, 2048).ok).toBe(true);
  });
});
