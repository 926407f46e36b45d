export const threadId = (id: string): string => `note-${id}`;

const mostFrames = 120;

/** Leads to a conversation of the panel, which loads when it is first opened. */
export async function focusThread(id: string): Promise<void> {
  for (let frame = 0; frame < mostFrames; frame += 1) {
    const button = document.getElementById(threadId(id))?.querySelector('button');
    if (button) {
      button.focus();
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}
