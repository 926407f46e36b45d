import { describe, expect, it } from 'vitest';
import { createPlaceNames } from './place-names.ts';

describe('names of places in counts', () => {
  it('AD-54 invented places never cost the site its own', () => {
    const nameOf = createPlaceNames(['skybox-1', 'rail-1']);
    const invented = Array.from({ length: 400 }, (_, index) => nameOf(`invented-${index}`));
    expect(new Set(invented).size).toBe(301);
    expect(invented.at(-1)).toBe('other');
    expect(['skybox-1', 'rail-1'].map(nameOf)).toEqual(['skybox-1', 'rail-1']);
  });

  it('AD-54 places the site does not know are counted by name while there are few', () => {
    const nameOf = createPlaceNames();
    expect(nameOf('partner-1')).toBe('partner-1');
    expect(nameOf('partner-1')).toBe('partner-1');
  });
});
