import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const laptops: Lexicon = {
  topic: 'laptops',
  gear: true,
  one: 'laptop',
  many: 'laptops',
  parts: list('hinge | keyboard | fan | display | webcam | trackpad | charger | battery'),
  people: list('students | accountants | field technicians | writers | consultants | nurses on night shift'),
  jobs: list('thermal engineer | repair shop owner | battery chemist | procurement manager'),
  venues: list('repair shop | campus help desk | refurbishing plant | coworking space'),
  problems: list(
    'fan noise | loose hinges | swollen batteries | dim screens | soldered memory | hot keyboards',
  ),
  advances: list(
    'a fan that stays off below 110 degrees | a battery held in by four screws | a keyboard that can be swapped in a minute | a screen readable in direct sun | a vapor chamber the size of a stick of gum | a port panel that slides out',
  ),
  actions: list(
    'sell spare batteries to owners | publish repair manuals | drop the fan from its thinnest line | promise seven years of updates | go back to memory you can replace | print the battery’s true capacity on the box',
  ),
  measures: measures(
    'battery life, hours, 8-17 | keyboard temperature, degrees, 88-121 less | boot time, seconds, 6-24 less',
  ),
  tests: list(
    'an eleven-hour video loop at half brightness | a spreadsheet with 400,000 rows | ten thousand openings of the lid | a full day of calls on battery',
  ),
  tasks: tasks(
    'make an old laptop last another year #1 #2 #5 | quiet a noisy laptop fan #3 #2 #6 | stretch a laptop battery through a long flight #4 #3 | keep a laptop battery young #1 #5',
  ),
  context: [
    'Thin laptops slow themselves down when they get hot, which is why a fast chip on paper can feel ordinary after ten minutes.',
    'A laptop battery is good for roughly a thousand full charges before its owner starts carrying the charger everywhere.',
    'Most people keep a laptop for five years, and the hinge or the battery goes first.',
    'Memory soldered to the board saves a millimeter and costs the owner any chance of an upgrade.',
    'Schools buy laptops in lots of a thousand, so a weak hinge becomes a budget line.',
    'Screens have improved faster than webcams, a gap everyone noticed at the same time.',
    'Refurbished machines now make up about a sixth of the market, and the share grows every autumn.',
  ],
  quotes: [
    'I can tell you the model from the sound of the hinge',
    'People say they want power, and then they ask me how to make it quiet',
    'The battery is the part everybody owns and nobody thinks about',
    'A laptop that cannot be opened is a laptop with a birthday and a funeral',
    'We put a thermometer where the wrist goes, because that is where the customer is',
    'Every millimeter we took out, somebody had to live in',
    'Nobody ever returned a laptop because it was a little thicker',
  ],
  doubts: [
    'A cooler that works in a lab at 68 degrees has not met a July dorm room',
    'Parts you can buy are only useful if they are still sold in year four',
    'The price of the repair is what matters, and nobody put that on the slide',
    'I would like to see the same number after a thousand charges',
    'Promises about updates are easy in the first year',
    'It is a fine machine, and it is also the third one this year with that claim',
  ],
  tips: [
    'Set the charge limit to 80 percent if the machine lives on a desk; heat and a full battery age it fastest.',
    'Blow dust out of the vents twice a year with the machine off and the fan held still by a toothpick.',
    'Check which program wakes the fan, because it is usually a browser tab you forgot on Monday.',
    'Lower the screen by a third before you change anything else; it is the largest drain you control.',
    'Write down the battery’s cycle count today so that you know in a year what changed.',
    'Put the laptop on something hard, since a blanket closes the intake within a minute.',
    'Back up before you open the case, even if you only plan to look.',
    'Buy the charger the maker lists, or one with the same watts, and keep the label.',
  ],
  nexts: list(
    'the spring repair scores | the first machines on sale in stores | a teardown by independent shops | what schools order for the fall',
  ),
  pros: list(
    'Silent under normal work | Superb keyboard | Battery you can replace | Bright, even display | Light for its size | Plenty of ports | Runs cool on a lap',
  ),
  cons: list(
    'Weak webcam | Only two ports | Lid flexes | Speakers sound thin | Charger is large | Trackpad clicks unevenly | Memory cannot be upgraded',
  ),
  products: products({
    Halden: 'Book 14 1199, Book 16 1599, Slate 12 849',
    Marrow: 'Air 13 899, Air 15 1049 soon',
    Tern: 'Dev 14 1349, Dev 16 1699 soon',
    Orrin: 'Fold Desk 1899',
    Kitewell: 'Campus 11 379, Campus 14 499',
  }),
};
