/** Numbered pages include their number, so that no two pages of a list share a title. */
export function pagedTitle(title: string, pageNumber: number): string {
  return pageNumber > 1 ? `${title} (page ${pageNumber})` : title;
}
