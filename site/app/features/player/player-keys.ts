/** Commands of the player's keyboard shortcuts. */
export type PlayerCommand =
  | { kind: 'toggle' }
  | { kind: 'seek-by'; seconds: number }
  | { kind: 'volume-by'; part: number }
  | { kind: 'mute' }
  | { kind: 'fullscreen' }
  | { kind: 'captions' };

const commands: Readonly<Record<string, PlayerCommand>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  ArrowLeft: { kind: 'seek-by', seconds: -5 },
  ArrowRight: { kind: 'seek-by', seconds: 5 },
  ArrowUp: { kind: 'volume-by', part: 0.1 },
  ArrowDown: { kind: 'volume-by', part: -0.1 },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
};

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** Lower-case name of the focused element: it may need the key itself. */
  on: 'button' | 'range' | 'other';
}

/** The element the key was pressed on. */
export function onWhat(target: EventTarget): PressedKey['on'] {
  if (target instanceof HTMLInputElement) return 'range';
  return target instanceof Element && target.closest('button, a') ? 'button' : 'other';
}

/** A key with a modifier is the browser's; space on a button presses it, and arrows move a slider that has the focus. */
export function commandOf({ key, ctrlKey, metaKey, altKey, on }: PressedKey): PlayerCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (on === 'button' && (key === ' ' || key === 'Enter')) return undefined;
  if (on === 'range' && key.startsWith('Arrow')) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
