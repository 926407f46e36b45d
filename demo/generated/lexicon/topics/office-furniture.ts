import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const officeFurniture: Lexicon = {
  topic: 'office-furniture',
  gear: true,
  one: 'office chair',
  many: 'office chairs',
  parts: list('armrest | gas lift | seat foam | mesh back | caster | tilt lock'),
  people: list('programmers | tall people | short people | radio dispatchers | freelancers'),
  jobs: list('ergonomist | upholsterer | physical therapist | facilities manager'),
  venues: list('furniture warehouse | physical therapy clinic | chair factory | used-office store'),
  problems: list(
    'sagging foam | wobbling backs | squeaking tilts | one-size arms | off-gassing | missing screws',
  ),
  advances: list(
    'a seat that fits people under five feet | a back that follows a turn | a mesh that can be replaced | an armrest that moves in four directions | a lift rated for twenty years',
  ),
  actions: list(
    'buy back its old chairs | sell foam and mesh by mail | make a chair for shorter people | ship chairs in one piece | extend its warranty to fifteen years | publish its foam’s density',
  ),
  measures: measures(
    'hours before discomfort, hours, 2-9 | tilts before a squeak, thousand tilts, 9-61 | assembly time, minutes, 9-74 less',
  ),
  tests: list(
    'six weeks under five testers | a night shift at a dispatch desk | ten thousand tilts | an eight-hour shift in one seat',
  ),
  tasks: tasks(
    'adjust an office chair in four moves #1 #2 #4 | set a screen at the right height #3 | buy a used office chair #5 | use a standing desk without sore feet #6',
  ),
  context: [
    'Most chairs are built around a man of average height, which leaves half of everyone out.',
    'Used office chairs sell for a third of their price after a company moves.',
    'Foam hides its age well and loses a quarter of its support by the fifth year.',
    'A desk’s wobble grows with the square of its height.',
    'The gas lift is the part that fails, and it costs about thirty dollars.',
  ],
  quotes: [
    'The best posture is the next one',
    'I can tell which meetings are long by the armrests',
    'Sit back until you feel the chair doing its job, then stop helping it',
    'Nobody measures their elbows, and it all starts at the elbows',
    'A good chair disappears around two in the afternoon',
  ],
  doubts: [
    'Mesh is cool in June and a draft in January',
    'A buyback sounds green until you price the truck',
    'Six weeks is long for a test and short for a spine',
    'It fits more people, and it still will not fit under my desk',
  ],
  tips: [
    'Set the seat so that your feet are flat and your knees a little below your hips.',
    'Raise the armrests until your shoulders drop, not until they rise.',
    'Put the top of the screen at eye level and an arm’s length away.',
    'Tighten every bolt again after the first two weeks of use.',
    'Test a used chair by sitting for ten minutes, because a tired lift sinks slowly.',
    'Stand for twenty minutes in the hour, and change shoes if your feet complain.',
  ],
  nexts: list(
    'a year of wear on the foam | the shorter model | used prices in spring | a test with fifty sitters',
  ),
  pros: list(
    'Fits small and tall | Quiet tilt | Replaceable mesh | Firm, even seat | Fifteen-year warranty | Quick to assemble',
  ),
  cons: list(
    'Armrests slip | Firm for the first week | Heavy to move | Plain looks | Headrest costs extra | Casters mark wood',
  ),
  products: products({
    Lindal: 'Task 480, Task Petite 480',
    Bramble: 'Lean 329, Lean Tall 389 soon',
    Stillwater: 'Mesh 2 329, Mesh Light 249',
    Oakham: 'Drafter 399',
  }),
};
