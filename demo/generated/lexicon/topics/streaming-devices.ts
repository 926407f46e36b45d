import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const streamingDevices: Lexicon = {
  topic: 'streaming-devices',
  gear: true,
  one: 'streaming stick',
  many: 'streaming sticks',
  parts: list('remote | power plug | casing | cable arm | battery door | reset button'),
  people: list('cord cutters | hotel guests | dorm residents | families with one remote'),
  jobs: list('interface designer | hotel technology manager | privacy researcher | repair technician'),
  venues: list('usability lab | hotel | dormitory | showroom'),
  problems: list(
    'slow menus | sponsored rows | vanished apps | lost remotes | hotel sign-in pages | tracking switched on by default',
  ),
  advances: list(
    'a remote that beeps when it hides | a home screen you can rearrange | a plug that draws its power from the set | a search that shows the free option first | a privacy page with three switches',
  ),
  actions: list(
    'show free options first in search | support its sticks for seven years | let owners hide sponsored rows | put a finder button on every set | stop tracking by default | sell remotes without the stick',
  ),
  measures: measures(
    'time to open an app, seconds, 1-9 less | standby power, milliwatts, 240-1900 less | ads per home screen, ads, 1-7 less',
  ),
  tests: list(
    'a stopwatch on forty app launches | a hotel network in every corner | a month of packet captures | a search for twenty free films',
  ),
  tasks: tasks(
    'cut the tracking on a streaming stick #1 | take your streaming stick to a hotel #5 #4 | find where a film is free #6 | speed up a slow streaming box #2 #3',
  ),
  context: [
    'A stick that felt quick at launch slows as its apps grow, and few makers say when support ends.',
    'The first row of the home screen is sold by the week.',
    'Search results on most devices place a rental above a free copy.',
    'Standby power is small on one stick and large across a country of them.',
    'Remotes are the part most often lost and least often sold alone.',
  ],
  quotes: [
    'We timed it with a stopwatch because the marketing did not',
    'The couch is where remotes go to be free',
    'If the film is free, tell me that first',
    'Guests give up after the second sign-in page, and then they call me',
    'It is a menu, it should not need a processor upgrade',
  ],
  doubts: [
    'Seven years of support for a fifty-dollar stick sounds like a loss leader',
    'You can hide the row, and it comes back with the update',
    'Three switches are clear, and the fourth is in another menu',
    'Fast today, and the apps have not grown yet',
  ],
  tips: [
    'Open the privacy page first and turn off anything with the word personalized in it.',
    'Remove apps you do not use, since even closed ones update themselves in the background.',
    'Use the power plug in the box; the port on a television is often too weak.',
    'Sign in by code from a phone, and never type a password with arrow keys.',
    'Carry a short extension cable so the stick clears the wall in a hotel.',
    'Check the library’s film service before you pay for a rental.',
  ],
  nexts: list('the next home-screen update | hotel trials | support dates in writing | a cheaper remote'),
  pros: list(
    'Quick menus | Finds free films first | Remote that beeps | Simple privacy page | Low standby power | Seven years of support',
  ),
  cons: list(
    'Blocks the next port | Sponsored rows | No Ethernet | Remote lacks a number pad | Voice search mishears names | Small storage',
  ),
  products: products({
    Reed: 'Stick 39, Stick Max 59',
    Hollis: 'Box 99',
    Vantage: 'Link 29, Link Pro 69 soon',
    Marquee: 'Mini 49',
  }),
};
