import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type Pressed = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey'>;

export const isSendKey = ({ key, metaKey, ctrlKey }: Pressed): boolean =>
  key === 'Enter' && (metaKey || ctrlKey);

/** ⌘Enter sends what is written in a field; the screen around it does not get the key, also where nothing is to be sent. */
export const onSendKey = (send: () => void) => (event: ReactKeyboardEvent) => {
  if (!isSendKey(event)) return;
  event.preventDefault();
  event.stopPropagation();
  send();
};
