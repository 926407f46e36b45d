/** Texts of special reports. */
export const reportCopy = {
  label: 'Special report',
  inFigures: 'The report in figures',
  parts: 'Parts of the report',
  theStory: 'The story',
} as const;
