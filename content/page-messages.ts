/** What a page says when it is not there or cannot be shown; texts of the specification, word for word. */
export const pageMessages = {
  routeNotFound: 'This page could not be found',
  errorPageFailed: 'An error occurred while showing the error page',
} as const;
