/** Puts words where the reader can paste them. Browsers refuse on pages that are not secure, or when not asked by a click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
