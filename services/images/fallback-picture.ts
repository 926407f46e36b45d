import { fallbackPreset } from '#content/rules/images/presets.ts';

let made: Promise<Buffer> | undefined;

/** What readers see where a picture is missing or broken: a quiet gray field, made once. */
export function fallbackPicture(): Promise<Buffer> {
  made ??= encode();
  return made;
}

async function encode(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height = width } = fallbackPreset;
  return sharp({ create: { width, height, channels: 3, background: '#d5d7dd' } })
    .webp({ quality: 60 })
    .toBuffer();
}
