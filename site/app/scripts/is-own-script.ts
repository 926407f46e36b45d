/** A script of our own house tells nobody else about a reader. */
export const isOwnScript = (url: string) => /^\/(?!\/)/.test(url);
