import type { Clip } from './clip.ts';
import manifest from './set/manifest.json' with { type: 'json' };

const clips = new Map(manifest.clips.map((clip) => [clip.name, clip as unknown as Clip]));

export function clipNamed(name: string): Clip {
  const clip = clips.get(name);
  if (!clip) throw new Error(`No clip was drawn that is called ${name}`);
  return clip;
}

/** Where the server answers for the files of a clip. */
export function clipAddress({ name }: Pick<Clip, 'name'>, file: string): string {
  return `/media/clips/${name}/${file}`;
}
