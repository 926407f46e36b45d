interface StaffLinkFacts {
  /** Where the publisher's editors work: an address, or a path of this site. */
  baseUrl: string;
  id: string | undefined;
  contentType: string | undefined;
}

/**
 * Where staff change what they are looking at: the story's own form, or, for a feature, the form that makes pages.
 * Without both ids there is nowhere to go.
 */
export function staffLink({ baseUrl, id, contentType }: StaffLinkFacts): string | undefined {
  if (!id || !contentType) return undefined;
  const base = baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`;
  if (contentType === 'feature') return `${base}pages/create/?${new URLSearchParams({ pageId: id })}`;
  return `${base}content/${encodeURIComponent(contentType)}/${encodeURIComponent(id)}/edit/`;
}
