import type { TopicWords } from './topic-words.ts';

export const businessTopics: readonly TopicWords[] = [
  {
    slug: 'business',
    name: 'Business',
    title: 'The business of technology',
    description:
      'Who sells what to whom, and whether it adds up. Earnings, deals and the long view on the companies behind the screens.',
    children: [
      {
        slug: 'amazon',
        name: 'Amazon',
        title: 'Amazon: shopping, sellers and services',
        description:
          'Guides for the people who shop, sell and build there. Settings, fees and habits that save time.',
      },
      {
        slug: 'apple',
        name: 'Apple',
        title: 'Apple: tips, apps and accessories',
        description:
          'Help for people who use these phones, tablets and computers every day, and the small makers who build for them. Mostly advice, tested first.',
      },
      {
        slug: 'developer',
        name: 'Developer',
        title: 'Developer',
        description:
          'Languages, tools and the people who maintain them for free. Written by reporters who still ship code.',
      },
      {
        slug: 'e-commerce',
        name: 'E-commerce',
        title: 'E-commerce',
        description:
          'Carts, couriers and the returns pile. How shops sell online and what shoppers should know before they tap.',
      },
      {
        slug: 'edge-computing',
        name: 'Edge computing',
        title: 'Edge computing',
        description:
          'Small computers in cold sheds, store rooms and cell towers, close to where the data is made. We visit them with a thermometer.',
      },
      {
        slug: 'enterprise-software',
        name: 'Enterprise software',
        title: 'Enterprise software',
        description:
          'The programs companies run on and their staff complain about. Contracts, migrations and the rare happy ending.',
      },
      {
        slug: 'executive',
        name: 'Executive',
        title: 'Executive',
        description:
          'Decisions at the top of technology companies and the reasons given for them. Interviews with the people who sign.',
      },
      {
        slug: 'google',
        name: 'Google',
        title: 'Google: search, maps, mail and more',
        description:
          'Practical help for the search box, the inbox and the map. How to find things, hide things and keep a copy.',
      },
      {
        slug: 'microsoft',
        name: 'Microsoft',
        title: 'Microsoft: documents, mail and meetings',
        description:
          'Getting work done in the spreadsheets, calendars and calls that half the world opens each morning. Shortcuts included.',
        children: [
          {
            slug: 'windows',
            name: 'Windows',
            title: 'Windows',
            description:
              'Keeping a desktop computer quick, tidy and private. Guides you can follow with one hand on the mouse.',
          },
        ],
      },
      {
        slug: 'professional-development',
        name: 'Professional development',
        title: 'Professional development',
        description:
          'Skills, certificates and careers in technology, with salaries and odds stated plainly. For people at the start and in the middle.',
      },
      {
        slug: 'social-media',
        name: 'Social media',
        title: 'Social media',
        description:
          'Feeds, the people who post to them and the rules that decide who is heard. We follow the incentives.',
      },
      {
        slug: 'smb',
        name: 'Small business',
        title: 'Small and medium business',
        description:
          'Technology for shops, studios and clinics with fewer than a hundred people. Cheap, sturdy and set up by Friday.',
      },
    ],
  },
  {
    slug: 'security',
    name: 'Security',
    title: 'Security and privacy',
    description:
      'Who wants your data, how they get it and how to make them give up. Calm reporting and fixes you can do today.',
    children: [
      {
        slug: 'cyber-threats',
        name: 'Cyber threats',
        title: 'Cyber threats',
        description:
          'Scams, flaws and the crews that use them, explained without drama. Each story ends with what to do.',
        children: [
          {
            slug: 'ransomware',
            name: 'Ransomware',
            title: 'Ransomware',
            description:
              'The business of locked files, from the first email to the insurance claim. We talk to the people who had to rebuild.',
          },
        ],
      },
      {
        slug: 'password-manager',
        name: 'Password managers',
        title: 'Password managers and passkeys',
        description:
          'Tools that remember so you can forget, compared on safety and on patience. Includes the boring parts, such as recovery.',
      },
      {
        slug: 'vpn',
        name: 'VPN',
        title: 'VPN services',
        description:
          'What a tunnel hides, what it does not and which one we would pay for. Speed tests from six cities.',
      },
    ],
  },
];
