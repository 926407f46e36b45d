/** Texts of the consent banner; they load with it, and most readers have answered. */
export const consentCopy = {
  region: 'Your privacy choices',
  title: 'Your data, your call',
  needed: 'We use cookies to run the site.',
  optional:
    'With your consent we also use them to measure what people read and to choose the ads that fund our reporting.',
  /** Where the law allows it to run until the reader objects. */
  running:
    'We also use them to measure what people read and to choose the ads that fund our reporting, unless you opt out.',
  later: 'You can change your mind at any time in Cookie Settings.',
  accept: 'Accept all',
  reject: 'Reject all',
  choose: 'Preferences',
} as const;
