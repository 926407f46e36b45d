import { whenShown } from '../../when-shown.ts';

export const threadId = (id: string): string => `note-${id}`;

/** Leads to a conversation of the panel, which loads when it is first opened. */
export async function focusThread(id: string): Promise<void> {
  const button = await whenShown(() => document.getElementById(threadId(id))?.querySelector('button'));
  button?.focus();
}
