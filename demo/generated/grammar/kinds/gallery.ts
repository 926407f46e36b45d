import type { Sees } from '#demo/pictures/gallery-pictures.ts';

export const galleryTitles = {
  products: [
    '{Many} on our desk this {season}, in pictures',
    'Every one of the {many} we are testing now',
    'A look at the {many} of {year}',
    '{Many} side by side: pick your favorite',
    'From cheap to dear: {many} in pictures',
  ],
  scenes: [
    'A day at {a:venue} in {city}',
    'Inside the {city} {venue} that knows all about {problem}',
    'The people behind {many}, in pictures',
    'How {advance} came to be, in pictures',
    'What we saw at {a:venue} in {city}',
    'In pictures: {people} and their {many}',
    'From first sketch to {advance}',
    'The long road to a better {part}, in pictures',
    'A visit to {institution}, where {many} are tested',
    'Scenes from a {season} of {many}',
    '{Many} at work: pictures from {city}',
  ],
} as const;

export const galleryDeks: readonly string[] = [
  'Drawn from visits in {monthPast} and {monthNow}. Swipe, or use the arrow keys.',
  'Our illustrators spent {days} days on it. They would go back for the coffee.',
  'A short tour with long captions. Mind the {part}.',
  '{Few} rooms, {count} objects and more patience than we expected.',
];

export const galleryProductItems: readonly string[] = [
  'Our notes on the {product} begin with “{pro}.” It costs {price} and comes from {company}.',
  'The {product} costs {price}. After {test}, {measure} came to {new}; the {part} is what people notice first.',
  '{company} put the money into the {part} of this one. At {price} it is aimed at {people}.',
  'A favorite of {people} in {city}, if not of our {weekday} tester, who wrote “{con}.”',
  'The {model} has been on our desk for {weeks} weeks. It has met {problem} {few} times and got over it.',
  'You can have the {product} for {price}. We would wait for {next}.',
  'Nobody agreed about this one. Two testers wrote “{pro},” one wrote “{con},” and one took it home.',
  'The one with {advance}. {company} sells it for {price}, mostly to {people}.',
];

/** What each caption speaks of, so that the picture above it can show it. */
export const gallerySceneItems: readonly { title: string; sees: Sees; text: string }[] = [
  {
    title: 'The first sketch',
    sees: 'paper',
    text: 'It began with a drawing on the back of an envelope. The {part} is already there; so is a coffee stain that nobody at {company} has dared to remove.',
  },
  {
    title: 'Morning in {city}',
    sees: 'visit/6',
    text: 'The {venue} opens at seven. By eight there is a line, and by nine somebody has mentioned {problem}.',
  },
  {
    title: 'The bench',
    sees: 'bench',
    text: 'Everything happens here. The lamp is from {yearAgo}, the vise is older, and the list on the wall is about {problem}.',
  },
  {
    title: 'The {part}',
    sees: 'near',
    text: 'Up close it looks simple. It took {company} {months} months and {count} tries to get it that way.',
  },
  {
    title: 'A second opinion',
    sees: 'visit/10',
    text: '{Expert}, {expertRole}, looks at the {part} and says nothing for {few} minutes. “{Quote2},” {expertLast} says at last.',
  },
  {
    title: 'The wall of failures',
    sees: 'row',
    text: 'Each hook holds a version that did not work out. There are {count} of them, and visitors are asked to guess why.',
  },
  {
    title: 'Lunch',
    sees: 'visit/0',
    text: 'Soup, bread and an argument about {measure}. The argument has been going on since {yearAgo}; the soup changes daily.',
  },
  {
    title: 'The test',
    sees: 'far',
    text: 'This is what {test} looks like. It is less dramatic than it sounds, and it takes {weeks} weeks.',
  },
  {
    title: 'Who it is for',
    sees: 'visit/5',
    text: '{People} came to {city} to try it out. They were paid in coffee and asked to be rude; most managed.',
  },
  {
    title: 'The chart',
    sees: 'visit/7',
    text: 'From {old} to {new}: somebody colors in one square a week. The flat part is where the {part2} broke.',
  },
  {
    title: 'A letter',
    sees: 'visit/2',
    text: 'It arrived in {monthPast}, {few} pages by hand, and it is about {problem}. It hangs beside the door where everyone passes.',
  },
  {
    title: 'The rival',
    sees: 'stage',
    text: 'They keep one from {rival} for comparison. Its {part2} is better, and nobody here pretends otherwise.',
  },
  {
    title: 'Night shift',
    sees: 'night',
    text: 'At two in the morning {user} has the place alone. “{Quote3},” {userLast} says, and turns the radio up a little.',
  },
  {
    title: 'Packing up',
    sees: 'visit/8',
    text: 'Every box gets a card with a name on it. If something goes wrong with the {part}, the caller can ask for that person.',
  },
  {
    title: 'What comes next',
    sees: 'visit/3',
    text: 'Under the cloth is {advance2}, or something that may become it. We were asked to come back in {monthNext}.',
  },
  {
    title: 'The archive',
    sees: 'visit/9',
    text: 'One shelf for each year since {yearAgo}. The oldest {many} still work, which is either a comfort or a reproach.',
  },
  {
    title: 'The whiteboard',
    sees: 'visit/1',
    text: 'Left column: what {people} asked for. Right column: what they got. The arrows between them have been redrawn {count} times.',
  },
  {
    title: 'The way out',
    sees: 'visit/4',
    text: 'By the door hangs a small sign: “Did you ask about {problem}?” On most days somebody has.',
  },
];
