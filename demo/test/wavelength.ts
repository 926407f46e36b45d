import { wavelength } from '../publication.ts';

export const now = new Date('2026-11-14T12:00:00Z');

/** The demo publication at that moment, for tests that only read it. */
export const seed = wavelength({ now });
export const stories = [...seed.stories];
