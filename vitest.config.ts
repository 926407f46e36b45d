import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compilerSettings } from './tools/test/compiler-settings.ts';
import { fuzzEnvironment } from './tools/test/fuzz.ts';
import { allTag, chosenSuite } from './tools/test/suite.ts';
import { workerCount } from './tools/test/worker-count.ts';

const never = ['**/node_modules/**', 'e2e/**', 'build/**', 'data/**', 'bench/peers/**'];

/** Browser modules have state that lasts as long as the page. */
const inBrowsers =
  /^site\/app\/(ads|analytics|behaviours|consent|experiments|identity|scripts|seamless|video)\/|\/browser\//;
const changesModules = (file: string) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));

/**
 * Files share a process: otherwise half of their time would go into loading the app. The files above would see state of
 * other files, so each runs in a process of its own.
 */
const alone = globSync('**/*.test.{ts,tsx}', { exclude: never }).filter(
  (file) => inBrowsers.test(file) || changesModules(file),
);

export default defineConfig({
  plugins: [react()],
  // Pages are rendered by the React that readers get: its development build takes twice as long.
  oxc: { jsx: { development: false } },
  // Class names as they are written, so that tests can find them.
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: workerCount(),
    tags: [{ name: allTag, description: 'Only npm run test:all runs these.' }],
    // Programs that tests start are compiled once, not at every start.
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'build/compile-cache'),
      ...compilerSettings,
      ...fuzzEnvironment(chosenSuite()),
    },
    // A bound for tests that hang, not a measure: machines that run them may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, ...alone],
          isolate: false,
          // One project after the other: a shared process ends when the next file is of another one.
          sequence: { groupOrder: 0 },
          // Tests allocate much and keep little: a larger young generation is collected less often.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      {
        extends: true,
        // A context of its own for each file in a thread that stays: half the time of a process for each.
        test: {
          name: 'alone',
          include: alone,
          exclude: never,
          pool: 'vmThreads',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
