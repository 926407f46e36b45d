import type { TopicWords } from './topic-words.ts';

/** Roots outside the shelf menus' own names, among them the three verticals with addresses of their own. */
export const livingTopics: readonly TopicWords[] = [
  {
    slug: 'home-and-office',
    name: 'Home & Office',
    title: 'Home and office',
    description:
      'Rooms that work for the people in them. Chairs, kitchens, yards and gadgets, tested where they are used.',
    children: [
      {
        slug: 'kitchen-household',
        name: 'Kitchen and household',
        title: 'Kitchen and household',
        description:
          'Ovens, vacuums and washers with more software than they need. We cook, clean and read the manual.',
      },
      {
        slug: 'office-furniture',
        name: 'Office furniture',
        title: 'Office furniture',
        description:
          'Chairs, desks and lamps for people who sit for a living. Five testers of five heights, six weeks each.',
      },
      {
        slug: 'office-hardware-appliances',
        name: 'Office hardware',
        title: 'Office hardware and appliances',
        description:
          'Monitors, docks, shredders and coffee machines: the gear of shared rooms. Judged by how rarely anyone has to call for help.',
      },
      {
        slug: 'smart-home',
        name: 'Smart home',
        title: 'Smart home',
        description:
          'Locks, sensors and hubs that should work when the internet does not. We live with them and keep a list of failures.',
        children: [
          {
            slug: 'smart-lighting',
            name: 'Smart lighting',
            title: 'Smart lighting',
            description:
              'Bulbs, strips and switches, measured for color and for patience. A good light is one you stop noticing.',
          },
        ],
      },
      {
        slug: 'yard-outdoors',
        name: 'Yard and outdoors',
        title: 'Yard and outdoors',
        description:
          'Mowers, sprinklers, grills and the batteries they share. Tested in mud, in August and on a slope.',
      },
    ],
  },
  {
    slug: 'finance',
    name: 'Finance',
    title: 'Money and technology',
    description:
      'Payments, banking apps and the cost of borrowing for a phone. Plain numbers and no hot tips.',
  },
  {
    slug: 'education',
    name: 'Education',
    title: 'Education',
    description:
      'Classrooms, campuses and courses you can take at the kitchen table. We sit in the back row and take notes.',
  },
  {
    slug: 'health',
    name: 'Health',
    title: 'Health technology',
    description:
      'Sensors, clinics and records that follow you, covered with care. We ask doctors first and founders second.',
  },
  {
    // The specification's slug: whatever is filed here is sponsored, whatever its section says.
    slug: 'infographic',
    name: 'Infographics',
    title: 'Partner infographics',
    description:
      'Figures that a company measured and paid us to draw. Each one says who supplied the numbers and how they were taken.',
  },
];
