/** Words of the question; they come with it, and most readers have answered. */
export const consentCopy = {
  region: 'Your privacy choices',
  title: 'Your data, your call',
  text: 'We use cookies to run the site. With your consent we also use them to measure what is read and to show ads that pay for our reporting. You can change your mind at any time in Cookie Settings.',
  accept: 'Accept all',
  reject: 'Reject all',
  choose: 'Choose',
} as const;
