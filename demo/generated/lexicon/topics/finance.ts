import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const finance: Lexicon = {
  topic: 'finance',
  one: 'banking app',
  many: 'banking apps',
  parts: list('savings rate | overdraft page | transfer limit | fraud alert | budget view | card freeze'),
  people: list('renters | students | retirees | gig workers | credit union members'),
  jobs: list('consumer economist | credit union manager | payments engineer | fraud investigator'),
  venues: list('credit union | bank branch | housing office | tax clinic'),
  problems: list(
    'overdraft fees | frozen accounts | slow transfers | fake payment requests | teaser rates | loans hidden in checkouts',
  ),
  advances: list(
    'a warning before an overdraft and not after | a transfer that can be called back for an hour | a loan with the total on the first line | a savings account that raises its own rate | a fraud desk that answers in a minute',
  ),
  actions: list(
    'end overdraft fees | let customers recall transfers for an hour | show the total cost of every loan first | raise savings rates without being asked | answer fraud calls within a minute | keep cash machines in small towns',
  ),
  measures: measures(
    'average fee per year, dollars, 12-164 less | time to reach a person, minutes, 1-38 less | transfers recalled in time, percent, 22-86',
  ),
  tests: list(
    'a year of one family’s statements | forty calls to fraud lines | the same loan at six lenders | a transfer sent at midnight',
  ),
  tasks: tasks(
    'read a loan before you tap accept #1 | freeze your credit in ten minutes #2 | spot a fake call from the bank #3 #6 | move a checking account #5 | build a budget that survives March #4',
  ),
  context: [
    'A thirty-five-dollar fee on a five-dollar overdraft is a loan at several thousand percent.',
    'Pay-later offers at checkout are loans, although few of them use the word.',
    'Savings rates fall the week after a cut and rise a season after an increase.',
    'Most payment fraud now begins with a call that sounds like the bank.',
    'Credit unions hold a tenth of deposits and most of the goodwill.',
  ],
  quotes: [
    'If the fee needs a footnote, it is the wrong fee',
    'I moved the account, and they finally called me',
    'An hour to change your mind is the best fraud tool we have',
    'People do not want advice, they want to know if the rent will clear',
    'The total belongs on the first line, in the largest type',
  ],
  doubts: [
    'No overdraft fee can mean no overdraft on the night you need it',
    'An hour is a long time for a thief as well',
    'Rates that rise by themselves can fall by themselves',
    'A minute to answer is good, and then the transfer to another desk begins',
  ],
  tips: [
    'Ask for the total you will pay, in dollars, before you look at the monthly amount.',
    'Freeze your credit at all three bureaus; it is free and takes about ten minutes.',
    'Call back on the number printed on your card, never on the one that called you.',
    'Keep two weeks of bills in checking and move the rest on payday.',
    'Open the new account first and close the old one after two clean months.',
    'Set an alert for every payment over a sum you would notice.',
  ],
  nexts: list(
    'the next rate decision | a rule on pay-later loans | branch closings | how many people switch',
  ),
  pros: list(
    'No overdraft fees | Clear totals | Quick fraud desk | Fair savings rate | Simple transfers | Good budget view',
  ),
  cons: list(
    'Few branches | Low transfer limit | No checks | Basic charts | Slow to open | No joint accounts',
  ),
  products: products({
    Harborside: 'Checking 1, Save 1',
    Pennywise: 'Budget 4',
    Commonplace: 'Card 1',
    Tillwell: 'Payday 3',
    Ferryman: 'Transfer 2',
  }),
};
