/**
 * Text of a stranger without anything a mail program makes a link of: addresses lose their scheme and get a space
 * after every dot. Addresses of ours stay as they are.
 */
export function unlinked(text: string, origin: string): string {
  return text.replace(/\S+/g, (word) => {
    if (isOwn(word, origin)) return word;
    return word.replace(/[a-z][a-z0-9+.-]{0,20}:\/\//gi, '').replace(/\.(?=\S)/g, '. ');
  });
}

/** Nothing but one address of ours: what else stands in the word might be taken for a second one. */
function isOwn(word: string, origin: string): boolean {
  if (word !== origin && !word.startsWith(`${origin}/`)) return false;
  return /^[\w/.~%?=&#-]*$/.test(word.slice(origin.length));
}
