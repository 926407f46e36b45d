import type { TopicWords } from './topic-words.ts';

export const techTopics: TopicWords = {
  slug: 'tech',
  name: 'Tech',
  title: 'Technology you hold, watch and hear',
  description:
    'The machines people actually buy, tested on desks, trains and kitchen counters. We measure first and write second.',
  children: [
    {
      slug: 'gaming',
      name: 'Gaming',
      title: 'Games and the hardware that runs them',
      description:
        'Handhelds, consoles, controllers and the games worth an evening. We count frames, but we also notice when we forgot to count.',
    },
    {
      slug: 'headphones',
      name: 'Headphones',
      title: 'Headphones and earbuds',
      description:
        'What sounds right, what stays in your ears and what survives a bus ride. Every pair is worn for two weeks before we score it.',
    },
    {
      slug: 'laptops',
      name: 'Laptops',
      title: 'Laptops',
      description:
        'Thin ones, cheap ones, repairable ones and the few that are all three. We run each machine hot for an afternoon before we trust it.',
    },
    {
      slug: 'mobile-accessories',
      name: 'Mobile accessories',
      title: 'Chargers, cases and cables',
      description:
        'The small things in your bag that decide how your day goes. We test chargers with a meter, cables with a weight and cases with gravity.',
    },
    {
      slug: 'networking',
      name: 'Networking',
      title: 'Routers, mesh and home networks',
      description:
        'How the internet gets from the street to the back bedroom. Speed maps, plain advice and routers that last.',
    },
    {
      slug: 'pcs',
      name: 'PCs',
      title: 'Desktop computers and their parts',
      description:
        'Towers, mini PCs and the parts inside them, for people who like to choose. We build, benchmark and listen for the fan.',
    },
    {
      slug: 'printers',
      name: 'Printers',
      title: 'Printers and scanners',
      description:
        'The least loved machine in the house, covered honestly. We add up the ink before we praise the price.',
    },
    {
      slug: 'smartphones',
      name: 'Smartphones',
      title: 'Smartphones',
      description:
        'Phones at every price, with cameras compared side by side and batteries run to zero. We say when last year’s model is the better buy.',
    },
    {
      slug: 'speakers',
      name: 'Speakers',
      title: 'Speakers and sound bars',
      description:
        'Sound for rooms of every size, from a shelf in a dorm to a long living room. We listen blind and keep the notes.',
    },
    {
      slug: 'streaming-devices',
      name: 'Streaming devices',
      title: 'Streaming sticks and boxes',
      description:
        'The sticks, boxes and remotes that make an old screen useful again. We time the menus and read the privacy settings.',
    },
    {
      slug: 'video-streaming-services',
      name: 'Streaming services',
      title: 'Video streaming services',
      description:
        'What each service costs, what it shows and how hard it is to cancel. Prices are checked every month.',
    },
    {
      slug: 'tablets',
      name: 'Tablets',
      title: 'Tablets and e-readers',
      description:
        'Slates for drawing, reading and keeping a back seat quiet. We test pens on paper-like glass and batteries on long flights.',
    },
    {
      slug: 'tvs',
      name: 'TVs',
      title: 'Televisions',
      description:
        'Screens measured in a dark room and watched in a bright one. We care more about a good picture at noon than about a number on a box.',
    },
    {
      slug: 'wearables',
      name: 'Wearables',
      title: 'Wearables',
      description:
        'Rings, bands and patches that claim to know you. We wear two at once and compare the answers.',
      children: [
        {
          slug: 'smart-watches',
          name: 'Smart watches',
          title: 'Smart watches',
          description:
            'Watches that tell more than time, checked against lab gear and a paper map. Battery life comes first.',
        },
      ],
    },
  ],
};
