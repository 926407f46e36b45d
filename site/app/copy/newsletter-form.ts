/** Texts of the newsletter form, beside those the specification names. */
export const newsletterFormCopy = {
  check: 'Bot check',
  chooseOne: 'Please choose a newsletter',
  sending: 'One moment',
  sent: 'Check your inbox and press the button in our email.',
} as const;
