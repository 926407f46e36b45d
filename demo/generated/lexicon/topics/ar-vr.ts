import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const arVr: Lexicon = {
  topic: 'ar-vr',
  gear: true,
  one: 'headset',
  many: 'headsets',
  parts: list('lens | head strap | controller | battery pack | front camera | nose pad'),
  people: list('surgeons in training | museum visitors | welders | architects | physical therapy patients'),
  jobs: list('optics engineer | museum curator | motion-sickness researcher | welding instructor'),
  venues: list('welding school | museum | surgical training center | design studio'),
  problems: list(
    'motion sickness | fogged lenses | heavy fronts | lonely meetings | cameras that worry bystanders | short battery life',
  ),
  advances: list(
    'a frame that looks like ordinary glasses | a light that shows when the camera is on | a lens that needs no prescription insert | a body under half a pound | a room that two people can share',
  ),
  actions: list(
    'put a recording light on every pair | sell lenses at an optician | move the battery to the back | close its virtual offices | lend headsets to schools | let owners turn the cameras off with a switch',
  ),
  measures: measures(
    'weight, ounces, 3-22 less | minutes before discomfort, minutes, 14-96 | sharpness at the edge, percent, 41-88',
  ),
  tests: list(
    'a two-hour film | a dinner with six strangers | a day of welding lessons | a flight with the shades down',
  ),
  tasks: tasks(
    'avoid feeling sick in a headset #1 #2 #3 | keep a headset’s lenses clear #4 | wear smart glasses politely #5 | try virtual reality without buying it #6',
  ),
  context: [
    'Motion sickness starts when the eyes report a movement the ears do not feel.',
    'Weight on the nose is felt three times as much as weight at the back of the head.',
    'Training is where headsets earn money; games are where they get famous.',
    'A camera on a face changes a conversation even when it is off.',
    'Most headsets sold two winters ago are in drawers, owner surveys suggest.',
  ],
  quotes: [
    'If my guests forget I am wearing them, we have a product',
    'I can teach a bead in half the time and none of the smoke',
    'People last twelve minutes, so we built an eleven-minute lesson',
    'The future weighs too much',
    'A light is a promise you can see from across the table',
  ],
  doubts: [
    'A light can be taped over by anyone with tape',
    'Lighter is better, and the battery went into my pocket',
    'Schools will love it for a semester',
    'Dinner is one test, and a locker room is another',
  ],
  tips: [
    'Stop at the first warm feeling; pushing on makes the next session worse.',
    'Set the distance between the lenses first, because blur is half of discomfort.',
    'Point a fan at your feet, which gives the body a fixed direction.',
    'Wipe lenses with a dry microfiber cloth and keep them out of the sun.',
    'Tell people when you record, and take the glasses off for serious talk.',
    'Borrow one from a library for a weekend before you buy.',
  ],
  nexts: list(
    'opticians’ orders | a study on comfort | welding schools in the fall | a rule on recording lights',
  ),
  pros: list(
    'Light on the face | Sharp to the edge | Clear recording light | Works with glasses | Comfortable for a film | Easy hand control',
  ),
  cons: list(
    'Short battery life | Few apps | Fogs in winter | Narrow view | Separate battery pack | Costly lenses',
  ),
  products: products({
    Lucent: 'Frames 399, Frames Sun 449',
    Overlook: 'Visor 699, Visor Pro 1199 soon',
    Kestrel: 'Glass 329',
    Holloway: 'Studio 899',
  }),
};
