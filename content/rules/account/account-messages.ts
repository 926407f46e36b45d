/** What account forms say in words of our own; those of the specification are in `content/errors.ts`. */
export const accountMessages = {
  passwordWrong: 'This is not your current password',
  passwordsDiffer: 'The two passwords are not the same',
  signInRejected: 'This email address and password do not belong together.',
  signInWait: 'Too many wrong passwords. Try again in an hour, or set a new password by email.',
  linkOver: 'This link was used already, or it is too old.',
  passkeyRejected: 'This passkey does not open an account here. Log in with your password.',
  passkeyUnmade: 'The passkey could not be made. Please try again.',
  passkeysEnough: 'You have as many passkeys as one account can have. Remove one first.',
  maintenance:
    'We are upgrading how you log in and how newsletters reach you. Both may be out of order for a little while.',
} as const;
