import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const socialMedia: Lexicon = {
  topic: 'social-media',
  one: 'social network',
  many: 'social networks',
  parts: list('feed | block list | follower count | report button | group chat | comment filter'),
  people: list('moderators | creators | teenagers | local reporters | group admins'),
  jobs: list('community manager | trust and safety researcher | group admin | school counselor'),
  venues: list('moderation center | creators’ house | high school | neighborhood group'),
  problems: list(
    'bought followers | comment spam | endless scrolling | fake profiles | unpaid moderators | vanishing links',
  ),
  advances: list(
    'a feed that ends | a report button that answers | a profile you can carry elsewhere | a quiet mode for creators | a block list friends can share',
  ),
  actions: list(
    'end the feed after thirty posts | pay its volunteer moderators | answer every report within a day | let people take their followers with them | hide follower counts | open its ranking rules to researchers',
  ),
  measures: measures(
    'time to answer a report, hours, 2-96 less | minutes per visit, minutes, 9-47 less | spam in comments, percent, 2-31 less',
  ),
  tests: list(
    'a month with a feed that ends | a thousand reported posts | thirty new accounts with the same interests | a group moved to a new home',
  ),
  tasks: tasks(
    'block a pile-on quickly #4 #1 | set up a teenager’s first account #5 | run a calm neighborhood group #2 | leave a network without losing friends #6 | take back your evenings #3',
  ),
  context: [
    'Most posts are written by a tenth of users and most replies by a hundredth.',
    'Feeds that end cut time by a third and complaints by more.',
    'Volunteer moderators give networks millions of unpaid hours a year.',
    'Follower counts can be bought for less than a sandwich per thousand.',
    'Local groups are where people behave best and argue longest.',
  ],
  quotes: [
    'It said you are all caught up, and I went outside',
    'I moderate at night because that is when people are sad',
    'Numbers make people perform, and hiding them made mine talk',
    'A report without an answer is a suggestion box on fire',
    'We moved the whole group, and lost only the loud ones',
  ],
  doubts: [
    'A feed that ends is fine until the ads need to',
    'Payment turns volunteers into staff without a contract',
    'Portable followers are portable for scammers as well',
    'Hidden counts return in screenshots',
  ],
  tips: [
    'Mute words before you mute people.',
    'Post the rules of a group where newcomers type, not where they read.',
    'Turn off notifications for likes and keep them for messages.',
    'Share block lists with friends when a pile-on starts.',
    'Talk with a teenager about screenshots before the first post.',
    'Download your archive, then tell ten people how to reach you.',
  ],
  nexts: list('a year without counts | a researcher’s report | moderators’ pay | the next exodus'),
  pros: list(
    'Feed that ends | Quick answers to reports | Carry your followers | Quiet mode | Strong filters | No counts',
  ),
  cons: list('Few users yet | Slow search | No video | Sparse groups | Strict limits | Plain profiles'),
  products: products({
    Perch: 'Plus 4',
    Roundtable: 'Groups 6',
    Murmurate: 'Pro 5',
    Stoop: 'Local 2',
    Postmark: 'Creator 9',
  }),
};
