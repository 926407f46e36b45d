let address = '/stories/';

/** The list of stories that was shown last, with its filters: the way back from a story leads there. */
export const lastList = (): string => address;
export function rememberList(query: string): void {
  address = query ? `/stories/?${query}` : '/stories/';
}
