export const bestTitles: readonly string[] = [
  'The best {many} you can buy right now',
  'The best {many} for most people',
  'The best {many} of {year}, tested and ranked',
  'The {many} we recommend in {year}',
];

export const bestDeks: readonly string[] = [
  'We have tested {count} since {monthPast}. These are the ones we tell friends to choose.',
  'One clear answer, a few honest alternatives and {count} we left out.',
  'Tested with {people}, checked again this month, and shorter than it used to be.',
  'Our first choice leads on {measure}. The others are here for a reason.',
];

export const bestOpenings: readonly string[] = [
  'We have looked at {count} {many} since {yearAgo}, and most of them are fine. The ones below are better than fine: they came through {test}, and {people} who tried them asked to keep them.',
  'Most people want one answer, so here it is at the top. The rest of this page is for {people} with a particular need and for anyone who has had enough of {problem}.',
  'This guide gets shorter every year. Of {count} {many} we considered this {season}, a handful are worth your time; the others lost on {problem}, on price or on the {part}.',
  'What makes a good one? For us it comes down to the {part}, to {measure}, and to how rarely you have to think about {problem}. These did best, in that order.',
];

/** Labels in order of rank, each with words that suit any product in that place. */
export const picks: readonly { label: string; words: readonly string[] }[] = [
  {
    label: 'Best overall',
    words: [
      'Top of our notes: {pro}. After {test}, {measure} still came to {new}, and this is the one we would choose with our own money.',
      'No other pick did so well at so many things. The {part} is the best we have seen this {season}, and {people} needed no instructions.',
    ],
  },
  {
    label: 'Best value',
    words: [
      'Most of what our first choice does, for a good deal less. You give up {advance2}, and most {people} will never notice.',
      'The least expensive one we would recommend. Our notes list one complaint, “{con},” and three pages of surprise.',
    ],
  },
  {
    label: 'Best upgrade',
    words: [
      'If money matters less, this is the one with {advance}. It is more than most {people} need and exactly what some of them want.',
      'The dearest choice in this guide earns its place with the {part}. Nothing else came close after {test2}.',
    ],
  },
  {
    label: 'Best for {people}',
    words: [
      'The {part} forgives mistakes, the setup takes minutes, and our notes begin with “{pro}.” We tried it out in {city} with people who had better things to do.',
      'It suits a particular kind of day. The people who tried it for us in {city2} kept it {weeks} weeks longer than agreed.',
    ],
  },
  {
    label: 'Easiest to live with',
    words: [
      'Nothing about it is remarkable except that we stopped noticing it. {Problem} came up {few} times in {weeks} weeks, fewer than with any other pick.',
      'Quiet, predictable and well explained. The {part} can be replaced, and the help line in {city} picked up within {few} minutes.',
    ],
  },
  {
    label: 'Also good',
    words: [
      'It lost to our first choice by a hair, on {measure}. If the {part} matters more to you than it does to us, turn the order around.',
      'A newcomer that deserves a look. {company} has done something clever with the {part}, and our notes say “{pro}.”',
    ],
  },
];

export const bestQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'How often is this guide updated?',
    answer:
      'Every month. The last change, in {monthPast}, removed {few} entries and added one that {people} in {city} had recommended.',
  },
  {
    question: 'How much does {measure} matter?',
    answer:
      'Less than the advertisements say. Anything near {new} is excellent, and hardly any of the {people} we asked could tell the difference beyond that.',
  },
  {
    question: 'Should I wait for something new?',
    answer:
      'Only if you can name what you are waiting for. {Next} may change this list; most {seasonNext} announcements will not.',
  },
  {
    question: 'What about {problem}?',
    answer:
      'We look for it in every test. None of the picks is free of it, but over {weeks} weeks with {people2} in {city2} it came up only {few} times.',
  },
  {
    question: 'Why is {rival} not your first choice?',
    answer:
      'It came close. The {part} kept it from the top, as did a comment from {user}, {userRole}: “{Quote3}.”',
  },
];
