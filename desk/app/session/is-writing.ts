/** Whether a text or a field has the focus: the next key writes in it. */
export const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
