import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const cloud: Lexicon = {
  topic: 'cloud',
  one: 'cloud service',
  many: 'cloud services',
  parts: list('storage tier | exit fee | region | invoice | status page | cooling loop'),
  people: list('system administrators | startups | hospital IT teams | archivists | finance teams'),
  jobs: list('site reliability engineer | cable ship captain | cloud economist | data center planner'),
  venues: list('data center | cable landing station | control room | state archive'),
  problems: list(
    'surprise bills | exit fees | regional outages | idle servers | vague status pages | water use',
  ),
  advances: list(
    'a bill that explains itself | a data hall cooled by a lake | a backup region in another climate | a storage tier that checks its own files | an undersea route that avoids the crowded strait',
  ),
  actions: list(
    'drop exit fees | publish water use by building | refund every hour of an outage | let customers cap their bills | move a region away from the river | share its outage reports in full',
  ),
  measures: measures(
    'share of servers idle, percent, 9-38 less | power spent on cooling, percent, 8-41 less | recovery time, minutes, 7-190 less',
  ),
  tests: list(
    'a year of invoices | a rehearsed failover on a Tuesday | a copy of forty terabytes out and back | a summer of water meters',
  ),
  tasks: tasks(
    'cut a cloud bill without breaking anything #1 #2 #3 | back up a small company’s cloud #4 #5 | plan for a region going dark #6 #4',
  ),
  context: [
    'About a fifth of rented servers do nothing on a normal night.',
    'Prices fell for so long that most budgets assume they always will.',
    'Exit fees are small for a web page and decisive for an archive.',
    'Outages spread through the service everyone forgot they depended on.',
    'A large data hall can use as much water as a town of ten thousand.',
  ],
  quotes: [
    'The cloud is a building, and I have the keys',
    'Our bill had nine hundred lines, and two of them mattered',
    'A green light on a status page is a matter of opinion',
    'We practice failing on Tuesdays so that we can sleep on Sundays',
    'The cheapest server is the one you remember to turn off',
  ],
  doubts: [
    'No exit fee helps once you have somewhere to go',
    'A cap protects the budget and takes down the site',
    'Lakes warm up too',
    'Two regions double the bill and halve the excuse',
  ],
  tips: [
    'Tag every resource with an owner’s name, and delete what nobody claims in thirty days.',
    'Switch test machines off at seven each evening; that alone saves two thirds of their cost.',
    'Set an alert at half of your budget and another at eighty percent.',
    'Restore a backup onto a clean machine every quarter, and time it.',
    'Keep one copy with a different company under a different password.',
    'Write down the five services you cannot live without, then find out what they depend on.',
  ],
  nexts: list(
    'the next price list | a rehearsal in public | summer water figures | contracts that end in June',
  ),
  pros: list(
    'Clear invoices | No exit fee | Quick restores | Honest status page | Cap on spending | Cool and efficient halls',
  ),
  cons: list('Few regions | Slow support | Dense console | Long contracts | Limited free tier | Costly logs'),
  products: products({
    Stratus: 'Core 40, Archive 9',
    Corvane: 'Compute 60',
    Harborline: 'Vault 15',
    Quayside: 'Regions 85',
    Tidepool: 'Sync 7',
  }),
};
