import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const windows: Lexicon = {
  topic: 'windows',
  gentle: true,
  one: 'desktop utility',
  many: 'desktop utilities',
  parts: list('start menu | file search | taskbar | update page | backup drive | screenshot key'),
  people: list('office workers | students | retirees | hobbyists | designers'),
  jobs: list('computer tutor | utility developer | IT volunteer | help desk lead'),
  venues: list('computer club | senior center | help desk | library lab'),
  problems: list(
    'slow startups | full drives | lost files | cluttered desktops | noisy pop-ups | forgotten backups',
  ),
  advances: list(
    'a search that finds files as you type | a cleaner that shows its work | a backup that runs while you eat lunch | a desktop that tidies itself on Friday | a window manager driven by one key',
  ),
  actions: list(
    'show every file it would delete | run without an account | support ten-year-old computers | teach free classes at libraries | ship as a single small file | publish its source code',
  ),
  measures: measures(
    'startup time, seconds, 9-74 less | space recovered, gigabytes, 4-112 | time to find a file, seconds, 1-31 less',
  ),
  tests: list(
    'a ten-year-old computer | a drive with a million files | a beginner with a printed guide | a week of timed startups',
  ),
  tasks: tasks(
    'speed up a slow computer for free #1 #2 #4 | find space on a full drive #2 | set up a backup you will not forget #3 #6 | tidy a desktop in ten minutes #5',
  ),
  context: [
    'Startup programs are the usual reason a good computer feels old.',
    'A full drive slows everything, because the system has no room to think.',
    'Most lost files are in the downloads folder under a name nobody chose.',
    'Backups fail silently, so the only test is a restore.',
    'Ten-year-old computers run well with more memory and fewer helpers.',
  ],
  quotes: [
    'I turned off eleven things and gave her back a minute a day',
    'The desktop is not a filing cabinet, it is a desk',
    'If a cleaner will not show its list, do not run it',
    'My class is mostly people who were told to buy a new one',
    'A backup you have not opened is a rumor',
  ],
  doubts: [
    'A tidy desktop on Friday is a messy one by Tuesday',
    'Old computers are fine until a website disagrees',
    'Free classes fill up with people who did not need them',
    'One key is simple once you remember which',
  ],
  tips: [
    'Open the startup list and turn off anything whose name you do not know, one at a time.',
    'Sort the downloads folder by size and start at the top.',
    'Back up to two drives and keep one at a friend’s house.',
    'Restart once a week, on a day you will remember.',
    'Pin six programs and unpin the rest.',
    'Restore one file from your backup every month.',
  ],
  nexts: list('a library tour | the next release | results from the computer club | a version for schools'),
  pros: list(
    'Shows its work | Small download | Runs on old computers | No account | Instant search | Clear language',
  ),
  cons: list('Plain design | No scheduler | Manual updates | Few settings | Keyboard heavy | Limited help'),
  products: products({
    Broomstick: 'Clean 1',
    Findwell: 'Search 9',
    Lunchtime: 'Backup 19',
    Tilework: 'Grid 14',
    Tidyup: 'Desk 5',
  }),
};
