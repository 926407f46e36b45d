import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const google: Lexicon = {
  topic: 'google',
  gentle: true,
  one: 'inbox tool',
  many: 'inbox tools',
  parts: list('search box | filter | map list | calendar | shared drive | browser tab'),
  people: list('researchers | commuters | teachers | job seekers | travelers'),
  jobs: list('librarian | map volunteer | email consultant | search teacher'),
  venues: list('public library | newsroom | map club | classroom'),
  problems: list(
    'overflowing inboxes | lost files | stale map pins | too many tabs | forgotten forms | noisy alerts',
  ),
  advances: list(
    'a filter that learns from three clicks | a map list for wheelchair users | a calendar that adds travel time | a form that works without a signal | a search page with only sources',
  ),
  actions: list(
    'sort mail without reading it on a server | map every ramp in three counties | add travel time by default | publish its filter rules | support offline forms | keep its browser extension free',
  ),
  measures: measures(
    'unread messages, per person, 12-940 less | time to find a file, seconds, 8-74 less | map pins corrected, per month, 140-2600',
  ),
  tests: list(
    'an inbox with 40,000 messages | a week of searches in a library | a map list checked on foot | a day with five tabs',
  ),
  tasks: tasks(
    'empty an inbox in an afternoon #2 | search like a librarian #1 | find a file you half remember #3 | download a copy of your data #5 | keep browser tabs under control #4',
  ),
  context: [
    'Quotation marks around a phrase are still the most useful search trick there is.',
    'Most inboxes hold three kinds of mail, and only one needs an answer.',
    'Map volunteers fix more wheelchair entrances than any company does.',
    'A yearly copy of your data fits on a thumb drive for most people.',
    'Shared drives grow until nobody knows who owns a folder.',
  ],
  quotes: [
    'Put it in quotes and half the internet goes away',
    'I have two labels, now and later',
    'We walked every block with a tape measure',
    'A file with a date in its name is a file you will see again',
    'The map was wrong about my own front door',
  ],
  doubts: [
    'Filters are tidy until one eats an invoice',
    'A map is true on the day somebody walked it',
    'Offline forms sync late and in a crowd',
    'Two labels work for one person with one job',
  ],
  tips: [
    'Put exact phrases in quotation marks and add the word you expect in the answer.',
    'Filter newsletters out of the inbox, and read them on Friday.',
    'Start file names with the year, the month and the day.',
    'Pin three tabs and close the rest at the end of the day.',
    'Ask for a full copy of your data once a year.',
    'Add travel time to an event so that your calendar tells the truth.',
  ],
  nexts: list('a spring mapping day | the classroom version | a new set of filters | library workshops'),
  pros: list(
    'Learns fast | Works offline | Keeps mail private | Free for schools | Clean layout | Easy export',
  ),
  cons: list(
    'Browser only | No shared labels | Slow on big inboxes | Few map layers | Manual setup | Needs an extension',
  ),
  products: products({
    Sortwell: 'Inbox 4',
    Pinpoint: 'Access Maps 1',
    Tabkeeper: 'Pro 2',
    Formline: 'Field 6',
    Quoteseek: 'Search 3',
  }),
};
