import type { DemoThreads } from './demo-comment.ts';

export const testThreads: DemoThreads = {
  '/product/halden-book-14/': [
    {
      by: 'Nadia F.',
      minutesAgo: 2400,
      words:
        'Mine arrived two weeks ago. The keyboard is as good as you say, and the webcam is worse. I tape a small lamp to the shelf and it becomes merely bad.',
    },
    {
      by: 'Per Halvorsen',
      minutesAgo: 2100,
      words:
        'Both ports on the left is the one thing that keeps me from buying it. My desk is arranged the other way round.',
    },
    {
      by: 'Nadia F.',
      minutesAgo: 1950,
      to: 1,
      words:
        'A short right-angle cable under the machine solved that for me. Not elegant, but you stop seeing it.',
    },
    {
      by: 'Simone A.',
      minutesAgo: 900,
      words: 'Does it stay cool enough for a lap in summer, or only for a desk?',
    },
  ],
  '/product/kestrel-4/': [
    {
      by: 'ridgewalker',
      minutesAgo: 11000,
      words:
        'Three months with mine on long trails. I’ve charged it six times. It told me my mother had called when I was already at her house.',
    },
    {
      by: 'Nurse Amadi',
      minutesAgo: 10400,
      words:
        'Twelve-hour shifts, gloves, soap. Buttons that work through all of it are why I bought this one. Late messages are a feature between seven and seven.',
    },
    {
      by: 'Bertil',
      minutesAgo: 9800,
      words:
        'Does anyone use it with Prompt on all the time? Five days sounds fine to me, and I’d rather know about the train.',
    },
    {
      by: 'ridgewalker',
      minutesAgo: 9650,
      to: 2,
      words:
        'In town, yes. I get four and a half, with some GPS. The switch is two menus down and I wish that it were a button.',
    },
    {
      by: 'Bertil',
      minutesAgo: 9500,
      to: 3,
      words:
        'Thanks, ordered. My wife says that I’ll read every message the second it comes now, like a normal person, and that this is not an improvement.',
    },
    {
      by: 'skeptic_in_sneakers',
      minutesAgo: 5200,
      words:
        'Within 4 meters under trees is impressive. Fifteen between buildings and once in a river is the number for most of us.',
    },
    {
      by: 'M. Aroha',
      minutesAgo: 700,
      words: 'No sleep score! Sold.',
    },
  ],
  '/article/best-robot-vacuums/': [
    {
      by: 'Three Cats Carla',
      minutesAgo: 9900,
      words: 'Can you say what happens with cat litter? It’s the oats of our house.',
    },
    {
      by: 'Vince P.',
      minutesAgo: 9600,
      to: 0,
      words:
        'The cheap laser one has done fine with ours for a month. It throws a little. Put a rug by the box and it’s a non-event.',
    },
    {
      by: 'appliance_wrench',
      minutesAgo: 8800,
      words:
        'One more line for the battery advice, from the bench: check whether the side brush is held by a screw or a rivet. It’s a $4 part and I see good robots thrown out over it.',
    },
    {
      by: 'Three Cats Carla',
      minutesAgo: 8300,
      to: 1,
      words: 'Rug bought. One cat now sleeps on it.',
    },
    {
      by: 'Ulla',
      minutesAgo: 2000,
      words:
        'Colonel knows which one has been near the peanut butter. Please consider giving Colonel a column.',
    },
  ],
  '/article/clinic-gave-206-patients-heart-patches/': [
    {
      by: 'Telemetry Tess',
      minutesAgo: 13900,
      words:
        'I watch 48 beds on one wall. “What you become is fast” is the most accurate thing anyone has published about my job.',
    },
    {
      by: 'Ingvar T.',
      minutesAgo: 13200,
      words:
        'I wore one of these in the spring, another clinic. It told them 31 times that I had gone swimming. Nobody called about that, or about anything else, so I assumed I was well. Reading this, I’m less sure.',
    },
    {
      by: 'Telemetry Tess',
      minutesAgo: 13050,
      to: 1,
      words:
        'Ask them for the report. You’re entitled to it, and somebody did sign it. Usually it’s the swimming.',
    },
    {
      by: 'Ingvar T.',
      minutesAgo: 12900,
      to: 2,
      words: 'They sent it within the hour. It was the swimming.',
    },
    {
      by: 'biomed_ravi',
      minutesAgo: 9000,
      words:
        'I design these, for somebody else. We’re graded on what we miss, never on what we make you read. I have tried to get “alerts per true event” onto a spec sheet for three years. If a regulator asked for it, we’d all have it by fall.',
    },
    {
      by: 'Dr. Lim, GP',
      minutesAgo: 8200,
      to: 4,
      words:
        'One caution about the fix. The list of what is already known has to be taken off again when it changes, and nobody has ever been paid to do that either.',
    },
    {
      by: 'biomed_ravi',
      minutesAgo: 8050,
      to: 5,
      words: 'That’s fair. It is how the woman with the slow rhythm slipped through, if I read it right.',
    },
    {
      by: 'Coralie',
      minutesAgo: 1400,
      words: 'Rakes.',
    },
  ],
};
