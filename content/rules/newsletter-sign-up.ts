/** Where readers without an account sign up for newsletters, and the token call its form needs first. */
export const newsletterSignUpPath = '/email/sign-up/';
export const newsletterSignUpFormPath = '/email/sign-up/form/';
/** A placeholder: each sent e-mail gets its recipient's own unsubscribe link instead. */
export const unsubscribePath = '/email/unsubscribe/';

/** The names of the form's fields. */
export const newsletterSignUpFields = {
  email: 'email',
  /** A newsletter id; repeated for each newsletter. */
  newsletter: 'newsletter',
  /** `yes`: we may count opens and clicks. */
  mayCount: 'may_count',
  token: '_token',
  botCheck: 'bot_check_response',
} as const;
