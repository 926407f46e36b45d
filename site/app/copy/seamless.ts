/** Texts of seamless reading; other pages do not load them. */
export const seamlessCopy = {
  // continuous reading
  seamlessOn: 'The next story follows as you scroll.',
  seamlessPrompt: 'Keep reading with the next story.',
  seamlessOff: 'Automatic loading of the next story is off.',
  seamlessEnd: 'You’ve reached the end.',
  everything: (topic: string | undefined) =>
    topic ? `That is everything on ${topic} today` : 'That is everything for now',
  seeLatest: 'See the latest',
  seamlessTurnOff: 'Turn this off',
  seamlessTurnOn: 'Let stories follow',
  seamlessLoad: 'Show the next story',
  seamlessMore: 'Show more stories',
  seamlessLoading: 'Loading the next story',
  seamlessFailed: 'The next story could not be loaded.',
  toFooter: 'To the footer',
} as const;
