/** First-party scripts share nothing with third parties. */
export const isOwnScript = (url: string) => /^\/(?!\/)/.test(url);
