import { wavelength } from '../publication.ts';

export const now = new Date('2026-11-14T12:00:00Z');

/** The demo publication at that moment, for tests that only read it: writing it takes seconds. */
export const seed = wavelength({ now });
