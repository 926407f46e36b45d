import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const enterpriseSoftware: Lexicon = {
  topic: 'enterprise-software',
  one: 'planning suite',
  many: 'planning suites',
  parts: list(
    'license audit | approval flow | data export | single sign-on | training module | renewal clause',
  ),
  people: list('payroll teams | IT managers | accountants | sales teams | plant schedulers'),
  jobs: list('licensing consultant | payroll manager | integration engineer | chief information officer'),
  venues: list('payroll office | hospital IT office | brewery | user conference'),
  problems: list(
    'audit letters | forced upgrades | slow exports | forgotten seats | weekend migrations | price jumps at renewal',
  ),
  advances: list(
    'a contract with a price for leaving | an export that keeps its links | a payroll run that can be rehearsed | a seat count that corrects itself | an upgrade with an undo button',
  ),
  actions: list(
    'end surprise license audits | bill only for seats in use | publish its price list | support its old version for five more years | let customers export everything in one file | freeze renewal prices for two years',
  ),
  measures: measures(
    'unused seats, percent, 7-43 less | payroll errors, per thousand, 1-14 less | time to close the books, days, 3-17 less',
  ),
  tests: list(
    'a payroll run with real names removed | an export into a rival product | a renewal read by two lawyers | a Sunday migration with a stopwatch',
  ),
  tasks: tasks(
    'prepare for a software audit #6 | cut unused software seats #1 | move payroll without missing a payday #3 | renew a software contract for less #2 | test an export before you need it #4',
  ),
  context: [
    'Companies pay for about a third more seats than they use.',
    'Renewal prices are set by how hard it would be to leave.',
    'Payroll is the one system that must be right on a day everybody knows.',
    'Audits arrive in the last month of the seller’s quarter.',
    'Customization is what makes software fit and what makes it impossible to upgrade.',
  ],
  quotes: [
    'I am not buying software, I am buying a Friday that works',
    'The export button was there, it just did not export',
    'We found four hundred licenses for people who had retired',
    'Every upgrade is a wedding, and I pay for the band',
    'A price list is a strange thing to keep secret',
  ],
  doubts: [
    'Fewer audits mean the price already includes one',
    'Billing by use is fair until use is measured by the seller',
    'Five more years is what they said five years ago',
    'An undo button helps if you press it on Sunday, and it breaks on Wednesday',
  ],
  tips: [
    'Count sign-ins for ninety days, and cancel seats nobody used.',
    'Start renewal talks six months early and have a rival’s quote in hand.',
    'Run two payrolls side by side for two full cycles.',
    'Export everything once a year and open the files in something else.',
    'Write down each customization with the name of the person who wanted it.',
    'Refuse an audit by phone; ask for the clause and the scope in writing.',
  ],
  nexts: list('the renewal season | a user vote | the first export tests | next year’s price list'),
  pros: list(
    'Public prices | Clean export | Pay for active seats | Rehearsal mode | Strong audit trail | Quick search',
  ),
  cons: list(
    'Steep learning curve | Dated reports | Slow on phones | Add-ons cost extra | Long setup | Rigid approvals',
  ),
  products: products({
    Ledgerline: 'Close 120, Pay 60',
    Formwork: 'Plan 95',
    Brightside: 'People 45',
    Keystone: 'Orders 80',
    Plainview: 'Suite 70',
  }),
};
