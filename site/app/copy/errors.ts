/** Texts of the error page, which browsers load only when a page fails. */
export const errorCopy = {
  notFoundTitle: 'Page Not Found',
  notFoundHeading: 'Uh-oh',
  notFoundText: 'This is probably not the page you’re looking for. Sorry about that.',
  notFoundNote: 'There is nothing at this address. It may have moved, or the link has a slip in it.',
  errorHeading: 'Sorry',
  errorText: 'Something broke on our side. We have been told. Try again in a minute.',
  errorStatus: (status: number) => `Error ${status}`,
  backHome: 'Back to the home page',
  peopleAreReading: 'People are reading',
  popularPages: 'Popular pages',
} as const;
