import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const ransomware: Lexicon = {
  topic: 'ransomware',
  one: 'backup vault',
  many: 'backup vaults',
  parts: list('offline copy | restore drill | insurance form | decryption key | phone tree | tape drive'),
  people: list('hospital staff | school superintendents | insurers | port workers | county clerks'),
  jobs: list('negotiator | recovery engineer | insurance underwriter | hospital administrator'),
  venues: list('county hospital | school district | grain terminal | law office'),
  problems: list(
    'locked files | keys that do not work | untested backups | stolen records | week-long outages | double extortion',
  ),
  advances: list(
    'a backup that cannot be deleted for a month | a restore drill run every Saturday | an insurance discount for offline tapes | a paper plan in every drawer | a vault that rebuilds a server in an hour',
  ),
  actions: list(
    'refuse to pay in all cases | drill a full restore twice a year | publish the cost of its attack | keep tapes in another county | share its recovery plan with neighbors | require proof of backups before it insures',
  ),
  measures: measures(
    'days to recover, days, 1-31 less | files restored, percent, 52-100 | insurance premium, dollars per employee, 38-210 less',
  ),
  tests: list(
    'a Saturday restore from tape | a week on paper | a mock negotiation | a pulled cable in the server room',
  ),
  tasks: tasks(
    'make a backup that survives an attack #1 #4 | run a restore drill #2 | get ready to tell customers bad news #5 #3 | store tapes the right way #6',
  ),
  context: [
    'Attackers usually spend more than a week inside before they lock anything.',
    'Backups connected to the network are the first thing they delete.',
    'Paying brings back everything in fewer than half of cases.',
    'Insurers now ask to see a restore, not a promise.',
    'Hospitals can run on paper for about three days before tempers and forms run out.',
  ],
  quotes: [
    'We had backups, what we did not have was a Saturday to try them',
    'They were polite, and they had a help desk',
    'The tape was in my trunk, which is how we opened on Monday',
    'I typed the phone tree from memory at four in the morning',
    'Nobody asks about the plan until the plan is the only thing that works',
  ],
  doubts: [
    'Refusing is noble until the ambulance needs a route',
    'A drill on Saturday skips the systems people use on Monday',
    'Discounts reward the firms that could already afford it',
    'An hour to rebuild one server is a month to rebuild eight hundred',
  ],
  tips: [
    'Keep one copy offline, and prove it by unplugging it.',
    'Restore the system you need most, onto an empty machine, with a stopwatch.',
    'Print the phone numbers, because the directory will be locked too.',
    'Use a different password for the backup console, held by two people.',
    'Write the first letter to customers today, while you are calm.',
    'Rotate tapes to another building every Friday.',
  ],
  nexts: list('the recovery report | premiums at renewal | a second drill | whether the data appears'),
  pros: list(
    'Cannot be deleted | Fast rebuilds | Clear drills | Offline by design | Honest reports | Fair price for schools',
  ),
  cons: list(
    'Needs a second site | Slow first copy | Dense console | Extra hardware | Few consultants | Long contract',
  ),
  products: products({
    Harborline: 'Cold Vault 60',
    Ironbark: 'Restore 45',
    Tapeworks: 'Rotation 30',
    Stratus: 'Lockbox 55',
    Drillbook: 'Saturday 12',
  }),
};
