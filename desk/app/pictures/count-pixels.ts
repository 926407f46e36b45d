/** How many pixels a picture has, by its header: no browser decodes a picture that is not shown. */
export async function countPixels(file: File): Promise<number | undefined> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return image.naturalWidth * image.naturalHeight;
  } catch {
    // A format of another browser: the server says what is wrong with it.
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
