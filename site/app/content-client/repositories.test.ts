import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentClient } from './client.ts';

const answer = { data: { items: [] } };
const clientOf = (request: () => Promise<unknown>) => ({ request }) as unknown as ContentClient;

// Whether the app is mounted is remembered by the module, so each test gets a fresh one.
let repositories: typeof import('./repositories.ts');
beforeEach(async () => {
  vi.resetModules();
  repositories = await import('./repositories.ts');
});

describe('repositories', () => {
  it('ER-15 there is none before the app is mounted', () => {
    expect(() => repositories.getRepository('breakingNews')).toThrow(
      'You are attempting to get a repository before the app is mounted',
    );
  });

  it('ER-14 there is none for a resource nobody configured', () => {
    repositories.mountRepositories(clientOf(async () => answer));
    expect(() => repositories.getRepository('weather' as 'breakingNews')).toThrow(
      'API configuration is missing the resource weather',
    );
  });

  it.each(['breakingNews', 'innovationIndexTrends'] as const)(
    'AP-30 AP-33 %s is asked for once',
    async (name) => {
      const request = vi.fn(async () => answer);
      repositories.mountRepositories(clientOf(request));
      const first = await repositories.getRepository(name).get();
      const second = await repositories.getRepository(name).get();
      expect(first).toBe(second);
      expect(request).toHaveBeenCalledOnce();
    },
  );

  it('AP-33 what failed is not held', async () => {
    const request = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(answer);
    repositories.mountRepositories(clientOf(request));
    await expect(repositories.getRepository('breakingNews').get()).rejects.toThrow('down');
    expect(await repositories.getRepository('breakingNews').get()).toBe(answer.data);
  });
});
