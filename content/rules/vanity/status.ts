/** The HTTP status of an entry's type; an unknown type gives 404. */
export function vanityStatus(urlType: string): 200 | 301 | 302 | 404 {
  switch (urlType) {
    case 'OK':
      return 200;
    case 'TEMPORARY_REDIRECT':
    case 'TEMPORARY_MASK':
      return 302;
    case 'PERMANENT_REDIRECT':
    case 'MASK':
      return 301;
    default:
      return 404;
  }
}

export const isMask = (urlType: string) => urlType === 'MASK' || urlType === 'TEMPORARY_MASK';
