import type { StoryDraft } from '#content/entities/story-input.ts';
import { writersOf } from './authors/authors.ts';
import { toWebVtt } from './clips/captions.ts';
import { clipAddress, clipNamed } from './clips/clip-named.ts';
import { pictureNamed } from './picture.ts';
import { randomOf } from './random.ts';
import { slugOf } from './slug.ts';
import { tagsFor } from './tags.ts';

export type VideoDraft = Extract<StoryDraft, { kind: 'video' }>;

/**
 * Title, topic, what the story behind it is, the clip made for it, and the picture in front of it if not any picture of
 * the topic will do. Every video has a clip of its own.
 */
const videoList: readonly [
  title: string,
  topic: string,
  description: string,
  clip: string,
  picture?: string,
][] = [
  [
    'We rode a robotaxi from Munich to Nuremberg. It got bored',
    'transportation',
    'Two hours behind a dairy truck, with nobody at the wheel and 611 cars overtaking.',
    'autobahn',
    'transportation-3',
  ],
  [
    'Five noise-canceling myths, measured',
    'headphones',
    'A dummy head, a train recording and five things people believe about silence.',
    'silence',
  ],
  [
    'This arm folds towels. Slowly',
    'robotics',
    'Eleven minutes per towel, and the engineers could not be prouder.',
    'towel',
  ],
  [
    'What a hotel network sees',
    'vpn',
    'We captured a week of lobby traffic. The fish tank was the most talkative guest.',
    'packets',
  ],
  [
    'Ten thousand lid openings in four minutes',
    'laptops',
    'Our hinge machine, sped up, with the moment the cheapest one gives in.',
    'lid',
  ],
  [
    'A night with a rust battery',
    'energy',
    'Ice takes down the only line into town, and a yard full of iron takes over.',
    'blackout',
  ],
  [
    'How a glacier of cables reaches the sea',
    'cloud',
    'On board a cable ship as a new route leaves the harbor.',
    'cable',
  ],
  [
    'The lemon cake test, fifty-second oven',
    'kitchen-household',
    'Claire Dubois bakes the same cake again. The neighbors are consulted.',
    'cake',
  ],
  ['Teaching a welder with a headset', 'ar-vr', 'A first bead, drawn in light, then in steel.', 'welder'],
  [
    'The scam call, minute by minute',
    'cyber-threats',
    'A detective listens to a recording with us and stops it nine times.',
    'waveform',
  ],
  [
    'Restore day: one Saturday, one tape',
    'ransomware',
    'A school district brings its server back while somebody holds a stopwatch.',
    'tape',
  ],
  [
    'Street corner at midnight: nine phones',
    'smartphones',
    'The same corner Yuki Sato has photographed for eleven years, in the rain.',
    'corner',
  ],
  [
    'Frame by frame: why forty feels smooth',
    'gaming',
    'A slow-motion look at the number that decides how a game feels.',
    'rates',
  ],
  [
    'A router in every room of a row house',
    'networking',
    'Speed maps, drawn live, with one wall that eats everything.',
    'rooms',
  ],
  [
    'Two watches, one heart',
    'smart-watches',
    'A hill, a chest strap and a disagreement of fourteen beats.',
    'hill',
  ],
  [
    'The bakery, the card reader and the rain',
    'smb',
    'A market morning when the signal goes and the bread does not.',
    'market',
  ],
];

export const videoTitles: readonly string[] = videoList.map(([title]) => title);

/** One video is an advertiser's, and is labelled everywhere. */
const isPaid = (slug: string) => slug === 'the-bakery-the-card-reader-and-the-rain';

/** Newest first: the front page shows the first five. */
export function videos(now: Date): VideoDraft[] {
  return videoList.map(([title, topic, description, clipName, picture], index) => {
    const id = `video-${index + 1}`;
    const random = randomOf(`wavelength/${id}`);
    const writers = writersOf(topic);
    const clip = clipNamed(clipName);
    const date = new Date(now.getTime() - (5 + index * 52 + index * index * 14) * 3_600_000);
    const published = date.toISOString();
    const { seconds: duration, width, height } = clip;
    const mp4 = clipAddress(clip, 'clip.mp4');
    const slug = index === 0 ? 'we-rode-a-robotaxi-from-munich-to-nuremberg' : slugOf(title);
    return {
      kind: 'video',
      id,
      slug,
      title,
      description,
      duration,
      section: isPaid(slug) ? 'sponsored' : 'video',
      authorId: writers[index % writers.length],
      datePublished: published,
      displayDatePublished: published,
      dateUpdated: published,
      topics: [{ slug: topic, primary: true }],
      tags: tagsFor(topic, random),
      ...(picture ? { image: pictureNamed(picture) } : {}),
      metaData: { duration, promoTitle: title, promoDescription: description, section: topic },
      ...(clip.hasStream ? { manifestUrl: clipAddress(clip, 'main.m3u8') } : {}),
      mp4Url: mp4,
      mp4Width: width,
      mp4Height: height,
      files: [{ id: `${id}-mp4`, type: 'Downloadable', format: 'MPEG4', url: mp4, width, height, duration }],
      chapters: [...clip.chapters],
      transcripts: [
        {
          id: `${id}-captions`,
          videoId: id,
          format: 'vtt',
          source: 'Wavelength',
          process: 'human',
          data: toWebVtt(clip.cues),
        },
        {
          id: `${id}-transcript`,
          videoId: id,
          format: 'text',
          source: 'Wavelength',
          process: 'human',
          data: clip.cues.map(([, , text]) => text).join('\n\n'),
        },
      ],
    };
  });
}
