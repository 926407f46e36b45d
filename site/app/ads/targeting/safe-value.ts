const mostCharacters = 40;
/** Characters with a meaning in ad requests, and control characters. */
const unsafe = /["'=!+#*~;^()<>[\],&\\`]|\p{Cc}|\p{Cf}|\p{Cs}/gu;

/** Cleans untrusted text from URLs and cookies. */
export function safeValue(value: string): string {
  return value.normalize('NFC').replace(unsafe, '').trim().slice(0, mostCharacters);
}
