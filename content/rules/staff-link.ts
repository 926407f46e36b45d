export interface StaffLinkFacts {
  /** Where the publisher's editors work. */
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
  if (contentType === 'feature')
    return new URL(`pages/create/?${new URLSearchParams({ pageId: id })}`, baseUrl).href;
  return new URL(`content/${encodeURIComponent(contentType)}/${encodeURIComponent(id)}/edit/`, baseUrl).href;
}
