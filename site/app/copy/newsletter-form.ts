/** Texts of the newsletter form, beside those the specification names. */
export const newsletterFormCopy = {
  check: 'Bot check',
  chooseOne: 'Please choose a letter first',
  sending: 'One moment',
  sent: (email: string) => `Nearly there: we wrote to ${email}. Follow the link in that letter to confirm.`,
} as const;
