import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const videoStreamingServices: Lexicon = {
  topic: 'video-streaming-services',
  one: 'streaming service',
  many: 'streaming services',
  parts: list('ad tier | family plan | catalog | cancel page | sports package | download limit'),
  people: list('subscribers | parents | film lovers | sports fans | roommates'),
  jobs: list('media analyst | subtitle editor | rights lawyer | cinema owner'),
  venues: list('subtitle studio | small cinema | editing house | call center'),
  problems: list(
    'vanishing shows | password rules | longer ad breaks | hidden cancel pages | split sports seasons | bad subtitles',
  ),
  advances: list(
    'a cancel button on the first page | a plan priced by the hour | a catalog that says when a show leaves | a subtitle track made by people | a pause that stops billing',
  ),
  actions: list(
    'let subscribers pause for six months | list every show’s last day | cap ads at four minutes an hour | bring back the yearly plan | pay subtitle editors by the line | share a login across two homes',
  ),
  measures: measures(
    'ads per hour, minutes, 2-9 less | monthly price, dollars, 5-24 less | titles leaving each month, titles, 14-92 less',
  ),
  tests: list(
    'a year of monthly bills | a stopwatch on the cancel page | a count of every ad in one evening | subtitles read by a native speaker',
  ),
  tasks: tasks(
    'cancel a streaming service in time #1 #3 | rotate services through the year #2 #1 | watch with good subtitles #6 | lower a streaming bill by half #2 #4 #5',
  ),
  context: [
    'The average household pays for four services and watches two of them in a given month.',
    'Rights are bought by the season, so a show can be in two places at once and then in none.',
    'Ad tiers now bring in more new customers than all other plans together.',
    'A pause keeps a customer about half the time; a cancel page with eleven steps keeps almost nobody.',
    'Subtitles are written for a few dollars a minute, and it shows.',
  ],
  quotes: [
    'People do not leave because of the price, they leave because of the second price',
    'My grandmother counts the ads out loud',
    'A good subtitle is one you do not remember reading',
    'I cancel in June and come back in October, like a bird',
    'If it is hard to leave, I assume there is a reason to',
  ],
  doubts: [
    'A cap on ads lasts until the first bad quarter',
    'Pausing is generous, and the price will be different when you return',
    'Listing the last day helps viewers and sells the last week',
    'Hourly plans look cheap to anyone who has never met a child',
  ],
  tips: [
    'Put the renewal date in your calendar on the day you sign up.',
    'Subscribe to one service at a time and keep a list of what you want from the others.',
    'Cancel right after you join; nearly all of them let you watch to the end of the month.',
    'Check the annual price, which is often ten months for twelve.',
    'Look at the library’s free film service before you rent.',
    'Set the subtitle size once on the device and not in each app.',
  ],
  nexts: list(
    'the fall price round | the next sports contract | a rule on cancel pages | how many people pause',
  ),
  pros: list(
    'Easy to cancel | Few ads | Deep catalog of older films | Fair family plan | Excellent subtitles | Works offline',
  ),
  cons: list(
    'Shows leave without notice | No yearly plan | Sports cost extra | Crowded home page | One screen at a time | Price rises each fall',
  ),
  products: products({
    Marquee: 'Plus 12, Basic 6',
    Tideline: 'Stream 15',
    Fable: 'Family 9',
    Northlight: 'Films 8',
    Bleacher: 'Sports 19',
  }),
};
