const mostCharacters = 40;
/** Characters with a meaning in ad requests, and everything that is no text. */
const unsafe = /["'=!+#*~;^()<>[\],&\\`]|\p{Cc}|\p{Cf}|\p{Cs}/gu;

/** Whatever stands in an address or a cookie may have been written by anybody. */
export function safeValue(value: string): string {
  return value.normalize('NFC').replace(unsafe, '').trim().slice(0, mostCharacters);
}
