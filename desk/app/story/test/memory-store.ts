import type { DisplacedText } from '../displaced-text.ts';
import type { UnsentChanges, UnsentStore } from '../unsent-store.ts';

/** The store of one browser, with tabs that tests close without a warning. */
export function createMemoryStore() {
  const unsent = new Map<string, string>();
  const words = new Map<string, DisplacedText & { storyId: string }>();
  const open = new Set<string>();
  /** Nothing more comes from these tabs. */
  const crashed = new Set<string>();
  const store: UnsentStore = {
    put: async (changes) => {
      if (crashed.has(changes.clientId)) return;
      unsent.set(changes.clientId, JSON.stringify(changes));
    },
    delete: async (clientId) => {
      unsent.delete(clientId);
    },
    ofStory: async (storyId) =>
      [...unsent.values()]
        .map((json) => JSON.parse(json) as UnsentChanges)
        .filter((one) => one.storyId === storyId),
    storeText: async (storyId, one) => {
      words.set(one.id, { ...one, storyId });
    },
    displacedTexts: async (storyId) => [...words.values()].filter((one) => one.storyId === storyId),
    deleteText: async (id) => {
      words.delete(id);
    },
    async whenClosed(clientId, task) {
      if (open.has(clientId)) return false;
      await task();
      return true;
    },
    claim(clientId) {
      open.add(clientId);
      return () => void open.delete(clientId);
    },
  };
  return {
    store,
    unsent,
    words,
    crash(clientId: string) {
      open.delete(clientId);
      crashed.add(clientId);
    },
  };
}
