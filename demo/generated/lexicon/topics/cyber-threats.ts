import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const cyberThreats: Lexicon = {
  topic: 'cyber-threats',
  one: 'scam filter',
  many: 'scam filters',
  parts: list('caller ID | browser extension | fake invoice | text message | voice clone | report form'),
  people: list('retirees | bookkeepers | job seekers | bank staff | small-town police'),
  jobs: list('fraud detective | malware analyst | bank investigator | victim advocate'),
  venues: list('bank branch | police station | call center | senior center'),
  problems: list(
    'cloned voices | fake delivery texts | hijacked extensions | invoice fraud | job scams | sold phone numbers',
  ),
  advances: list(
    'a filter that reads a text before you do | a call-back rule for every transfer | a warning shown at the right second | an extension store that checks owners | a report line that calls you back',
  ),
  actions: list(
    'hold odd transfers for an hour | block texts that spoof its name | check extensions when they change hands | call every victim back | share scam numbers with rivals | teach bank staff to interrupt',
  ),
  measures: measures(
    'scam texts delivered, per hundred, 2-41 less | money recovered, percent, 4-63 | time to take a fake site down, hours, 2-88 less',
  ),
  tests: list(
    'a recording of one caller’s whole pitch | two hundred fake texts | six extensions that changed owners | a day beside a fraud desk',
  ),
  tasks: tasks(
    'answer a suspicious call safely #1 #6 | remove bad browser extensions #2 | check a delivery text #3 #5 | verify an invoice before you pay #4',
  ),
  context: [
    'Callers keep victims on the line because a pause is when people think.',
    'A browser extension can be sold with all of its users, overnight and without notice.',
    'Three seconds of recorded speech is enough to copy a voice badly and thirty to copy it well.',
    'Most stolen money moves twice within the first hour.',
    'Victims who report within a day recover four times as much.',
  ],
  quotes: [
    'She was kind, and that is what I cannot get over',
    'We interrupt people now, and they thank us in the parking lot',
    'The extension was fine until it had a new owner',
    'Hang up, walk around the table, then call the number on your card',
    'He knew the name of my street, so I believed the rest',
  ],
  doubts: [
    'Filters learn, and so do the people who write the texts',
    'An hour of delay saves the careful and annoys everyone',
    'Staff can interrupt a customer, and not a phone in a pocket',
    'Sharing numbers helps until the numbers are borrowed',
  ],
  tips: [
    'Hang up and call back on a number you already have.',
    'Remove any extension you have not used this month.',
    'Type the courier’s address yourself instead of tapping the link.',
    'Confirm a changed bank account by voice with someone you know.',
    'Take a screenshot, then block, then report.',
    'Tell the bank in the first hour, even if you feel foolish.',
  ],
  nexts: list('arrests, if any | a bank rule in spring | the next version of the pitch | a takedown count'),
  pros: list(
    'Catches fake texts | Calls you back | Few false alarms | Works on old phones | Clear warnings | Free for families',
  ),
  cons: list(
    'Misses new tricks | Needs contacts access | Slow reports | No landlines | Battery use | Limited languages',
  ),
  products: products({
    Callguard: 'Family 4',
    Nightwatch: 'Text 3',
    Hookless: 'Mail 5',
    Parapet: 'Browser 2',
    Wardstone: 'Verify 6',
  }),
};
