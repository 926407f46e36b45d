import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const passwordManager: Lexicon = {
  topic: 'password-manager',
  one: 'password manager',
  many: 'password managers',
  parts: list('vault | recovery sheet | passkey | browser fill | family plan | emergency contact'),
  people: list('families | freelancers | small teams | retirees | journalists'),
  jobs: list('cryptographer | digital estate lawyer | usability researcher | library trainer'),
  venues: list('library class | community center | law office | startup'),
  problems: list(
    'lost recovery codes | reused passwords | stranded passkeys | shared logins | forced resets | vaults nobody can inherit',
  ),
  advances: list(
    'a passkey that moves between phones | a recovery sheet for the drawer | an emergency contact with a waiting period | a vault that works without a server | a fill button that refuses fake sites',
  ),
  actions: list(
    'let passkeys move to any rival | print recovery sheets | open its vault format | add an heir to every account | keep a free plan for families | pay for an outside audit each year',
  ),
  measures: measures(
    'sign-ins filled correctly, percent, 71-98 | time to switch, minutes, 6-52 less | reused passwords, per person, 3-41 less',
  ),
  tests: list(
    'a move of 300 passkeys | forty fake sign-in pages | a lost phone on purpose | a switch made by a retiree',
  ),
  tasks: tasks(
    'choose a main password you will remember #1 | plan who inherits your accounts #6 | share a login safely #5 | get ready for the day you are locked out #2 #4 | decide which password to change first #3',
  ),
  context: [
    'The average person has about 140 passwords and remembers nine.',
    'Passkeys cannot be typed into a fake page, which is most of their virtue.',
    'Recovery is where password managers differ, and nobody tests it before the bad day.',
    'A password reused twice is a master key to two houses.',
    'Shared logins are how small teams work and how they get hurt.',
  ],
  quotes: [
    'I remember one sentence, and it remembers the rest',
    'My father keeps the sheet with the house deed',
    'It refused to fill, and that is how I knew',
    'We practiced losing the phone, and it was a bad afternoon',
    'The day you need the code is not the day to look for it',
  ],
  doubts: [
    'A sheet of paper is safe until somebody tidies',
    'Moving passkeys works between the two companies that agreed',
    'An heir with a waiting period is an heir with a deadline',
    'Free plans are paid for by the feature you will need next',
  ],
  tips: [
    'Choose four random words for the main password and write them down for the first week.',
    'Print the recovery sheet and put it where you keep your passport.',
    'Change the email password first, because it resets all the others.',
    'Add a passkey on two devices before you delete the password.',
    'Share through the manager, never by text.',
    'Name an emergency contact and tell that person what it means.',
  ],
  nexts: list('the next audit | rivals that join the format | a family survey | recovery statistics'),
  pros: list(
    'Moves passkeys freely | Refuses fake sites | Printable recovery | Good family plan | Yearly audits | Works offline',
  ),
  cons: list(
    'Clumsy on shared computers | Few import formats | Slow search | Costs more for teams | Plain design | No desktop app',
  ),
  products: products({
    Keepsafe: 'Family 5',
    Sesame: 'Vault 3, Vault Team 6',
    Lockstep: 'Pass 4',
    Burrow: 'Keys 2',
    Wardstone: 'Home 4',
  }),
};
