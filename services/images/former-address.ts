import { type ImagePreset, imagePresets, presetFor } from '#content/rules/images/presets.ts';
import { defaultBucket } from '#content/rules/images/valid-image.ts';

interface FormerPicture {
  /** `{bucket}/{path}` of the original. */
  source: string;
  filename: string;
  preset: ImagePreset;
}

const widths = [imagePresets.sc_small, imagePresets.sc_medium, imagePresets.sc_large, imagePresets.sc_xlarge];

/** `/i/r/imported/aa/….jpg`: a picture that an import stored. Its address on the old site redirects here. */
const importedPicture = /^\/i\/r\/(imported\/[0-9a-f]{2})\/([\w-]{1,64}\.[a-z]{3,4})$/;

/**
 * The meaning of an address of the former image service:
 * `/i/r/{year}/{month}/{day}/{id}/[{how}/{size}/[{hash}/]]{filename}`, the size as `{width}x{height}` or by the name of
 * a preset. Those addresses were not signed, so they never get the requested size but the nearest preset, and
 * for an unknown preset the fallback: no stranger makes us encode a million sizes.
 * @example formerPicture('/i/r/2019/06/16/42/resize/770x578/ab12/lamp.jpg') // hub/2019/06/16/42/lamp.jpg, 1280 wide
 */
export function formerPicture(path: string): FormerPicture | undefined {
  const [, folder, file = ''] = importedPicture.exec(path) ?? [];
  if (folder)
    return { source: `${defaultBucket}/${folder}/${file}`, filename: file, preset: imagePresets.sc_xlarge };
  const parts =
    /^\/i\/r\/(\d{4}\/\d{2}\/\d{2}\/[\w-]{1,64})\/(?:[a-z-]{1,20}\/(?:(\d{1,4}|auto)x(?:\d{1,4}|auto)|([a-z]\w{0,40}))\/(?:[\w-]{1,64}\/)?)?([^/]{1,200})$/.exec(
      path,
    );
  if (!parts) return undefined;
  const [, place = '', requested, name, filename = ''] = parts;
  const source = `${defaultBucket}/${place}/${filename}`;
  if (name !== undefined) return { source, filename, preset: presetFor(name) };
  const wanted =
    requested === undefined || requested === 'auto' ? imagePresets.sc_large.width : Number(requested);
  const preset = widths.find(({ width }) => width >= wanted) ?? imagePresets.sc_xlarge;
  return { source, filename, preset };
}
