/** What the site keeps in a reader's browser, by category. Cookie settings show it; nothing may be kept beside it. */
export interface StorageUse {
  /** Ids of the consent categories; only the first is always on. */
  category: 'necessary' | 'performance' | 'functional' | 'targeting' | 'social';
  title: string;
  text: string;
}

/**
 * Today's list. Everything in it stays on the device, is there because the reader asked for it, and is sent to
 * nobody, so there is nothing to consent to. A publisher that adds measurement or advertising adds its categories here.
 */
export const storageUses: readonly StorageUse[] = [
  {
    category: 'necessary',
    title: 'Strictly necessary',
    text: 'What you set or save here: theme, text size, saved stories, where you stopped reading, notices you closed, whether stories follow by themselves, volume, speed and captions of the player. It stays on this device and is sent to nobody.',
  },
];
