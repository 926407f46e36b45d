import { describe, expect, it, vi } from 'vitest';
import { registerModules } from './register-modules.ts';

const quiet = { isProduction: true, log: { error: () => {} } };

describe('registerModules', () => {
  it('makes each part after the parts it needs, once', () => {
    const made: string[] = [];
    const part = (name: string) => {
      made.push(name);
      return name;
    };
    const parts = registerModules<{ roof: string; wall: string; ground: string }>(
      {
        roof: { needs: ['wall', 'ground'], create: ({ wall }) => part(`roof on ${wall}`) },
        wall: { needs: ['ground'], create: () => part('wall') },
        ground: { needs: [], create: () => part('ground') },
      },
      quiet,
    );
    expect(made).toEqual(['ground', 'wall', 'roof on wall']);
    expect(parts.roof).toBe('roof on wall');
  });

  it('ER-33 parts that need each other cannot be made', () => {
    expect(() =>
      registerModules<{ a: number; b: number }>(
        { a: { needs: ['b'], create: () => 1 }, b: { needs: ['a'], create: () => 2 } },
        quiet,
      ),
    ).toThrow('Dependency injection error: circular dependency a → b → a');
  });

  it.each([
    [
      'in production an error with status 500',
      true,
      { status: 500, message: 'Module a could not be registered' },
    ],
    ['in development the failure itself', false, { message: 'no such file' }],
  ])('ER-35 a part that fails is logged, and is %s', (_where, isProduction, expected) => {
    const error = vi.fn();
    const failing = {
      needs: [],
      create: () => {
        throw new Error('no such file');
      },
    };
    expect(() => registerModules<{ a: number }>({ a: failing }, { isProduction, log: { error } })).toThrow(
      expect.objectContaining(expected),
    );
    expect(error).toHaveBeenCalledWith('Module a could not be registered', expect.anything());
  });
});
