import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const smartphones: Lexicon = {
  topic: 'smartphones',
  gear: true,
  one: 'phone',
  many: 'phones',
  parts: list('camera | hinge | battery | back glass | charging port | screen | speaker'),
  people: list('parents | couriers | teenagers | travelers | retirees | delivery riders'),
  jobs: list('camera engineer | screen repairer | carrier buyer | battery researcher'),
  venues: list('phone repair kiosk | carrier store | drop-test lab | refurbishing line'),
  problems: list(
    'hinge dust | warm cameras | cracked back glass | shrinking batteries | photos that look painted | trade-in surprises',
  ),
  advances: list(
    'a hinge sealed against dust | a battery a shop can swap in ten minutes | a zoom that stays sharp at dusk | a screen that dims to almost nothing at night | a back panel held by two screws',
  ),
  actions: list(
    'sell screens and batteries to any repair shop | keep phones updated for eight years | put the headphone jack back on its cheapest model | stop shipping a new cable in every box | print the cost of a new screen on the box | hold its price for a second year',
  ),
  measures: measures(
    'screen-on time, hours, 6-14 | charging time, minutes, 28-95 less | repair cost, dollars, 79-329 less',
  ),
  tests: list(
    'the same street corner at noon and at midnight | a hundred drops onto plywood | a week with location on | two days of video calls',
  ),
  tasks: tasks(
    'set up a new phone in the right order #1 #2 | keep a phone battery healthy for four years #4 #7 | take a sharp photo in bad light #3 | sell an old phone without leaving yourself on it #5 #1',
  ),
  context: [
    'People now keep a phone for almost four years, twice as long as the companies once planned for.',
    'A cracked back costs more to fix than a cracked front on most designs, because the whole frame comes with it.',
    'Camera software now decides more about a picture than the glass does.',
    'Trade-in values fall fastest in the month after a new model is shown.',
    'Carriers sell two phones in three, so a delay there matters more than a delay online.',
  ],
  quotes: [
    'People drop their phones the same four ways, and we have a machine for each of them',
    'A camera that makes everyone look sunburned is not a camera, it is an opinion',
    'Nobody asks how thin it is anymore, they ask how long it lasts',
    'I change forty batteries a day, and forty people call it a new phone',
    'If dust gets in, it does not matter how beautiful the hinge is',
    'My mother wants larger letters and fewer surprises',
  ],
  doubts: [
    'Lab dust is tidy, and pockets are not',
    'Eight years of updates will not help a battery that gives up after three',
    'The sample photos were taken by people who take sample photos',
    'A lower price this spring usually means a smaller one next fall',
    'It folds a quarter of a million times, and I would like to know about the day after',
  ],
  tips: [
    'Back up before anything else, and open one photo from the backup to be sure it is real.',
    'Turn on the screen lock first, because everything you add later depends on it.',
    'Wipe the camera glass with a soft shirt; most bad photos are a thumbprint.',
    'Charge to full only when you need the whole day, and keep the phone off the dashboard.',
    'Sign out of every account before you erase a phone you plan to sell.',
    'Add a second person’s fingerprint if someone may need to call for you.',
    'Delete the apps you have not opened since last summer, and the battery will notice.',
  ],
  nexts: list(
    'the first repair-shop teardowns | carrier prices in the fall | a longer drop test | the spring trade-in list',
  ),
  pros: list(
    'Excellent zoom | Cool under load | Easy to repair | Two-day battery | Honest colors | Comfortable to hold',
  ),
  cons: list(
    'Slippery back | Slow charging | Warm during video | Storage costs extra | Loud shutter | Hinge creaks',
  ),
  products: products({
    Orrin: '9 1149, 9 Plus 1299, Fold 1799 soon',
    Kestrel: 'Pocket 429, Pocket Max 569',
    Velar: 'M4 349, M4 Tele 499',
    Solace: 'Clear 259, Clear Two 319 soon',
  }),
};
