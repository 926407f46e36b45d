import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const smb: Lexicon = {
  topic: 'smb',
  one: 'card reader',
  many: 'card readers',
  parts: list('receipt printer | fee table | inventory count | booking page | payout delay | offline mode'),
  people: list('bakers | barbers | market traders | dentists | bookshop owners'),
  jobs: list('bookkeeper | market organizer | payments consultant | shop owner'),
  venues: list('bakery | barbershop | farmers market | bookshop'),
  problems: list(
    'payout delays | dropped connections | rising card fees | no-show bookings | lost receipts | five apps that do not talk',
  ),
  advances: list(
    'a card reader that works offline for a day | a fee that fits on one line | a booking page that takes deposits | an inventory count by photograph | a payout on the same evening',
  ),
  actions: list(
    'pay shops the same evening | charge one flat fee | make its reader work offline | share its data with any bookkeeper | drop the monthly minimum | answer the phone on Saturdays',
  ),
  measures: measures(
    'card fees, cents per ten dollars, 17-41 less | time per sale, seconds, 4-19 less | no-shows, percent, 3-22 less',
  ),
  tests: list(
    'a Saturday market in the rain | a month of a bakery’s books | a hundred sales with no signal | a call to support at closing time',
  ),
  tasks: tasks(
    'pick a card reader by its true cost #1 | stop losing bookings to no-shows #2 | back up a small shop’s computer #4 | count stock in an hour #6 | protect a small business from invoice fraud #5',
  ),
  context: [
    'Card fees are the third-largest cost in many small shops, after rent and wages.',
    'A payout that takes three days is a loan from the shop to the processor.',
    'Most owners do their books on Sunday night, from memory.',
    'One missed connection on a market day can cost a week of flour.',
    'Small firms run on spreadsheets named final, and on nerve.',
  ],
  quotes: [
    'I sell bread, I do not have time to reboot',
    'If I cannot read the fee, I assume it is bad',
    'The line is out the door, and the machine is thinking',
    'My bookkeeper cried, in a good way',
    'I want one number at the end of the day',
  ],
  doubts: [
    'A flat fee is simple and a little too high if you sell coffee',
    'Same-evening money is nice until there is a dispute',
    'Offline sales are a promise made by a card you cannot check',
    'One app for everything is one thing to break',
  ],
  tips: [
    'Add up fees on last month’s real sales, not on the example in the ad.',
    'Take a small deposit for bookings and return it in person.',
    'Print a paper price list for the day the screen fails.',
    'Keep one backup at home and change it every Sunday.',
    'Call suppliers on a known number before you pay a changed account.',
    'Photograph the shelf before you count it.',
  ],
  nexts: list('the holiday rush | fee changes in April | a second year of bookings | bookkeepers’ verdict'),
  pros: list(
    'Works offline | One flat fee | Same-evening payout | Quick setup | Good phone support | Clear reports',
  ),
  cons: list(
    'Paper rolls are odd | Few integrations | Short battery | Plain booking page | No rental option | Slow refunds',
  ),
  products: products({
    Tillwell: 'Tap 49, Counter 299',
    Shopfront: 'Book 19',
    Pennywise: 'Books 15',
    Cartwheel: 'Market 29',
    Ringup: 'Mini 39',
  }),
};
