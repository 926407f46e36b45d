import type { Log } from '../log.ts';
import { PageError } from '../site-error.ts';

/** How each part of a program is made, and which other parts it is made from. */
export type Modules<Parts> = {
  readonly [Name in keyof Parts]: {
    needs: readonly (keyof Parts & string)[];
    create: (parts: Parts) => Parts[Name];
  };
};

/**
 * Makes every part after the parts it needs. Parts that need each other cannot be made at all. A part that fails is
 * logged; in production the failure becomes an error with status 500, in development it is thrown as it is.
 */
export function registerModules<Parts extends object>(
  modules: Modules<Parts>,
  { isProduction, log }: { isProduction: boolean; log: Pick<Log, 'error'> },
): Parts {
  const made: Partial<Parts> = {};
  const make = (name: keyof Parts & string, trail: readonly string[]) => {
    if (name in made) return;
    if (trail.includes(name))
      throw new PageError(
        500,
        `Dependency injection error: circular dependency ${[...trail, name].join(' → ')}`,
      );
    for (const need of modules[name].needs) make(need, [...trail, name]);
    try {
      made[name] = modules[name].create(made as Parts);
    } catch (error) {
      log.error(`Module ${name} could not be registered`, { error });
      throw isProduction
        ? new PageError(500, `Module ${name} could not be registered`, { cause: error })
        : error;
    }
  };
  for (const name of Object.keys(modules) as (keyof Parts & string)[]) make(name, []);
  return made as Parts;
}
