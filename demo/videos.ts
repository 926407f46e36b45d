import type { StoryDraft } from '#content/entities/story-input.ts';
import { factsOf } from './grammar/facts.ts';
import { background } from './grammar/prose/background.ts';
import { experts, makers, users } from './grammar/prose/voices.ts';
import { slugOf } from './grammar/slug.ts';
import { lexiconOf } from './lexicon/lexicons.ts';
import type { Newsroom } from './newsroom.ts';
import { sceneOf } from './picture.ts';
import { randomOf } from './random.ts';
import { tagsFor } from './tags.ts';

export type VideoDraft = Extract<StoryDraft, { kind: 'video' }>;

/** title, topic, minutes:seconds, what it shows. The clips themselves come with the video door. */
const films: readonly [title: string, topic: string, length: string, description: string][] = [
  [
    'We rode a robotaxi from Munich to Nuremberg. It got bored',
    'transportation',
    '12:41',
    'Two hours behind a dairy truck, with nobody at the wheel and 611 cars overtaking.',
  ],
  [
    'Five noise-canceling myths, measured',
    'headphones',
    '6:08',
    'A dummy head, a train recording and five things people believe about silence.',
  ],
  [
    'This arm folds towels. Slowly',
    'robotics',
    '4:52',
    'Eleven minutes per towel, and the engineers could not be prouder.',
  ],
  [
    'What a hotel network sees',
    'vpn',
    '8:30',
    'We captured a week of lobby traffic. The fish tank was the most talkative guest.',
  ],
  ['Clean a keyboard properly', 'laptops', '3:15', 'A soft brush, a steady hand and one rule about liquids.'],
  [
    'Ten thousand lid openings in four minutes',
    'laptops',
    '4:06',
    'Our hinge machine, sped up, with the moment the cheapest one gives in.',
  ],
  [
    'A night with a rust battery',
    'energy',
    '9:47',
    'The town goes dark on purpose, and a barn full of iron takes over.',
  ],
  [
    'How a glacier of cables reaches the sea',
    'cloud',
    '7:22',
    'On board a cable ship as a new route leaves the harbor.',
  ],
  [
    'The lemon cake test, fifty-second oven',
    'kitchen-household',
    '5:34',
    'Claire Dubois bakes the same cake again. The neighbors are consulted.',
  ],
  [
    'Inside the chair test',
    'office-furniture',
    '6:51',
    'Five people, five heights, six weeks and one very honest diary.',
  ],
  ['Teaching a welder with a headset', 'ar-vr', '8:12', 'A first bead, drawn in light, then in steel.'],
  [
    'The scam call, minute by minute',
    'cyber-threats',
    '10:05',
    'A detective listens to a recording with us and stops it nine times.',
  ],
  [
    'Restore day: one Saturday, one tape',
    'ransomware',
    '7:58',
    'A school district brings its server back while somebody holds a stopwatch.',
  ],
  [
    'Three passkeys, two phones, no panic',
    'password-manager',
    '4:40',
    'Moving house with your sign-ins, shown on real screens.',
  ],
  ['Does the dog set it off?', 'smart-home', '5:19', 'Forty sensors, one terrier, an afternoon of data.'],
  [
    'Street corner at midnight: nine phones',
    'smartphones',
    '6:27',
    'The same corner Yuki Sato has photographed for eleven years, in the rain.',
  ],
  [
    'Frame by frame: why forty feels smooth',
    'gaming',
    '5:55',
    'A slow-motion look at the number that decides how a game feels.',
  ],
  [
    'The repair café that fixed a toaster older than its volunteer',
    'sustainability',
    '7:13',
    'One Saturday, sixty objects and a waiting line with cake.',
  ],
  ['What your printer drinks', 'printers', '4:28', 'We weighed every cleaning cycle for a month.'],
  [
    'A router in every room of a row house',
    'networking',
    '6:02',
    'Speed maps, drawn live, with one wall that eats everything.',
  ],
  [
    'Two watches, one heart',
    'smart-watches',
    '5:41',
    'A hill, a chest strap and a disagreement of fourteen beats.',
  ],
  [
    'The bakery, the card reader and the rain',
    'smb',
    '4:59',
    'A market morning when the signal goes and the bread does not.',
  ],
  [
    'Grading the graders',
    'education',
    '8:36',
    'Four hundred essays, two teachers, one machine and a long table.',
  ],
  [
    'The quietest data center in Ohio',
    'cloud',
    '6:44',
    'A lake, a pump and a room where you can hear your own watch.',
  ],
];

function secondsOf(length: string): number {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Newest first: the front door shows the first five. */
export function writeVideos(now: Date, seed: string, newsroom: Newsroom): VideoDraft[] {
  return films.map(([title, topic, length, description], index) => {
    const id = `video-${index + 1}`;
    const random = randomOf(`${seed}/${id}`);
    const lexicon = lexiconOf(topic);
    const date = new Date(now.getTime() - (5 + index * 52 + index * index * 14) * 3_600_000);
    const facts = factsOf(lexicon, random, date);
    const lines = [
      description,
      facts.say(background),
      facts.say(users),
      facts.say(experts),
      facts.say(makers),
    ];
    const published = date.toISOString();
    const duration = secondsOf(length);
    const slug = index === 0 ? 'we-rode-a-robotaxi-from-munich-to-nuremberg' : slugOf(title);
    return {
      kind: 'video',
      id,
      slug,
      title,
      description,
      duration,
      section: 'video',
      authorId: newsroom.nextWriter(topic),
      datePublished: published,
      displayDatePublished: published,
      dateUpdated: published,
      topics: [{ slug: topic, primary: true }],
      tags: tagsFor(topic, random),
      image: sceneOf(topic, index + 1),
      metaData: { duration, promoTitle: title, promoDescription: description, section: topic },
      transcripts: [
        {
          id: `${id}-transcript`,
          videoId: id,
          format: 'text',
          source: 'Wavelength',
          data: lines.join('\n\n'),
        },
      ],
    };
  });
}
