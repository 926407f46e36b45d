import type { StepJson } from '#content/entities/draft.ts';
import type { Account, UnsentChanges, UnsentStore } from './unsent-store.ts';

/** What another account wrote in this browser, and the server does not have. */
export interface OthersUnsent {
  clientId: string;
  account: Account;
  /** The words of the text, and of each field. */
  texts: readonly string[];
  at: string;
}

interface Options {
  storyId: string;
  store: UnsentStore;
  account: Account | undefined;
  onChange(): void;
}

/** Records of earlier releases name no account: their words count as those of the account that opens the story, as before. */
export const isOfAnother = (changes: Pick<UnsentChanges, 'account'>, account: Account | undefined): boolean =>
  changes.account !== undefined && account !== undefined && changes.account.sub !== account.sub;

/** Shows what other accounts left unsent in this browser. It is sent under their names, or as the present account decides. */
export function createOthersUnsent({ storyId, store, account, onChange }: Options) {
  let shown: readonly OthersUnsent[] = [];
  const hide = (clientId: string) => {
    shown = shown.filter((one) => one.clientId !== clientId);
    onChange();
  };
  const find = async (clientId: string) =>
    (await store.ofStory(storyId)).find((changes) => changes.clientId === clientId);
  return {
    get all() {
      return shown;
    },
    /** Those of closed tabs; an open one sends its own. */
    async read(): Promise<void> {
      const found: OthersUnsent[] = [];
      for (const changes of await store.ofStory(storyId)) {
        if (!isOfAnother(changes, account)) continue;
        await store.whenClosed(changes.clientId, async () => {
          found.push(presented(changes));
        });
      }
      shown = found.filter(({ texts }) => texts.length > 0);
      onChange();
    },
    /** It waits in the browser until its writer signs in. */
    keep: hide,
    /** The present account answers for it from here on: the next recovery of closed tabs sends it. */
    async adopt(clientId: string): Promise<void> {
      const changes = await find(clientId);
      if (changes && account) await store.put({ ...changes, account });
      hide(clientId);
    },
    /** Answers with a way back. */
    async discard(clientId: string): Promise<() => Promise<void>> {
      const changes = await find(clientId);
      await store.delete(clientId);
      hide(clientId);
      return async () => {
        if (!changes) return;
        await store.put(changes);
        shown = [...shown, presented(changes)];
        onChange();
      };
    },
  };
}

const presented = ({ clientId, account = { sub: '' }, steps, fields, at }: UnsentChanges): OthersUnsent => ({
  clientId,
  account,
  at,
  texts: [
    textIn(steps),
    ...fields.map(({ value }) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))),
  ].filter((text) => text.trim() !== '' && text !== '""'),
});

/** As it was typed, with what was deleted later: without the text it was typed into, more is not known. */
function textIn(steps: readonly StepJson[]): string {
  let text = '';
  JSON.stringify(steps, (name, value) => {
    if (name === 'text' && typeof value === 'string') text += value;
    return value;
  });
  return text;
}
