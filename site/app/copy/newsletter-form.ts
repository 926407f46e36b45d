/** Texts of the newsletter form, beside those the specification names. */
export const newsletterFormCopy = {
  check: 'Bot check',
  chooseOne: 'Please choose a newsletter',
  sending: 'One moment',
  sent: (email: string) => `Almost done. We’ve emailed ${email}: follow the link to confirm.`,
} as const;
