import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const vpn: Lexicon = {
  topic: 'vpn',
  one: 'VPN service',
  many: 'VPN services',
  parts: list('kill switch | server list | audit report | router app | refund page | speed map'),
  people: list('travelers | remote workers | students abroad | reporters | hotel guests'),
  jobs: list('network researcher | privacy auditor | hotel network manager | travel editor'),
  venues: list('hotel | airport lounge | network lab | hostel'),
  problems: list(
    'slow evenings | leaky connections | blocked logins | vague logging claims | auto-renewals | fake reviews',
  ),
  advances: list(
    'a kill switch that fails closed | a server that runs only in memory | an audit anyone can read | a router app with one button | a price that stays the same at renewal',
  ),
  actions: list(
    'publish every request for data | run all servers in memory | keep one price at renewal | refund within a day | name its owners | let auditors arrive unannounced',
  ),
  measures: measures(
    'speed kept, percent, 48-94 | time to connect, seconds, 1-11 less | leaks found, per hundred tests, 1-17 less',
  ),
  tests: list(
    'speed runs from six cities | a captured hotel network | a pulled cable during a download | a refund asked for on day 29',
  ),
  tasks: tasks(
    'test a VPN for leaks #2 #1 | cancel a VPN before it renews #3 | choose a VPN server #4 | read a VPN audit #5',
  ),
  context: [
    'A VPN moves trust from the hotel to the company that runs the tunnel.',
    'Most websites are already encrypted; what a tunnel hides is which ones you visit.',
    'The renewal price is often three times the first one.',
    'Servers that run in memory forget everything when they restart.',
    'Speed depends on the evening more than on the country.',
  ],
  quotes: [
    'I captured a week of the lobby, and the most interesting thing was the fish tank',
    'Ask who owns it, then ask again',
    'If it cannot say what it keeps, it keeps it',
    'The kill switch is the seat belt',
    'Our guests use it, our printer does not, guess which one got hacked',
  ],
  doubts: [
    'An audit is a photograph of a good day',
    'In memory is fine until somebody attaches a recorder',
    'One price at renewal only matters to people who renew',
    'Fast from six cities is fast from six cities',
  ],
  tips: [
    'Turn the kill switch on before you need it.',
    'Run a leak test twice, once before and once after you connect.',
    'Put the renewal date in your calendar with the price you paid.',
    'Choose the nearest server unless you have a reason not to.',
    'Read the audit’s first page and its list of exclusions.',
    'Leave the tunnel off for your bank if it locks you out.',
  ],
  nexts: list('an unannounced audit | evening speeds in winter | renewal prices | an owner’s name'),
  pros: list(
    'Keeps most of your speed | Fails closed | Audited twice | Same price at renewal | Named owners | Easy refund',
  ),
  cons: list(
    'Few cities | Slow support | No router app | Limited devices | Blocks some logins | Dull interface',
  ),
  products: products({
    Harbor: 'Monthly 4, Yearly 3',
    Burrow: 'Tunnel 5',
    Ferryman: 'Route 6',
    Quietline: 'Plus 4',
    Northlight: 'Shield 7',
  }),
};
