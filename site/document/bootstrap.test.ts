import { expect, it } from 'vitest';
import { bootstrapScript, scriptHash } from './bootstrap.ts';

it('the bootstrap only starts the entry, and is known by its hash', () => {
  const script = bootstrapScript('/assets/entry-1.js');
  expect(script).toBe('import("/assets/entry-1.js")');
  expect(scriptHash('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});
