import type { Clip } from './clip.ts';
import manifest from './set/manifest.json' with { type: 'json' };

const clips = new Map(manifest.clips.map((clip) => [clip.name, clip as unknown as Clip]));

/** Which drawing suits a subject; everything else is light and its lines. */
const byTopic: Readonly<Record<string, string>> = {
  transportation: 'autobahn',
  headphones: 'silence',
  'smart-watches': 'silence',
  smartphones: 'silence',
  robotics: 'towel',
  laptops: 'towel',
  'kitchen-household': 'towel',
  'office-furniture': 'towel',
  printers: 'towel',
  vpn: 'packets',
  networking: 'packets',
  cloud: 'packets',
  'cyber-threats': 'packets',
  ransomware: 'packets',
  'password-manager': 'packets',
  smb: 'packets',
  energy: 'blackout',
  sustainability: 'blackout',
  'smart-home': 'blackout',
};

export function chooseClip(topic: string): Clip {
  const clip = clips.get(byTopic[topic] ?? 'spectrum');
  if (!clip) throw new Error(`No clip was drawn for ${topic}`);
  return clip;
}

/** Where the server answers for the files of a clip. */
export function clipAddress({ name }: Pick<Clip, 'name'>, file: string): string {
  return `/media/clips/${name}/${file}`;
}
