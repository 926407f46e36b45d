import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const apple: Lexicon = {
  topic: 'apple',
  gentle: true,
  one: 'companion app',
  many: 'companion apps',
  parts: list('widget | shared album | shortcut | backup | keyboard layout | focus mode'),
  people: list('families | photographers | musicians | students | indie developers'),
  jobs: list('indie developer | accessibility trainer | photo teacher | accessory maker'),
  venues: list('indie studio | photo club | music school | repair bench'),
  problems: list(
    'full storage | duplicate photos | noisy notifications | lost passwords | tangled cables | settings that hide',
  ),
  advances: list(
    'a photo sorter that works on the device | a shortcut that files receipts | a widget that shows one thing well | a layout for one-handed typing | a backup you can hold in your hand',
  ),
  actions: list(
    'sell its app once with no subscription | keep photos on the device | make its shortcut library free | add large-text layouts | open a repair bench for accessories | pay its beta testers',
  ),
  measures: measures(
    'storage freed, gigabytes, 9-148 | time to set up, minutes, 3-21 less | photos sorted, per minute, 90-820',
  ),
  tests: list(
    'a library of 60,000 photos | a week of shortcuts | a phone set up by a ten-year-old | a month with one widget',
  ),
  tasks: tasks(
    'free space on a phone without deleting memories #1 | share an album with grandparents #2 | automate a boring task #3 | back up photos to a drive #5 | make focus modes useful #4',
  ),
  context: [
    'Photos fill a phone first, and most of them are near copies of each other.',
    'A one-time price is rare enough now to be a selling point.',
    'Shared albums are the feature most families discover by accident.',
    'Accessibility settings help far more people than they are named for.',
    'Small studios live or die by the first week of reviews.',
  ],
  quotes: [
    'I charge once, because I want to sleep',
    'Grandma figured it out before I did',
    'One button, one job, and then I went outside',
    'We deleted nine thousand screenshots and nobody noticed',
    'The best setting is the one you find when you need it',
  ],
  doubts: [
    'Paid once is lovely until the next big update needs work',
    'On the device is private and slow on an older phone',
    'Automation saves ten minutes after an hour of setup',
    'A backup in your hand is a backup you can drop',
  ],
  tips: [
    'Sort photos by size and look at the ten largest videos first.',
    'Create a shared album, then send the link and a drawing of where to tap.',
    'Build a shortcut with two steps and add the third next week.',
    'Allow only people, not apps, through the evening focus.',
    'Copy the photo library to a drive twice a year and test one album.',
    'Write the recovery code on paper and tell one person where it is.',
  ],
  nexts: list('the fall update | a version for tablets | the studio’s first year | a free shortcut pack'),
  pros: list('Pay once | Works offline | Large-text layout | Quick to learn | Private | Handsome design'),
  cons: list(
    'No web version | Slow first scan | Few languages | Needs a recent phone | Plain icons | Limited sharing',
  ),
  products: products({
    Pocketknife: 'Sorter 12, Shortcuts 6',
    Quietly: 'Focus 8',
    Handheld: 'Keys 4',
    Onething: 'Widget 3',
    Keepwell: 'Backup 9',
  }),
};
