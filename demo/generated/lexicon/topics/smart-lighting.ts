import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const smartLighting: Lexicon = {
  topic: 'smart-lighting',
  gear: true,
  one: 'smart bulb',
  many: 'smart bulbs',
  parts: list('base | diffuser | bridge | memory chip | screw thread | driver board'),
  people: list('early risers | painters | stage crews | nurses | readers'),
  jobs: list('lighting designer | electrician | sleep researcher | museum conservator'),
  venues: list('gallery | theater | photo studio | hardware store'),
  problems: list(
    'flicker | switched-off switches | ugly whites | buzzing dimmers | bulbs that forget | glue that lets go',
  ),
  advances: list(
    'a fade that takes half an hour | a white that makes skin look alive | a base that fits old lamps | a dimming range with no buzz | a memory that survives an outage',
  ),
  actions: list(
    'print flicker on the box | make bulbs remember their last setting | support its first bridge for another decade | match color across batches | take back dead bulbs by mail | work with plain wall switches',
  ),
  measures: measures(
    'color accuracy, points, 81-98 | flicker, percent, 1-24 less | lowest dim level, percent, 1-12 less',
  ),
  tests: list(
    'a bowl of fruit under every bulb | a slow fade at four in the morning | a hundred power cuts | a winter in a porch lamp',
  ),
  tasks: tasks(
    'choose a white you can live with #1 | wake up with light instead of noise #5 | keep smart bulbs working with wall switches #4 | light a desk for video calls #6 | test a bulb for flicker #2',
  ),
  context: [
    'Two bulbs with the same number on the box can be different whites by the second year.',
    'A wall switch cuts power, and a smart bulb without power is a paperweight.',
    'Flicker too fast to see can still give some people a headache.',
    'Warm light in the evening helps sleep a little, and dim light helps more.',
    'Color accuracy above 95 is rare below fifteen dollars.',
  ],
  quotes: [
    'Nobody compliments the lighting, they say the food looks good',
    'Put the tomato under it, the tomato will tell you',
    'The switch on the wall always wins',
    'I light people for a living, and most bulbs make them look seasick',
    'A good dimmer is silent at two percent',
  ],
  doubts: [
    'It remembers after a cut, and so does every lamp that was on when you left',
    'Ten years for a bridge is fine if the phone app keeps up',
    'The match is good in the same box, and I bought two boxes',
    'Strips can be cut anywhere and joined almost nowhere',
  ],
  tips: [
    'Pick one white for a room, about 2,700 on the scale for evenings, and stay with it.',
    'Film the bulb in slow motion with your phone; stripes mean flicker.',
    'Clean the shelf with alcohol and wait ten minutes before you press a strip on.',
    'Replace the wall switch or cover it, because a habit of forty years will not change.',
    'Start a wake-up fade thirty minutes early and end it well below full.',
    'Aim a desk lamp at the wall behind the camera for a softer face.',
  ],
  nexts: list('flicker figures on boxes | a two-year color check | the new switch | theater trials'),
  pros: list(
    'Lovely white | No visible flicker | Silent dimming | Remembers its setting | Fits old lamps | Works with wall switches',
  ),
  cons: list(
    'Bridge required | Weak blues | Slow to join | Warm to the touch | Adhesive is fussy | Costs more in pairs',
  ),
  products: products({
    Glim: 'Bulb 14, Bulb Color 29, Globe 24',
    Vesper: 'Dusk 24, Dawn 32 soon',
    Filament: 'Old Style 22',
    Lattice: 'Lamp 12',
  }),
};
