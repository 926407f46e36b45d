import { describe, expect, it } from 'vitest';
import { requestId } from './http/request-id.ts';
import { createLog } from './json-log.ts';

function lines(
  level: 'debug' | 'info' | 'silent',
  work: (log: ReturnType<typeof createLog>) => void,
): string[] {
  const written: string[] = [];
  work(
    createLog({ level, write: (line) => written.push(line), now: () => new Date('2026-05-01T00:00:00Z') }),
  );
  return written;
}

describe('the log', () => {
  it('is one JSON object per line, whatever a reader sent', () => {
    const [line = '', ...more] = lines('info', (log) =>
      log.info('answered', { path: '/a\n{"level":"error"}\u2028' }),
    );
    expect(more).toEqual([]);
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      time: '2026-05-01T00:00:00.000Z',
      level: 'info',
      event: 'answered',
      path: '/a\n{"level":"error"}\u2028',
    });
  });

  it('never writes a secret, at any depth', () => {
    const secrets = {
      authorization: 'Bearer x',
      staffToken: 'x',
      headers: { cookie: 'x', 'x-api-key': 'x' },
      password: 'x',
    };
    const [line = ''] = lines('info', (log) => log.info('x', secrets));
    expect(line).not.toContain('Bearer');
    expect(JSON.parse(line)).toMatchObject({
      authorization: '[hidden]',
      staffToken: '[hidden]',
      headers: { cookie: '[hidden]', 'x-api-key': '[hidden]' },
      password: '[hidden]',
    });
  });

  it('writes errors with their cause', () => {
    const [line = ''] = lines('info', (log) =>
      log.error('x', { error: new Error('outer', { cause: new Error('inner') }) }),
    );
    expect(JSON.parse(line).error).toMatchObject({ message: 'outer', cause: { message: 'inner' } });
  });

  it('keeps to its level', () => {
    const all = (log: ReturnType<typeof createLog>) => {
      log.debug('a');
      log.info('b');
      log.error('c');
    };
    expect([lines('debug', all).length, lines('info', all).length, lines('silent', all).length]).toEqual([
      3, 2, 0,
    ]);
  });
});

describe('request ids', () => {
  it.each(['trace-12345678', 'a.b_c-d.1234'])('keeps %s', (id) => expect(requestId(id)).toBe(id));
  it.each(['short', 'a'.repeat(65), 'with space 12', 'new\nline1234', '<script>alert(1)', undefined])(
    'makes its own for %j',
    (id) => {
      expect(requestId(id)).toMatch(/^[\w-]+$/);
      expect(requestId(id)).not.toBe(requestId(id));
    },
  );
});
