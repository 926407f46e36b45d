import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const gaming: Lexicon = {
  topic: 'gaming',
  gear: true,
  one: 'handheld console',
  many: 'handheld consoles',
  parts: list('thumb stick | dock | trigger | screen | cooling fan | shoulder button'),
  people: list('players | speedrunners | parents | modders | collectors'),
  jobs: list('game designer | controller repairer | accessibility consultant | archive curator'),
  venues: list('game store | speedrun marathon | arcade museum | indie studio'),
  problems: list(
    'drifting sticks | day-one patches | lost saves | loud fans | games that vanish | tiny text',
  ),
  advances: list(
    'a thumb stick that cannot drift | a save that moves between any two machines | a grip for one hand | a screen that doubles frames without blur | a cartridge with the finished game on it',
  ),
  actions: list(
    'replace drifting sticks for life | keep old game stores open | put the full game on the cartridge | sell a one-handed grip at cost | let players export saves | add large text to every menu',
  ),
  measures: measures(
    'frame rate, frames per second, 38-118 | play time, hours, 2-9 | loading time, seconds, 3-44 less',
  ),
  tests: list(
    'forty hours with one game | a frame counter on the worst level | two million stick rotations | a long flight with no charger',
  ),
  tasks: tasks(
    'fix a drifting thumb stick at home #2 | move saves to a new console #5 | set up a console for a young child #3 | make text readable on a handheld #4 | get more hours from a handheld battery #1',
  ),
  context: [
    'Thumb sticks wear out because a film of carbon is rubbed away with every push.',
    'Half the games sold on cartridge last year needed a download to start.',
    'A steady forty frames feels better than sixty that stumble.',
    'Older stores close when the payment system behind them does.',
    'Players with disabilities have pushed through most of the settings everyone now uses.',
  ],
  quotes: [
    'A stick should outlive the hand that holds it',
    'We cut the loading screen and lost the only time people drank water',
    'My son finished it in a weekend, and I have been on level two since spring',
    'If the text needs a magnifying glass, the writer should be angry',
    'Archives are built by people who kept the box',
  ],
  doubts: [
    'Two million turns in a lab is a summer for a speedrunner',
    'Exporting saves is a gift to players and to everyone who sells finished ones',
    'The finished game on a cartridge is finished until Tuesday',
    'Doubled frames look smooth and feel late',
  ],
  tips: [
    'Cap the frame rate at forty on battery; most games look the same and last an hour longer.',
    'Clean around a stick with a dry brush before you open anything.',
    'Set spending limits on a child’s account before the first download finishes.',
    'Raise the text size first, because it saves the eyes more than brightness does.',
    'Copy saves to a card once a month, and label it.',
    'Leave the dock open at the back, since a closed shelf doubles the fan noise.',
  ],
  nexts: list(
    'the repair program’s first year | next month’s firmware | a bigger cartridge | the winter tournaments',
  ),
  pros: list(
    'Sticks that do not drift | Quiet fan | Readable text | Comfortable for hours | Easy save transfer | Full games on cartridge',
  ),
  cons: list(
    'Heavy in one hand | Short battery in new games | Few launch titles | Dock costs extra | Dim outdoors | Slow downloads',
  ),
  products: products({
    Pixelmoor: 'Roam 349, Roam Lite 229',
    Quarry: 'Deck 7 449',
    Tumbler: 'Go 299, Go Fold 379 soon',
    Lanternlight: 'Beam 399, Beam Mini 259',
  }),
};
