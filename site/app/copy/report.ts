import { countWord } from './count-word.ts';

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts of special reports. */
export const reportCopy = {
  label: 'Special report',
  inFigures: 'The report in figures',
  parts: 'Parts of the report',
  theStory: 'The story',
  stories: (count: number) => `${sentenceCase(countWord(count))} ${count === 1 ? 'story' : 'stories'}`,
  updated: (date: string) => `, updated ${date}`,
} as const;
