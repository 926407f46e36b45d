/**
 * The sender's text without anything that mail programs make a link: URLs lose their scheme and get a space after
 * every dot. URLs of this site stay unchanged.
 */
export function unlinked(text: string, origin: string): string {
  return text.replace(/\S+/g, (word) => {
    if (isOwn(word, origin)) return word;
    return word.replace(/[a-z][a-z0-9+.-]{0,20}:\/\//gi, '').replace(/\.(?=\S)/g, '. ');
  });
}

/** The word is exactly one URL of this site: anything more could be read as a second URL. */
function isOwn(word: string, origin: string): boolean {
  if (word !== origin && !word.startsWith(`${origin}/`)) return false;
  return /^[\w/.~%?=&#-]*$/.test(word.slice(origin.length));
}
