import { reader } from '../auth-store.ts';
import { accessToken, signInFirst } from '../sign-in-first.ts';
import { createLetters, type Letters } from './create-letters.ts';
import { createLetterWishes } from './letter-wishes.ts';
import { createLettersClient } from './letters-client.ts';

/** The newsletters of the reader of this page. */
export const letters: Letters = createLetters({
  client: createLettersClient(accessToken, (...call) => fetch(...call)),
  reader,
  signInFirst,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  wishes: createLetterWishes(() => sessionStorage),
  // Readers are shown nothing of it, and neither is their console, unless somebody looks for it.
  log: { warn: (message, fields) => console.debug(message, fields) },
});
