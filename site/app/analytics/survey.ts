import type { ScriptTag } from '#content/entities/script-tag.ts';
import { surveyPercent } from '#content/limits.ts';

/** The script that asks readers questions, for so many of a hundred of those who allow it; the registry asks whether they do. */
export function surveyTag(
  url: string | undefined,
  random: () => number = Math.random,
  percent: number = surveyPercent,
): ScriptTag | undefined {
  if (!url || random() * 100 >= percent) return undefined;
  return { tagId: 'survey', timing: 'queue', src: url, features: ['trackers'], gdprCategory: 'C0003' };
}
