/** Texts of seamless reading; other pages do not load them. */
export const seamlessCopy = {
  // continuous reading
  seamlessOn: 'The next story follows as you scroll.',
  seamlessPrompt: 'The next story can follow here.',
  seamlessOff: 'The next story does not follow by itself.',
  seamlessEnd: 'That was the last one in this line.',
  seamlessTurnOff: 'Turn this off',
  seamlessTurnOn: 'Let stories follow',
  seamlessLoad: 'Show the next story',
  seamlessMore: 'Show more stories',
  seamlessLoading: 'Loading the next story',
  seamlessFailed: 'The next story could not be loaded.',
  toFooter: 'To the footer',
} as const;
