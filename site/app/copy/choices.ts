/** The message after a choice on cookies: one sentence, whose end is a button. */
export const choicesCopy = {
  saved: 'Your choices are saved. Change them any time under',
  settings: 'Cookie settings',
} as const;
