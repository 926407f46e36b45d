import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const printers: Lexicon = {
  topic: 'printers',
  gear: true,
  one: 'printer',
  many: 'printers',
  parts: list('ink tank | paper tray | scanner lid | print head | feed roller | control panel'),
  people: list('freelancers | teachers | law clerks | clinic managers | crafters'),
  jobs: list('office manager | print technician | school secretary | recycling coordinator'),
  venues: list('copy shop | school office | law library | recycling center'),
  problems: list(
    'blocked cartridges | paper jams | surprise subscriptions | dried heads | chips that reject refills | setup screens',
  ),
  advances: list(
    'a tank you refill from a bottle | a tray that says how it jammed | a print head that cleans itself without wasting ink | a setup with no app | a roller anyone can swap',
  ),
  actions: list(
    'accept refilled cartridges | print the cost per page on the box | stop asking for an account at setup | sell rollers as spare parts | take back old cartridges by mail | let owners print in black when a color runs out',
  ),
  measures: measures(
    'cost per page, cents, 2-14 less | pages per minute, pages, 9-34 | time to first page, seconds, 6-29 less',
  ),
  tests: list(
    'a thousand-page run in one day | three weeks unplugged | a box of the cheapest paper | forty double-sided tax forms',
  ),
  tasks: tasks(
    'add up what your printer really costs #4 #5 | clear a paper jam without tearing it #3 #2 #6 | scan a stack of old letters #7 | keep ink from drying out #1',
  ),
  context: [
    'The machine is sold near cost and the ink pays for it, so the cheapest box is often the dearest to own.',
    'A printer that rests for a month uses ink to clean itself before it prints a word.',
    'Most jams come from a worn rubber roller that costs less than a sandwich.',
    'Tank printers cost twice as much to buy and about a fifth as much to feed.',
    'Offices print less each year, yet the pages that remain are the ones that must be right.',
    'Laser toner is dust, and dust does not dry out over a summer.',
  ],
  quotes: [
    'Nobody loves a printer, but everybody remembers the one that worked',
    'I keep a roller in my bag the way other people keep aspirin',
    'If it says out of cyan and you are printing a letter, something has gone wrong with the world',
    'The school year begins when the copier jams',
    'We counted the cleaning cycles, and they had a bigger appetite than we did',
    'A page should cost what the box says it costs',
  ],
  doubts: [
    'A cost per page depends on the page, and theirs is very pale',
    'Refills void fewer warranties than people fear and stain more carpets than they admit',
    'The bottle is cheap this year',
    'I will believe in app-free setup when I see the network menu',
    'A printer that lasts ten years is bad business for somebody',
  ],
  tips: [
    'Print one color page a week, because a small page costs less than a deep clean.',
    'Fan the paper before loading it and keep the tray below its line.',
    'Pull a jam in the direction the paper travels, slowly, with both hands.',
    'Divide the cartridge price by its page yield before you buy the machine.',
    'Turn off the offer of automatic ink delivery during setup, and read the last screen twice.',
    'Wipe the roller with a damp lint-free cloth when pages begin to slip.',
    'Scan at 300 dots per inch for letters and 600 for photos you love.',
  ],
  nexts: list(
    'refill prices in January | a ruling on cartridge chips | school contracts for next year | the maker’s take-back numbers',
  ),
  pros: list(
    'Cheap to run | Works without an app | Easy to unjam | Fast first page | Sharp text | Quiet overnight',
  ),
  cons: list(
    'Slow color photos | Noisy tray | Small screen | Expensive up front | Scanner lid wobbles | Large footprint',
  ),
  products: products({
    Fenwick: 'Tank 40 279, Tank 60 399 soon',
    Paperline: 'Laser S 199, Laser D 319',
    Inkwell: 'Home 2 129, Home 4 189',
    Brightleaf: 'Duo 249',
  }),
};
