/** Where readers without an account ask for letters, and what the form needs before. */
export const newsletterSignUpPath = '/letters/sign-up/';
export const newsletterSignUpFormPath = '/letters/sign-up/form/';
/** Leads nowhere by itself: every letter that is sent has its reader's own in its place. */
export const unsubscribePath = '/letters/leave/';

/** The names of the form's fields. */
export const newsletterSignUpFields = {
  email: 'email',
  /** An id; as often as letters are wanted. */
  letter: 'letter',
  /** `yes`: we may count opens and clicks. */
  mayCount: 'may_count',
  token: '_token',
  botCheck: 'bot_check_response',
} as const;
