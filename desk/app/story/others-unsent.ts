import type { StepJson } from '#content/entities/draft.ts';
import type { DisplacedText } from './displaced-text.ts';
import type { Account, UnsentChanges, UnsentStore } from './unsent-store.ts';

/** What another account wrote in this browser, and the server does not have. */
export interface OthersUnsent {
  /** That of the closed tab, or of the passage. */
  id: string;
  /** Text that could not be merged: it goes beside the story. */
  isPassage: boolean;
  account: Account;
  /** The words of the text, and of each field. */
  texts: readonly string[];
  at: string;
}

interface Options {
  storyId: string;
  store: UnsentStore;
  account?: Account | undefined;
  /** The present account answers for this passage from here on. */
  takePassage(text: DisplacedText): Promise<void>;
  onChange(): void;
}

/** Records of earlier releases name no account: their words count as those of the account that opens the story, as before. */
export const isOfAnother = (changes: Pick<UnsentChanges, 'account'>, account: Account | undefined): boolean =>
  changes.account !== undefined && account !== undefined && changes.account.sub !== account.sub;

/** Shows what other accounts left unsent in this browser. It is sent under their names, or as the present account decides. */
export function createOthersUnsent({ storyId, store, account, takePassage, onChange }: Options) {
  let shown: readonly OthersUnsent[] = [];
  const hide = (id: string) => {
    shown = shown.filter((one) => one.id !== id);
    onChange();
  };
  const show = (one: OthersUnsent) => {
    shown = [...shown, one];
    onChange();
  };
  const findTab = async (id: string) =>
    (await store.ofStory(storyId)).find(({ clientId }) => clientId === id);
  const findPassage = async (id: string) =>
    (await store.displacedTexts(storyId)).find((text) => text.id === id);
  return {
    get all() {
      return shown;
    },
    /** Passages, and the changes of closed tabs; an open one sends its own. */
    async read(): Promise<void> {
      const found: OthersUnsent[] = [];
      for (const changes of await store.ofStory(storyId)) {
        if (!isOfAnother(changes, account)) continue;
        await store.whenClosed(changes.clientId, async () => {
          found.push(presentedTab(changes));
        });
      }
      for (const text of await store.displacedTexts(storyId))
        if (isOfAnother(text, account)) found.push(presentedPassage(text));
      shown = found.filter(({ texts }) => texts.length > 0);
      onChange();
    },
    /** It waits in the browser until its writer signs in. */
    keep: hide,
    /** The present account answers for it from here on: the next recovery of closed tabs sends it. */
    async adopt(id: string): Promise<void> {
      const [changes, text] = [await findTab(id), await findPassage(id)];
      if (changes && account) await store.put({ ...changes, account });
      if (text) await takePassage(text);
      hide(id);
    },
    /** Answers with a way back. */
    async discard(id: string): Promise<() => Promise<void>> {
      const [changes, text] = [await findTab(id), await findPassage(id)];
      if (changes) await store.delete(id);
      if (text) await store.deleteText(id);
      hide(id);
      return async () => {
        if (changes) await store.put(changes);
        if (changes) show(presentedTab(changes));
        if (text) await store.storeText(storyId, text);
        if (text) show(presentedPassage(text));
      };
    },
  };
}

const presentedPassage = ({ id, account = { sub: '' }, text, at }: DisplacedText): OthersUnsent => ({
  id,
  isPassage: true,
  account,
  texts: [text],
  at,
});

const presentedTab = ({
  clientId,
  account = { sub: '' },
  steps,
  fields,
  at,
}: UnsentChanges): OthersUnsent => ({
  id: clientId,
  isPassage: false,
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
