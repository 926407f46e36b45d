import { publicSettings } from '#config/public.ts';
import type { ShownPart } from '#content/entities/report.ts';
import { sectionOf } from '../../primitives/section/story-section.ts';

const sections: readonly string[] = [...new Set(Object.values(publicSettings.sections))];

/** The color of each part of a report. */
export const reportHues = (parts: readonly ShownPart[]) =>
  differentHues(
    parts.map(({ story }) => sectionOf(story)),
    sections,
  );

/**
 * A part has the color of its story, or the next one of the publication if an earlier part has that. Stories on one
 * subject share a section, but their numbers and charts must look different.
 */
export function differentHues(own: readonly string[], available: readonly string[]): readonly string[] {
  const hues: string[] = [];
  for (const hue of own) {
    const next = available.find((section) => !hues.includes(section) && !own.includes(section));
    hues.push(hues.includes(hue) ? (next ?? hue) : hue);
  }
  return hues;
}
