/** Texts of the consent banner; they load with it, and most readers have answered. */
export const consentCopy = {
  region: 'Your privacy choices',
  title: 'Your choice on cookies',
  needed: 'We need a few to run the site.',
  optional: 'The rest are up to you.',
  /** Where the law allows them to run until the reader objects. */
  running: 'The rest are up to you. They run unless you opt out.',
  accept: 'Accept all',
  reject: 'Reject all',
  choose: 'Choose',
} as const;
