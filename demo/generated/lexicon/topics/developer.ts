import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const developer: Lexicon = {
  topic: 'developer',
  one: 'build tool',
  many: 'build tools',
  parts: list('lock file | test suite | release note | error message | type checker | license file'),
  people: list('maintainers | junior developers | release managers | students | solo founders'),
  jobs: list('open source maintainer | compiler engineer | release manager | computing teacher'),
  venues: list('hackathon | maintainers’ retreat | bootcamp | coding school'),
  problems: list(
    'abandoned packages | flaky tests | unpaid maintenance | cryptic errors | slow builds | license surprises',
  ),
  advances: list(
    'an error message that suggests the fix | a build that remembers yesterday | a fund that pays maintainers monthly | a package that cannot change after release | a test runner that finds flaky tests',
  ),
  actions: list(
    'pay the maintainers it depends on | sign every release | move its editor to local files | freeze its license for ten years | delete a feature nobody uses | fund a full-time documentation writer',
  ),
  measures: measures(
    'build time, seconds, 11-340 less | tests that fail at random, per thousand, 1-38 less | days until a bug is answered, days, 1-44 less',
  ),
  tests: list(
    'a cold build on an old laptop | a thousand runs of one test | an upgrade across five years of versions | a newcomer’s first patch',
  ),
  tasks: tasks(
    'make a slow build fast #1 | fix a flaky test for good #2 | write an error message that helps #3 | review code without hurting anyone #5 | hand over a project you maintain #6',
  ),
  context: [
    'Three quarters of commercial software rests on packages kept by one or two people.',
    'A flaky test teaches a team to ignore red.',
    'Faster builds change behavior more than any style guide does.',
    'License changes arrive with a blog post and leave with a fork.',
    'Error messages are the only documentation everybody reads.',
  ],
  quotes: [
    'I maintain it because somebody has to, and I was awake',
    'The error told me what to do, and I felt respected',
    'We deleted forty thousand lines and shipped on Friday',
    'A fast build is a kind of courage',
    'Read the diff as if your friend wrote it, because your friend did',
  ],
  doubts: [
    'Money helps the maintainer and not the second maintainer who does not exist',
    'A frozen license is only as firm as its owner',
    'Caching is wonderful until it remembers the wrong thing',
    'Suggested fixes teach people to stop reading',
  ],
  tips: [
    'Measure the build before you change it, and keep the number in the readme.',
    'Run a suspicious test five hundred times overnight.',
    'Say in the error what was expected, what was found and what to try.',
    'Keep dependencies few, because each one is a person you have not met.',
    'Ask questions in review before you make demands.',
    'Write the handover while you still like the project.',
  ],
  nexts: list('the next major version | a year of payments | the first fork | a vote by maintainers'),
  pros: list(
    'Fast cold builds | Helpful errors | Signed releases | Small and simple | Good documentation | Stable license',
  ),
  cons: list(
    'Few plug-ins | Young community | Breaking changes | Sparse examples | Memory hungry | Needs a recent system',
  ),
  products: products({
    Tern: 'Build 2 1',
    Brightwork: 'Editor 9',
    Sandpiper: 'Test 6',
    Lockstep: 'Registry 12',
    Quilltip: 'Docs 5',
  }),
};
