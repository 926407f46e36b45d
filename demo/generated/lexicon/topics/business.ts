import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const business: Lexicon = {
  topic: 'business',
  noProduct: true,
  one: 'supply contract',
  many: 'supply contracts',
  parts: list('delivery clause | price floor | audit right | penalty | forecast | warehouse lease'),
  people: list('suppliers | shareholders | buyers | factory owners | logistics managers'),
  jobs: list('supply chain analyst | plant manager | contract lawyer | shareholder advocate'),
  venues: list('factory | warehouse | container port | shipping office'),
  problems: list(
    'late shipments | thin margins | single suppliers | currency swings | unpaid invoices | optimistic forecasts',
  ),
  advances: list(
    'a contract that shares the risk of delay | a factory paid within ten days | a forecast published every month | a second supplier for every part | a price that follows the cost of copper',
  ),
  actions: list(
    'pay suppliers within ten days | publish its forecast misses | bring assembly back to Ohio | split its hardware business off | end exclusive deals with distributors | cut its product line in half',
  ),
  measures: measures(
    'days to pay an invoice, days, 9-92 less | operating margin, percent, 3-21 | orders delivered on time, percent, 61-97',
  ),
  tests: list(
    'ten years of annual reports | a month of port records | a survey of its suppliers | the footnotes of forty filings',
  ),
  tasks: tasks(
    'read an earnings report in ten minutes #1 #3 #6 | spot a company in trouble early #2 #4 | negotiate payment terms #5',
  ),
  context: [
    'Hardware companies live on a few points of margin, so a late part can erase a year.',
    'Suppliers with one large customer tend to be paid last.',
    'Forecasts are written by people whose bonus depends on them.',
    'Shipping costs fell back to normal; warehouse rents did not.',
    'A footnote about inventory has ended more careers than any headline.',
  ],
  quotes: [
    'Pay on time and you will hear the bad news first',
    'The margin is in the screws nobody counts',
    'We had one supplier, one port and one bad week',
    'A forecast is a story with a spreadsheet',
    'I read the footnotes first, they are written by honest people',
  ],
  doubts: [
    'Ten days is generous until cash gets tight',
    'Two suppliers who buy from the same mine are one supplier',
    'Splitting a company doubles the lawyers before it doubles the value',
    'Cutting the line by half is easy on paper and hard on the customers of that half',
  ],
  tips: [
    'Start with the cash-flow statement, because it is harder to decorate.',
    'Compare inventory growth with sales growth over two years.',
    'Look for the words going forward and read the sentence before them.',
    'Check who signed the auditor’s letter and whether the firm changed.',
    'Ask for payment terms in writing before you agree on a price.',
    'Divide profit by the number of shares yourself.',
  ],
  nexts: list(
    'the next quarterly report | supplier talks in spring | a vote by shareholders | the first shipments',
  ),
  pros: list('Quick payment | Clear terms | Shared risk | Monthly forecasts | Easy audits | Fair penalties'),
  cons: list(
    'Long contract | High minimum order | Slow legal review | Few exits | Complex pricing | Weekly reporting',
  ),
  products: products({
    Halden: 'Supply Desk 90',
    Marrow: 'Terms 40',
    Northbeam: 'Partner 60',
    Parcelry: 'Freight 75',
    Quarry: 'Sourcing 55',
  }),
};
