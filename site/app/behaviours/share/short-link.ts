const requested = new Map<string, Promise<string>>();

/** The short URL of a page, requested once. Falls back to the long URL. */
export function shortLink(url: string): Promise<string> {
  const before = requested.get(url);
  if (before) return before;
  const answer = suggest(url).catch(() => url);
  requested.set(url, answer);
  return answer;
}

async function suggest(url: string): Promise<string> {
  const response = await fetch(`/sharebar-shortener/?longurl=${encodeURIComponent(url)}`);
  if (!response.ok) return url;
  const { data } = (await response.json()) as { data?: { url?: unknown } };
  return typeof data?.url === 'string' && /^https?:/.test(data.url) ? data.url : url;
}
