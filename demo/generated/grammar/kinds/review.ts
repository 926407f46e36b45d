/** Words for reviews and for the entries of best lists. */

/** After the colon of a review’s title. */
export const verdicts: Record<'high' | 'good' | 'fair', readonly string[]> = {
  high: [
    'the one to beat',
    'quietly excellent',
    'worth every dollar',
    'finally, {a:one} that listens',
    'the {part} makes the difference',
    'our new favorite',
    'the best answer yet to {problem}',
    'nothing to add',
    'the one we kept',
    'good enough to buy twice',
  ],
  good: [
    'a fine {one} with one odd habit',
    'easy to like, easy to recommend',
    'nearly there',
    'the sensible choice',
    'good news for {people}',
    'strong where it counts',
    'a better {part} for less money',
    'does the boring things well',
    'made for {people}, and it shows',
    'one update away from great',
    'a calm, capable {one}',
    'better in week three than on day one',
    'the {part} carries it',
    'almost the one to buy',
  ],
  fair: [
    'a great {part} in search of {a:one}',
    'close, but wait for the next one',
    'half a good idea',
    'lovely, and not for you',
    'let down by the {part}',
    'charming and a little unfinished',
    'a lot of {one} for a narrow use',
    'right price, wrong priorities',
    'good company, poor memory for details',
    'the {part} deserves better',
    'a first draft, sold as a second',
    'easy to admire, hard to keep',
    'one good week and then {problem}',
    'more promise than {one}',
  ],
};

export const reviewOpenings: readonly string[] = [
  'The {product} has been in daily use here for {weeks} weeks, mostly by {people} and for a while by a very critical teenager. It costs {price}, and for that it has {advance}.',
  'I wanted to dislike the {product}. {company} makes large promises about {measure}, and its last {one} met {problem} within a month. After {weeks} weeks I have to report that this one has not.',
  'On the first morning the {product} did something I did not expect from {a:one} at {price}: it worked, at once, without asking for anything. The following {weeks} weeks were not quite as smooth.',
  'Every {one} makes a bargain. The {product} from {company} puts its money into the {part} and saves it on the {part2}, and whether that suits you depends on how much you mind {problem}.',
  'There are {many} that impress in a shop and {many} that impress in {monthNow}. We tested the {product} for {weeks} weeks to find out which kind it is.',
];

export const reviewSections: readonly { heading: string; paragraphs: readonly string[] }[] = [
  {
    heading: 'Design and build',
    paragraphs: [
      'In the hand the {model} feels considered. The {part} is firm, the edges are soft, and nothing rattles. After {days} days in a bag it shows two small marks, which is fewer than the {rivalProduct} collected in half that time.',
      '{company} has kept the shape and changed what is inside. The {part} is new and better, the {part2} is where it always was, and {people} who own the older {one} will find their way in a minute.',
      'It is a plain object, and that is meant as praise. The {part} does what it should, the {part2} stays out of the way, and only one line in our notes reminds you of the price: {con}.',
      'You notice the {part} first. It is the best thing here, better than on the {rivalProduct}, and it makes the complaint at the bottom of our sheet, “{con2},” easier to forgive than it should be.',
    ],
  },
  {
    heading: 'In use',
    paragraphs: [
      'Our standard trial is {test}. The {product} came through with {new} for {measure}, against {old} for the {rivalProduct}. That is a difference of {change} percent, and unlike most percentages you can feel it.',
      'We ran {test} twice and got the same answer both times: {new} for {measure}. The {rivalProduct}, tested on the same day in the same room, came to {old} and complained a little more.',
      'The note from the first day says “{pro},” and it still holds. I stopped thinking about {problem} in the second week, which is the highest compliment I can pay {a:one}.',
      'It took {test2} to find a weakness. Under that kind of strain {measure} slipped toward {old}, and a note from week one, “{con},” got underlined. Ordinary use never came close.',
      'We also gave it to {people2} at {a:venue} in {city2}. They returned it after {days} days with a page of notes; half were about the {part}, all of them kind, and half about {problem2}.',
    ],
  },
  {
    heading: 'What bothers us',
    paragraphs: [
      'Not everything is good. Our list for {a:one} at {price} has two entries: {con}; {con2}. The second will annoy {people} more than it annoyed us.',
      'Two complaints. The first is {problem}, which appeared {few} times in {weeks} weeks and went away by itself. The second is on every page of our notes: {con}.',
      '{company} says an update in {monthNext} will help with {problem}. We review what we have, and what we have noted so far is this: {con}.',
      'The {part2} is the weak spot. It works, but it feels like the piece that was finished last. Our notes say “{con},” twice.',
    ],
  },
  {
    heading: 'Price and rivals',
    paragraphs: [
      'At {price} the {model} sits close to the {rivalProduct}, which costs {rivalPrice}. The {rivalModel} has the better {part2}; the {model} wins on {measure} and, for us, on a line we wrote down early: {pro}.',
      'You can spend less. {rival} sells the {rivalModel} for {rivalPrice}, and {people2} who never worry about {problem} will be happy with it. We would still pay for the {part}.',
      'Is it worth {price}? For {people} who care about the {part}, yes. If you mainly want {advance2}, look at {rival} first.',
    ],
  },
];

export const bottomLines: Record<'high' | 'good' | 'fair', readonly string[]> = {
  high: [
    'The {product} is the {one} we would buy with our own money, and {few} of us did.',
    '{Pro}, {pro2}, fair price: the {product} is easy to recommend to {people}.',
    'The best {part} in its class makes the {product} our first choice.',
    'It solves {problem} and then gets out of the way.',
    'We looked for a reason to send it back for {weeks} weeks and kept it.',
    'The {part} alone would be worth a visit; the rest is as good.',
  ],
  good: [
    'A very good {one} held back by one thing: {con}.',
    'The {product} does most things right, and {people} will not miss the rest.',
    'Strong {measure} and a decent price. One mark against it: {con}.',
    'Recommended for {people}; others should look at the {rivalProduct} too.',
    'The {part} is worth the money. We could live without the rest and did not have to.',
    'After {weeks} weeks the list of complaints had one entry: {con}.',
    'Not the most exciting {one} this {season}, and the one we would lend to a friend.',
    'It handles {problem} better than the {rivalProduct} and costs about what it should.',
  ],
  fair: [
    'There is a great {part} in here, waiting for a better {one}.',
    'In its favor: {pro}. Against it: {con}. The second weighs more.',
    'Wait for a lower price or for the update promised in {monthNext}.',
    'We liked the {part} and little else. {Problem} decided it.',
    'For {price} we expect more than one good idea, and this has one.',
    'It may grow into its price. Today the {rivalProduct} is the safer choice.',
    'A pleasant {one} for a month; after that, {problem} sets the tone.',
    'Not bad, not finished. {Con} was on every page of our notes.',
    'Fine for {people}, hard to recommend to anyone else.',
  ],
};
