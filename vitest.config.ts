import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Rooms of rules and drawings: no test leaves anything behind, so their files may share a process. */
const pure = ['content', 'demo', 'tools', 'site/app/feeds', 'site/app/seo', 'site/document'].map(
  (room) => `${room}/**/*.test.{ts,tsx}`,
);
const never = ['**/node_modules/**', 'e2e/**', 'build/**', 'data/**', 'bench/peers/**'];

export default defineConfig({
  plugins: [react()],
  // Class names as they are written, so that a test can ask for them.
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // A bound for tests that hang, not a measure: machines that run them may be busy.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, exclude: never, isolate: false } },
      {
        extends: true,
        test: { name: 'rooms', include: ['**/*.test.{ts,tsx}'], exclude: [...never, ...pure] },
      },
    ],
  },
});
