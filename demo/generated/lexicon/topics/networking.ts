import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const networking: Lexicon = {
  topic: 'networking',
  gear: true,
  one: 'router',
  many: 'routers',
  parts: list('antenna | Ethernet port | status light | power brick | wall mount | reset button'),
  people: list('renters | remote workers | apartment managers | rural families | streamers'),
  jobs: list('radio engineer | cable installer | network administrator | apartment manager'),
  venues: list('apartment block | library branch | co-op internet office | student hostel'),
  problems: list(
    'dead corners | crowded airwaves | forced cloud accounts | abandoned firmware | slow mesh hops | setup apps that want your location',
  ),
  advances: list(
    'a setup that works without an account | a mesh link that moves to a quieter channel by itself | a status light that says what is wrong | an antenna aimed at the street side of the house | a ten-year firmware promise',
  ),
  actions: list(
    'support every router for ten years | drop the account requirement | publish speed maps of real homes | move its mesh link to a cleaner band | open its firmware to auditors | replace recalled power bricks by mail',
  ),
  measures: measures(
    'back-bedroom speed, megabits per second, 90-640 | setup time, minutes, 5-32 less | delay on calls, milliseconds, 9-48 less',
  ),
  tests: list(
    'a speed map of a three-story row house | a month of calls from the back bedroom | forty devices joining at once | a pulled plug every night for two weeks',
  ),
  tasks: tasks(
    'find the dead corners in your home #2 #1 | set up a guest network in ten minutes #3 | update a router without worry #4 | test whether slow internet is your fault #6 #2',
  ),
  context: [
    'Walls slow radio more than distance does, and a mirror is worse than a wall.',
    'Most homes use a router until it fails, which is well after its last security update.',
    'A mesh system shares one air between its boxes, so a third box can make things slower.',
    'Providers rent routers for a monthly fee that adds up to a new one each year.',
    'Apartment buildings can hold eighty networks within reach of one couch.',
    'Speed tests measure the best minute of the day, while calls fail in the worst one.',
  ],
  quotes: [
    'The router is usually in the basement because that is where the cable came in, not because it works there',
    'I bring a long cable to every visit, and half the time the cable is the answer',
    'Nobody thanks you for a network, they only call when it stops',
    'We asked people to move the box two feet and the complaints fell by half',
    'An update at three in the morning is fine until the baby monitor restarts',
    'You should not need an email address to own a box that blinks',
  ],
  doubts: [
    'Ten years of support is a long time in a business where brands last six',
    'A clean band is clean only until your neighbors buy the same box',
    'The map looks wonderful in a wooden house, and I live in brick',
    'Speed was never the problem in these homes, placement was',
    'No account is better for privacy and harder for the person who forgets the password',
  ],
  tips: [
    'Put the router in the open, at chest height, in the middle of the rooms where people sit.',
    'Walk the house with a call running and note where the voice breaks up.',
    'Give visitors the guest network so that their devices cannot see your printer.',
    'Turn on automatic updates and check once that the last one arrived this year.',
    'Connect the television by cable if you can, because it frees the air for everything else.',
    'Restart the modem first and the router second, with a slow count to thirty between.',
    'Rename both bands the same, and let devices choose for themselves.',
  ],
  nexts: list(
    'the fall firmware | independent tests in brick houses | what providers bundle next year | a public list of supported models',
  ),
  pros: list(
    'Works without an account | Strong signal two floors up | Plain status light | Quick setup | Ten-year updates | Easy guest network',
  ),
  cons: list(
    'Few Ethernet ports | Bulky plug | Mesh boxes cost extra | App is slow to open | No wall mount | Runs warm',
  ),
  products: products({
    Northbeam: 'Trio 399, Solo 149, Trio Max 629',
    Lattice: 'Home 6 189, Home 9 329',
    Parapet: 'One 119, Guard 219',
    Cobble: 'Mesh 2 159, Mesh 3 229 soon',
  }),
};
