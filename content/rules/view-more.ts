/** The link below a list: only with words and an address. */
export function viewMoreLink(list: {
  viewMoreText?: string | undefined;
  viewMoreUrl?: string | undefined;
}): { text: string; url: string } | undefined {
  const { viewMoreText: text, viewMoreUrl: url } = list;
  return text && url ? { text, url } : undefined;
}
