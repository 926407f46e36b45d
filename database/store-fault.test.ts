import { describe, expect, it } from 'vitest';
import { isFileFault, storeFaultOf, unreachableCode } from './store-fault.ts';

const withCode = (code: string, cause?: unknown) => Object.assign(new Error(code, { cause }), { code });

describe('which errors are faults of the store', () => {
  it.each([
    ['SQLITE_FULL', 'full'],
    ['SQLITE_BUSY', 'locked'],
    ['SQLITE_BUSY_SNAPSHOT', 'locked'],
    ['SQLITE_LOCKED_SHAREDCACHE', 'locked'],
    ['SQLITE_READONLY', 'read-only'],
    ['SQLITE_READONLY_DBMOVED', 'read-only'],
    ['SQLITE_CORRUPT', 'corrupt'],
    ['SQLITE_CORRUPT_VTAB', 'corrupt'],
    ['SQLITE_NOTADB', 'corrupt'],
    ['SQLITE_CANTOPEN', 'unreachable'],
    ['SQLITE_IOERR_WRITE', 'io-error'],
    ['53100', 'full'],
    ['53300', 'unreachable'],
    ['25006', 'read-only'],
    ['57P01', 'unreachable'],
    ['57P03', 'unreachable'],
    ['08006', 'unreachable'],
    ['55P03', 'locked'],
    ['XX001', 'corrupt'],
    ['58030', 'io-error'],
    [unreachableCode, 'unreachable'],
    ['ENOSPC', 'full'],
    ['EFBIG', 'full'],
    ['EROFS', 'read-only'],
    ['EACCES', 'read-only'],
    ['EIO', 'io-error'],
    // The request is to blame, or another machine: the same request fails again, or the database is well.
    ['SQLITE_CONSTRAINT_UNIQUE', undefined],
    ['SQLITE_ERROR', undefined],
    ['23505', undefined],
    ['40001', undefined],
    ['42601', undefined],
    ['57014', undefined],
    ['ENOENT', undefined],
    ['ECONNREFUSED', undefined],
    ['BODY_TOO_LARGE', undefined],
  ] as const)('%s: %s', (code, fault) => {
    expect(storeFaultOf(withCode(code))).toBe(fault);
  });

  it('finds a fault inside wrapping errors, and ends at a cycle of causes', () => {
    expect(storeFaultOf(new Error('call failed', { cause: withCode('SQLITE_FULL') }))).toBe('full');
    const circle = new Error('one');
    circle.cause = circle;
    expect(storeFaultOf(circle)).toBeUndefined();
    expect(storeFaultOf('SQLITE_FULL')).toBeUndefined();
  });

  it('files are distinguished from the database', () => {
    expect([isFileFault(withCode('ENOSPC')), isFileFault(withCode('SQLITE_FULL'))]).toEqual([true, false]);
  });
});
