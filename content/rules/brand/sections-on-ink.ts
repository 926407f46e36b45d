import type { Settings } from '../../entities/settings.ts';
import { faintOn, leastContrast } from './contrast.ts';

/**
 * The first section whose color cannot be read on the publication's dark ground, and why. Header and stages are dark in
 * both themes, so the section's color for dark pages is used there. The two are settings of their own, each measured
 * against the other when either changes.
 */
export function faintSectionOnInk(
  { ink }: Pick<Settings['colors'], 'ink'>,
  sections: Settings['sectionColors'],
): { section: string; message: string } | undefined {
  for (const [section, { dark }] of Object.entries(sections)) {
    const message = faintOn(dark, { name: 'the dark ground', ground: ink, least: leastContrast.text });
    if (message) return { section, message };
  }
  return undefined;
}
