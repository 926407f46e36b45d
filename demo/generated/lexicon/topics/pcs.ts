import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const pcs: Lexicon = {
  topic: 'pcs',
  gear: true,
  one: 'desktop PC',
  many: 'desktop PCs',
  parts: list('power supply | graphics card | case | cooler | motherboard | front panel | drive bay'),
  people: list('home builders | video editors | office managers | architects | lab teachers'),
  jobs: list('systems builder | power engineer | benchmark author | computer lab manager'),
  venues: list('parts counter | builder’s workshop | school computer lab | editing suite'),
  problems: list(
    'coil whine | cards that do not fit | idle power use | missing screws | driver crashes | confusing part numbers',
  ),
  advances: list(
    'a case that opens without tools | a power supply that sips at idle | a slot for a full-length card | a cooler with no moving parts | a board that labels every connector in plain words',
  ),
  actions: list(
    'ship every case with spare screws | cut idle power in half | label connectors in plain words | sell bare-bones kits to schools | cover its power supplies for ten years | publish fan curves for every model',
  ),
  measures: measures(
    'idle power, watts, 14-68 less | noise at full load, decibels, 24-44 less | render time, minutes, 7-31 less',
  ),
  tests: list(
    'a two-hour render loop | a week of idling on a meter | a build timed by a first-timer | a fan sweep in a quiet room',
  ),
  tasks: tasks(
    'check that a graphics card fits #1 | make a tower quiet enough for a bedroom #4 | find the fault in a PC that will not start #5 #3 #7 | build your first desktop PC in an afternoon #2 #3 #6 #5',
  ),
  context: [
    'A desktop spends most of its life waiting, so what it draws while idle decides the bill.',
    'Graphics cards have grown by a third in length since the cases that hold them were designed.',
    'Mini PCs took over the front desk first and the living room second.',
    'Power supplies are sold by their maximum, a number most owners never come near.',
    'The used-parts market smooths out every shortage, a few months late.',
    'A careful builder can still beat a boxed machine on noise, though rarely on price.',
  ],
  quotes: [
    'The most common fault I see is a cable somebody pushed almost all the way in',
    'A quiet PC is a design decision, and it is made before you buy the fan',
    'People bring me a slow computer and leave with a clean one',
    'I would rather sell you less graphics card and a better chair',
    'If the manual needs a magnifying glass, the manual is wrong',
    'We measured idle power because that is the number that runs all night',
  ],
  doubts: [
    'Tool-free cases are wonderful until the one clip breaks',
    'A ten-year promise is only as good as the company in year nine',
    'Idle numbers look great with nothing plugged in, and nobody owns that computer',
    'It is a clever layout, and it locks you into one size of card',
    'Schools will still buy whatever arrives before August',
  ],
  tips: [
    'Measure the space inside the case before you order a card; the listed length leaves out the cables.',
    'Touch the bare metal of the case before each part so that static goes there and not into memory.',
    'Fit the power plugs until they click, then pull gently to be sure.',
    'Set fans to follow the processor’s temperature and start them at the lowest speed that still moves air.',
    'Boot once with only the basic parts, because one fault is easier to find than three.',
    'Keep every screw in a labeled cup; cases use three threads that look the same.',
    'Update the board’s firmware first, since half of all odd crashes end there.',
  ],
  nexts: list(
    'prices after the autumn refresh | the first independent noise tests | stock at parts counters | next quarter’s card sizes',
  ),
  pros: list(
    'Opens without tools | Nearly silent at idle | Room for a full-size card | Clear labels inside | Low power use | Easy to upgrade',
  ),
  cons: list(
    'Front ports sit too low | Fans surge under load | Few drive bays | Bulky power brick | Plain plastic front | Sold without memory',
  ),
  products: products({
    Boltwright: 'Tower One 1099, Tower Mini 799',
    Halden: 'Cube 649, Cube Pro 1249',
    Quarry: 'Stack 5 929, Stack 9 1999 soon',
    Pinebank: 'Nook 429, Nook Plus 559',
  }),
};
