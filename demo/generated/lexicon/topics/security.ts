import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const security: Lexicon = {
  topic: 'security',
  one: 'security tool',
  many: 'security tools',
  parts: list('default password | audit log | update server | security key | alert screen | bug bounty'),
  people: list('system administrators | town clerks | journalists | school districts’ staff | bank tellers'),
  jobs: list('penetration tester | incident responder | privacy lawyer | security teacher'),
  venues: list('town hall | newsroom | security conference | operations center'),
  problems: list(
    'default passwords | old printers on the network | late patches | shared logins | alert overload | forgotten accounts',
  ),
  advances: list(
    'a login that cannot be phished | a log that cannot be edited | an update that installs itself overnight | a bug report answered in a day | a dashboard with one red light',
  ),
  actions: list(
    'pay double for bugs in old products | ship every device with a unique password | publish its incident reports | patch within three days | open its code to auditors | turn on two-step login for everyone',
  ),
  measures: measures(
    'time to patch, days, 2-61 less | staff fooled by a test email, percent, 3-29 less | devices with default passwords, percent, 1-38 less',
  ),
  tests: list(
    'forty office printers | a fake email to six hundred people | a weekend with the alarms off | a lost badge and a friendly smile',
  ),
  tasks: tasks(
    'secure a small office in a day #1 #2 #3 | make a family security plan #5 #6 | lock down an old printer #1 | start with security keys #4',
  ),
  context: [
    'Most break-ins begin with a password that worked somewhere else.',
    'Patches are usually ready before attackers are; installing them is the slow part.',
    'A printer is a computer that nobody updates.',
    'Two-step login stops the great majority of ordinary attacks.',
    'Alert screens show so much that the important line scrolls away.',
  ],
  quotes: [
    'I carried a ladder and walked straight in',
    'The password was on the whiteboard, and the whiteboard was on video',
    'We do not punish people for clicking, we thank them for calling',
    'Nobody patches the printer because nobody owns the printer',
    'One red light is plenty if it is the right one',
  ],
  doubts: [
    'Three days is fast for software and impossible for a pump',
    'Double pay brings in double the reports to read',
    'A key cannot be phished, and it can be left in a taxi',
    'Publishing incidents helps everyone except the person who writes them',
  ],
  tips: [
    'Change the default password on the printer first, then the camera, then the router.',
    'Give every person their own login, including the intern.',
    'Turn on automatic updates and check the date of the last one monthly.',
    'Keep two security keys, one on your ring and one in a drawer.',
    'Agree on a family word for urgent calls about money.',
    'Write down who to phone before anything happens, on paper.',
  ],
  nexts: list('the full incident report | a patch on Tuesday | a second audit | insurers’ response'),
  pros: list(
    'Cannot be phished | Quick patches | Clear alerts | Open to auditors | Simple setup | Fair price',
  ),
  cons: list(
    'Extra hardware | Dense reports | Needs training | Few integrations | Slow scans | Limited support hours',
  ),
  products: products({
    Parapet: 'Watch 18',
    Wardstone: 'Key 29, Key Duo 49',
    Ironbark: 'Audit 40',
    Nightwatch: 'Desk 25',
    Lockstep: 'Sign-In 6',
  }),
};
