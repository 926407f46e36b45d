import type { KeyboardEvent } from 'react';
import { commandOf, onWhat } from './player-keys.ts';

export interface VideoAdOptions {
  toggle: () => void;
  mute: () => void;
  fullscreen: () => void;
}

/** The keys of the player as far as they mean something here: nobody winds a spot forward. */
export function videoAdKeys(event: KeyboardEvent, wishes: VideoAdOptions): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const command = commandOf({ key, ctrlKey, metaKey, altKey, on: onWhat(target) });
  if (!command || !Object.hasOwn(wishes, command.kind)) return;
  event.preventDefault();
  wishes[command.kind as keyof VideoAdOptions]();
}
