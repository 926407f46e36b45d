import { generatedWavelength } from '../generated/publication.ts';
import { now, stories as written } from './wavelength.ts';

export { now };

/** Wavelength with its generated archive at that moment: writing it takes seconds. */
export const generatedSeed = generatedWavelength({ now });

const writtenIds = new Set(written.map(({ story }) => story.id));

/** The generated stories alone. */
export const generatedStories = [...generatedSeed.stories].filter(({ story }) => !writtenIds.has(story.id));
