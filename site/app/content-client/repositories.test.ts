import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initialGlobalState } from '#content/entities/global-state.ts';
import { createGlobalStateStore } from '../global-state/global-state-store.ts';
import type { ContentClient } from './client.ts';

const answer = { data: { items: [] } };
const clientOf = (request: () => Promise<unknown>) => ({ request }) as unknown as ContentClient;

const state = () => createGlobalStateStore(initialGlobalState('Wavelength'));

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

  it('ER-14 there is none for an unknown resource', () => {
    repositories.mountRepositories(
      clientOf(async () => answer),
      state(),
    );
    expect(() => repositories.getRepository('weather' as 'breakingNews')).toThrow(
      'API configuration is missing the resource weather',
    );
  });

  it.each(['breakingNews', 'innovationIndexTrends'] as const)(
    'AP-30 AP-33 EN-75 %s is fetched once and held in the global state',
    async (name) => {
      const request = vi.fn(async () => answer);
      const store = state();
      repositories.mountRepositories(clientOf(request), store);
      const [first, meanwhile] = await Promise.all([
        repositories.getRepository(name).get(),
        repositories.getRepository(name).get(),
      ]);
      expect(await repositories.getRepository(name).get()).toBe(first);
      expect(meanwhile).toBe(first);
      expect(store.get()[name]).toBe(answer.data.items);
      expect(request).toHaveBeenCalledOnce();
    },
  );

  it('AP-33 what failed is not held', async () => {
    const request = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(answer);
    const store = state();
    repositories.mountRepositories(clientOf(request), store);
    await expect(repositories.getRepository('breakingNews').get()).rejects.toThrow('down');
    expect(store.get().breakingNews).toBeNull();
    expect(await repositories.getRepository('breakingNews').get()).toBe(answer.data.items);
  });
});
