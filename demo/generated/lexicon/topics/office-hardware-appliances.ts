import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const officeHardware: Lexicon = {
  topic: 'office-hardware-appliances',
  gear: true,
  one: 'monitor',
  many: 'monitors',
  parts: list('stand | port panel | webcam | power supply | backlight | menu button'),
  people: list('receptionists | traders | editors | IT managers | hybrid workers'),
  jobs: list('IT manager | display calibrator | office planner | recycling manager'),
  venues: list('shared office | newsroom | call center | city hall'),
  problems: list(
    'dead pixels | ports that drop out | flicker | tangled cables | washed-out color | stands that sag',
  ),
  advances: list(
    'a port panel that names what is wrong | a power supply on the inside | a menu with four items | a backlight that can be replaced | a stand that turns with one finger',
  ),
  actions: list(
    'put power supplies inside its monitors | label every port with its speed | rent screens by the month | replace monitors with one bad pixel | publish its firmware notes | make backlights repairable',
  ),
  measures: measures(
    'color error, points, 1-6 less | power in use, watts, 14-62 less | years before dimming, years, 4-13',
  ),
  tests: list(
    'a week in a newsroom | forty laptops plugged in and out | a gray card at four in the afternoon | a color card under office light',
  ),
  tasks: tasks(
    'set up two monitors so that your neck thanks you #1 | make a meeting room start on time #4 | tame the cables under a desk #2 | calibrate a monitor with no gadget #5',
  ),
  context: [
    'Docks fail quietly, and the laptop gets the blame.',
    'A port’s shape says little about its speed, which is why offices own so many wrong cables.',
    'Meeting rooms lose about eight minutes each to the start of a call.',
    'Monitors last a decade, longer than the three laptops that will be plugged into them.',
    'Shared coffee machines break most often on the second Monday of the month, service logs show.',
  ],
  quotes: [
    'Nobody files a ticket for a good monitor',
    'I label everything, and people still plug the dock into the dock',
    'The room should start when you walk in, like a light',
    'We threw away a box of cables that weighed as much as an intern',
    'A steady screen is worth more than a sharp one',
  ],
  doubts: [
    'One button is simple until it does the wrong thing',
    'Power inside is tidy, and heat has to go somewhere',
    'Renting screens suits the accountant more than the desk',
    'Labels help the people who read labels',
  ],
  tips: [
    'Put the main screen straight ahead and the second one at an angle on the side you look at less.',
    'Buy one good cable per port and throw out the mystery ones.',
    'Update the dock’s firmware from a laptop that uses its own charger.',
    'Run the call from the room’s own computer and leave laptops closed.',
    'Compare a white page with a sheet of paper under the same lamp before you touch color settings.',
    'Feed a shredder two sheets fewer than the box says.',
  ],
  nexts: list('office trials in the new year | firmware notes | rental prices | the next port label'),
  pros: list(
    'Accurate color | Power supply inside | Turns with one finger | Reliable ports | Clear port labels | Low power use',
  ),
  cons: list(
    'Thick bezel | Weak speakers | Short cable in the box | Wobbles on soft desks | Menu buttons hide | Webcam is soft',
  ),
  products: products({
    Vantage: 'Desk 27 279, Desk 32 429',
    Ampersand: 'Pane 24 199, Pane 27 289 soon',
    Grist: 'Wide 34 549',
    Fenwick: 'Paper 25 379',
    Plainview: 'Duo 329',
  }),
};
