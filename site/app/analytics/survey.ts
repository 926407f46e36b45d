import type { ScriptTag } from '#content/entities/script-tag-schema.ts';
import { surveyPercent } from '#content/limits.ts';

/** The survey script for a percentage of the readers who allow it; the registry checks consent. */
export function surveyTag(
  url: string | undefined,
  random: () => number = Math.random,
  percent: number = surveyPercent,
): ScriptTag | undefined {
  if (!url || random() * 100 >= percent) return undefined;
  return { tagId: 'survey', timing: 'queue', src: url, features: ['trackers'], gdprCategory: 'C0003' };
}
