/**
 * Every page's address ends with a slash. Where a request without one leads, query kept; null when it is right.
 * `//host/x` in a Location would lead off the site, so doubled slashes are no pages and never redirected.
 */
export function withTrailingSlash(path: string, search: string): string | null {
  const isFile = path.slice(path.lastIndexOf('/')).includes('.');
  if (path.endsWith('/') || path.includes('//') || isFile) return null;
  return `${path}/${search}`;
}
