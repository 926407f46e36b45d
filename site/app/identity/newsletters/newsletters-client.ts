import type { Newsletter } from '#content/entities/newsletter.ts';

const root = '/api/newsletters';

export interface NewslettersClient {
  list(): Promise<Newsletter[]>;
  subscriptions(): Promise<{ ids: string[]; mayCount: boolean }>;
  /** The code of the answer; `Success` is the only good one. */
  journey(journeyId: string): Promise<string>;
  setMayCount(mayCount: boolean): Promise<string>;
}

/** The newsletter calls. Failures are thrown; the caller logs them. */
export function createNewslettersClient(
  token: () => Promise<string | undefined>,
  fetcher: typeof fetch = fetch,
): NewslettersClient {
  async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
    const response = await fetcher(`${root}${path}`, init);
    if (!response.ok) throw new Error(`${root}${path} answered ${response.status}`);
    return ((await response.json()) as { data: T }).data;
  }
  async function own<T>(path: string, init: RequestInit = {}): Promise<T> {
    const bearer = await token();
    if (!bearer) throw new Error('no user is signed in');
    return call(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${bearer}` } });
  }
  const codeOf = ({ item }: { item: { code: string } }) => item.code;
  return {
    list: async () => (await call<{ items: Newsletter[] }>('')).items,
    async subscriptions() {
      const data = await own<{ items: { id: string }[]; mayCount?: boolean }>('/subscriptions');
      return { ids: data.items.map(({ id }) => id), mayCount: data.mayCount === true };
    },
    journey: async (journeyId) =>
      codeOf(await own(`/journey/${encodeURIComponent(journeyId)}`, { method: 'POST' })),
    setMayCount: async (mayCount) =>
      codeOf(
        await own('/settings', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ mayCount }),
        }),
      ),
  };
}
