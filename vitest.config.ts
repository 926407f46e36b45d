import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // Class names as they are written, so that a test can ask for them.
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'e2e/**', 'build/**', 'data/**', 'bench/peers/**'],
    environment: 'node',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // A bound for tests that hang, not a measure: machines that run them may be busy.
    testTimeout: 30_000,
  },
});
