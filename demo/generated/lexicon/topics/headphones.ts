import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const headphones: Lexicon = {
  topic: 'headphones',
  gear: true,
  one: 'pair of headphones',
  many: 'headphones',
  parts: list('ear pad | headband | earcup | microphone | case | battery'),
  people: list('commuters | call center staff | glasses wearers | drummers | flight attendants'),
  jobs: list('acoustic engineer | audiologist | recording engineer | warranty manager'),
  venues: list('listening room | hearing clinic | recording studio | hi-fi shop'),
  problems: list(
    'flaking ear pads | wind noise | leaky bass | sore ears | lost earbuds | batteries that cannot be replaced',
  ),
  advances: list(
    'a seal that works over glasses | an ear pad that snaps off | a battery you can swap | a microphone that ignores wind | a case that fits a shirt pocket',
  ),
  actions: list(
    'sell single replacement earbuds | make ear pads that fit every model | publish its tuning curves | add a hearing check that stays private | replace batteries for a flat fee | put a real off switch on its earbuds',
  ),
  measures: measures(
    'noise removed, decibels, 17-34 | battery life, hours, 5-42 | leaked sound, decibels, 28-51 less',
  ),
  tests: list(
    'forty minutes on the same train line | a blind comparison with six listeners | a phone call beside a leaf blower | two weeks with glasses',
  ),
  tasks: tasks(
    'make earbuds stay in while you run #1 | clean earbuds without ruining them #2 #6 | set a volume that protects your hearing #3 | get the bass back #4',
  ),
  context: [
    'Noise canceling works best on steady sounds, so it hushes an engine and lets a baby through.',
    'Ear pads age faster than anything else in a headphone and are the cheapest part to make.',
    'The arms of a pair of glasses can undo a third of the bass.',
    'Earbud batteries are the size of a pea and fade noticeably in their third year.',
    'Six listeners rarely agree on bass and almost always agree on comfort.',
  ],
  quotes: [
    'Comfort is the spec that nobody prints and everybody returns things over',
    'I can fix the sound in an afternoon, but I cannot fix a headband',
    'If you can hear the silence, the tuning is wrong',
    'We rode the same train until the conductor asked if we were all right',
    'A great pair makes you put on one more record',
  ],
  doubts: [
    'Swappable batteries are a fine idea with a door that lets in sweat',
    'Six listeners is a dinner party, not a study',
    'It cancels the train, and then you miss your stop',
    'The tuning is honest and a little dull, and honesty does not sell in a store',
  ],
  tips: [
    'Try every size of tip, and use different ones left and right if your ears disagree.',
    'Wipe earbuds with a dry cloth after each run; wax and sweat are what kill them.',
    'Turn the volume down until you can just hear your own footsteps.',
    'Press the pad against your head with a palm: if the bass jumps, the seal is the problem.',
    'Forget the old pairing on every device before you blame the new headphones.',
    'Store them dry and half charged if you will not use them for a month.',
  ],
  nexts: list(
    'a longer wear test | prices before the holidays | spare parts in stores | an update for calls',
  ),
  pros: list(
    'Superb noise canceling | Comfortable with glasses | Clear calls in wind | Replaceable pads | Pocketable case | Natural voices',
  ),
  cons: list(
    'Bulky case | Heavy after two hours | Bass needs a good seal | Touch controls misfire | No wired option | Ear pads run warm',
  ),
  products: products({
    Tessel: 'One 329, Two Buds 189',
    Murmur: 'Quiet 4 249, Quiet Air 129',
    Cantor: 'Studio 399, Stage Buds 159',
    Plover: 'Run 89, Run Open 119 soon',
    Velar: 'Pods 2 79',
  }),
};
