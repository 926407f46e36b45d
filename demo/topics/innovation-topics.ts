import type { TopicWords } from './topic-words.ts';

export const innovationTopics: TopicWords = {
  slug: 'innovation',
  name: 'Innovation',
  title: 'Innovation: what is being built',
  description:
    'Research on its way to becoming ordinary, and the people who carry it there. We report the trial, the cost and the date it might reach you.',
  children: [
    {
      slug: 'artificial-intelligence',
      name: 'Artificial intelligence',
      title: 'Artificial intelligence',
      description:
        'Models, the machines that train them and the jobs they change. We ask what it does, who checked and what it costs to run.',
    },
    {
      slug: 'ar-vr',
      name: 'AR and VR',
      title: 'Augmented and virtual reality',
      description:
        'Headsets, glasses and the rooms they put you in. We wear them until somebody laughs or somebody learns something.',
    },
    {
      slug: 'cloud',
      name: 'Cloud',
      title: 'Cloud computing',
      description:
        'Other people’s computers, the cables between them and the bill at the end of the month. Explained for those who run things on it.',
    },
    {
      slug: 'digital-transformation',
      name: 'Digital transformation',
      title: 'Digital transformation',
      description:
        'How old organizations learn new habits, and what it costs them. Case studies with the failures left in.',
    },
    {
      slug: 'energy',
      name: 'Energy',
      title: 'Energy and the grid',
      description:
        'Batteries, wires, heat pumps and the fight over who pays. Technology runs on electricity; we follow it back to the plant.',
    },
    {
      slug: 'robotics',
      name: 'Robotics',
      title: 'Robotics',
      description:
        'Arms, carts and legged machines at work among people. We go to the loading dock and stay for the night shift.',
    },
    {
      slug: 'sustainability',
      name: 'Sustainability',
      title: 'Sustainability',
      description:
        'Repair, reuse and the footprint of the things we plug in. We check the arithmetic behind green claims.',
    },
    {
      slug: 'transportation',
      name: 'Transportation',
      title: 'Transportation',
      description: 'Cars, trains, bikes and the software that moves them. We ride it before we write it.',
    },
    {
      slug: 'work-life',
      name: 'Work life',
      title: 'Work life',
      description:
        'Offices, home offices and the tools that blur the line between them. Advice from people who have tried both.',
    },
  ],
};
