import type { KeyboardEvent } from 'react';
import { commandOf, onWhat } from './player-keys.ts';

interface VideoAdActions {
  toggle: () => void;
  mute: () => void;
  fullscreen: () => void;
}

/** The player's keyboard shortcuts that apply to a video ad: no seeking. */
export function videoAdKeys(event: KeyboardEvent, actions: VideoAdActions): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const command = commandOf({ key, ctrlKey, metaKey, altKey, on: onWhat(target) });
  if (!command || !Object.hasOwn(actions, command.kind)) return;
  event.preventDefault();
  actions[command.kind as keyof VideoAdActions]();
}
