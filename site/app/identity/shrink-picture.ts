const pixels = 512;

/** A picture small enough to send, cut to a square; undefined when the browser cannot read it. */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = new OffscreenCanvas(pixels, pixels);
    const left = (picture.width - side) / 2;
    const top = (picture.height - side) / 2;
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, pixels, pixels);
    picture.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  } catch {
    return undefined;
  }
}
