import type { Frame } from './frame.ts';

export const deals: Frame = {
  titles: [
    'The {product} drops to {salePrice}',
    'Save {saving} on the {product} this week',
    'The {product} is {savingPct} percent off, its lowest price since {monthPast}',
    'Our favorite {one} costs {salePrice} right now',
    'Deal: the {product} for {salePrice}',
    'At {salePrice}, the {product} is easy to recommend',
    'The {product} rarely goes on sale. It just did',
    'Get the {product} for {saving} less at {merchant}',
    'A good {one} for {salePrice}, if you hurry',
    '{merchant} cuts the {product} to {salePrice}',
    'The {product} falls below its {seasonPast} price',
    'Waiting for a cheaper {product}? This is the week',
    'The {savingPct} percent cut that makes the {product} a bargain',
  ],
  deks: [
    'It was {price} in {monthPast}. We checked {days} days of prices, and this is the lowest.',
    'The {part} alone is worth it. {merchant} has it, and {merchant2} may follow.',
    'Our price tracker has not seen this since {monthPast}. The offer ends when stock does.',
    'We have used one for {weeks} weeks. Here is who should buy it and who should not.',
  ],
  ledes: [
    'The {product} costs {salePrice} at {merchant} this week, which is {saving} below its usual {price} and the lowest we have seen since {monthPast}.',
    'If you have been waiting for a cheaper {product}, stop. {merchant} has taken {saving} off, and at {salePrice} it is the {one} we would buy for {people}.',
    'We do not call something a deal unless it beats the lowest price of the past ninety days. The {product} at {salePrice} does, by a little.',
    '{merchant} has cut the {product} by {savingPct} percent, to {salePrice}. {merchant2} usually matches within a day or two, so it pays to look at both.',
  ],
  details: [
    'The first line of our test notes reads “{pro}.” In the lab {measure} came to {new}, against {old} for the {rivalProduct}.',
    'Two lines on our score sheet are underlined: {pro}; {pro2}. After {test}, it was the one our testers reached for.',
    'It is not perfect. Our score sheet has two complaints: {con}; {con2}. {People2} may find that the {rivalProduct} at {rivalPrice} suits them better.',
    'Buy it if you are one of the {people} who meet {problem} every day. Skip it if you need {advance2}, which this {one} does not have at any price.',
    'Prices move. Over the past {days} days we saw the {model} at {price} most of the time, a little less twice, and at {salePrice} only now.',
    'A note on {merchant}: returns are free for {weeks} weeks, and the box we ordered reached {city} in three days with the {part} well packed.',
    'There are cheaper {many}. The least expensive we would recommend comes from {rival}, and what you give up is the {part}, which is the reason most {people} keep theirs for {few} years.',
  ],
  headings: ['Why we like it', 'What to know first', 'Is it a good price?', 'Who should skip it'],
  takeaways: [
    'The {product} costs {salePrice}, down from {price}.',
    'It beats every price we saw in {days} days.',
    'Its weak point is the {part2}.',
  ],
};

export const spotlight: Frame = {
  titles: [
    'The {product} does one thing better than anyone',
    'A closer look at the {product} and its {part}',
    'Why {people} keep recommending the {product}',
    'The small idea inside the {product}',
    'What makes the {part} of the {product} special',
    '{Weeks} weeks with the {product}',
    'The {product}, explained by the people who use it',
    'One product, one job: the {product}',
    'The {product} is not for everyone. It is for {people}',
    'How the {product} handles {problem}',
    'Spotlight: the {product} and {advance}',
    'The {model} by {company} is a lesson in restraint',
  ],
  deks: [
    'It costs {price}, and most of that went into the {part}.',
    'We lent it to {people} in {city} and asked for it back. They argued.',
    'Not the fastest, not the cheapest. Just {advance}, done properly.',
    '{Pro}. {Pro2}. And one thing we would change.',
  ],
  ledes: [
    'The {product} costs {price} and does one thing unusually well: it has {advance}. We have lived with one for {weeks} weeks to find out whether that is enough.',
    'Ask {people} which {one} they would buy again, and the {product} comes up more often than its sales would suggest. The reason is the {part}.',
    'Every so often {a:one} arrives that is not the best at anything a chart can show and still stays on the desk after the test is over. The {product} has been on ours since {monthPast}.',
    '{company} makes {few} {many}. The {model} is the one its own staff take home, and after {weeks} weeks we think we know why.',
  ],
  details: [
    'The {part} is where the money went. It is firm, quiet and easy to replace, and after {test} it looked as it did on the first day. Compare that with the {rivalProduct}, whose {part2} is better and whose {part} is not.',
    'We lent it to {people2} at {a:venue} in {city2} and asked for notes. The first line reads “{pro},” the second “{pro2}.” Further down, in another hand, somebody has written “{con}.”',
    'On paper it is ordinary. {Measure} came to {new} in our tests, good but not remarkable for {a:one} at {price}. What the paper does not show is how seldom you think about {problem}.',
    'It has limits. You will not find {advance2} here, and {company} does not pretend otherwise. If that is what you want, {rival} will sell you the {rivalModel} for {rivalPrice}.',
    'What would we change? The {part2}, mostly. It works, and it is the one piece of the {model} that feels as if it had been chosen from a catalog on a {weekday} afternoon.',
    '{Spokes}, {spokesRole}, says the company made {count} versions before this one. “{Quote4},” {spokesLast} told us. You can see the ones that did not make it in a glass case in {city}.',
  ],
  headings: ['One thing, done well', 'Living with it', 'What we would change', 'Who it is for'],
  takeaways: ['The {product} costs {price}.', 'Its strength is {advance}.', 'We would change the {part2}.'],
};

export const comparison: Frame = {
  titles: [
    '{product} vs. {rivalProduct}: which {one} should you buy?',
    '{product} or {rivalProduct}? We used both for {weeks} weeks',
    'The {product} and the {rivalProduct}, side by side',
    '{company} vs. {rival}: two {many}, one winner',
    'We put the {product} next to the {rivalProduct}',
    '{product} against {rivalProduct}: the {part} decides',
    'Is the {product} worth more than the {rivalProduct}?',
    'Choosing between the {product} and the {rivalProduct}',
    'Same job, two prices: {product} and {rivalProduct} compared',
    '{product} vs. {rivalProduct} for {people}',
    'Two ways around {problem}: the {product} and the {rivalProduct}',
    'The {rivalProduct} challenges the {product}. We kept one',
  ],
  deks: [
    'One costs {price}, the other {rivalPrice}. The {part} settles it for most people.',
    'Same desk, same tests, {weeks} weeks. Here is the one we kept.',
    'They agree on almost everything except {problem}.',
    '{Test2}, twice, with both. The result was close until the end.',
  ],
  ledes: [
    'On paper the {product} and the {rivalProduct} are twins. One costs {price} and the other {rivalPrice}, both are made for {people}, and both promise an end to {problem}. We used them side by side for {weeks} weeks.',
    'Two boxes arrived in the same week in {monthPast}: the {product}, at {price}, and the {rivalProduct}, at {rivalPrice}. By the end of the month one of them was in daily use and the other on a shelf.',
    'Most {people} who write to us about {many} have narrowed it down to two. Lately the two are the {product} and the {rivalProduct}, so we bought both.',
    '{company} and {rival} do not agree on much, least of all on the {part}. That makes the choice between the {model} and the {rivalModel} more interesting than most.',
  ],
  details: [
    'The {part} is where they part ways. {company} puts its money there, and you notice within a minute. {rival} saves on it and spends on the {part2} instead, which you notice after a week.',
    'We ran {test} on both. The {product} reached {new} for {measure}, the {rivalProduct} {old}. A difference of {change} percent is easy to print and, in this case, easy to notice.',
    'Neither is free of {problem}. On the {model} it showed up {few} times in {weeks} weeks; on the {rivalModel} a little less often, but at worse moments.',
    'Price matters, of course. The gap between {price} and {rivalPrice} pays for a good many other things, and {people2} who never touch the {part} should take the cheaper one without regret.',
    'Over time the {product} grew on us for a reason noted on the first day: {pro}. On the page for the {rivalProduct} we wrote “{pro2},” and two of our {few} testers preferred it for that alone.',
    'Support is a draw. Both companies answered our test call within {minutes} minutes, both sell the {part2} as a spare, and both promise updates until at least {yearNext}.',
  ],
  headings: ['The {part}', 'Looking at {measure}', 'Price', 'Living with both', 'Which one to buy'],
  takeaways: [
    'The {product} wins on {measure}, with {new} against {old}.',
    'The {rivalProduct} costs {rivalPrice}; the {product} costs {price}.',
    'The {part} decides it for {people}.',
  ],
};

export const sponsored: Frame = {
  titles: [
    'How {company} helps {people} get past {problem}',
    '{company}: a day with {people} in {city}',
    'What {org} learned from switching to {company}',
    'Five questions for {company} about {many}',
    'Inside {company}’s workshop in {city}',
    'How the {product} was made for {people}',
    '{company} on why it chose to {action}',
    'A better {part}, by {company}',
    'From {problem} to a plan: {company} and {org}',
    'The road to the {product}, told by {company}',
    '{company} answers what {people} ask most',
    'A visit to {company} in {city}',
  ],
  deks: [
    'Paid for by {company}. {Spokes} explains what changed and what is still hard.',
    'A story from {company} about the {part}, {people} and a long {season}.',
    '{Org} needed {measure} at {new}. This is how {company} got there.',
  ],
  ledes: [
    'When {org} came to {company} about {problem}, the first meeting lasted {few} hours. This is the story of what followed, as {company} tells it.',
    'At {company} in {city}, visitors are handed {a:one} and asked what bothers them. Most say {problem}. The answer became the {model}.',
    '{People} do not have time for {problem}. That simple sentence, says {spokes}, {spokesRole}, is how the {model} began.',
  ],
  details: [
    'The team started with the {part}. Over {months} months, working with {people} at {a:venue} in {city2}, {company} tried {count} versions and kept one. It {moved} {measure} from {old} to {new}.',
    '“{Quote4},” says {spokes}. The company invites customers to see the results for themselves, including the ones that did not work out.',
    '{Org} now uses {sample} {many} from {company}. Staff report fewer cases of {problem}, and the {part} is serviced twice a year by a crew from {city}.',
    'There is more to do. {company} plans to {action} by {yearNext}, and it is asking {people2} to say what should come after that.',
    'What would the company do differently? Start with the {part2}, {spokes} says, and ask {people} a year earlier. “{Quote5},” as one customer in {city2} put it.',
  ],
  headings: ['Where it started', 'What changed', 'In the workshop', 'What comes next'],
  takeaways: [
    '{company} worked with {org} for {months} months.',
    '{Measure} went from {old} to {new}.',
    'The next step is to {action}.',
  ],
};

/** How advice about buying ends. */
export const shoppingEnds: readonly string[] = [
  'If you are still unsure, wait a week. {Many} do not spoil, prices in {city} and elsewhere drift down more often than up, and {merchant} takes things back for {weeks} weeks.',
  'Our own choice has not changed since {monthPast}: we would buy the {product}, skip the extras and put the difference toward a spare {part}.',
  'Whatever you choose, write the date on the box and run {test} in the first week. A fault that shows up early is somebody else’s problem; a fault that shows up late is yours.',
  'A last word from {expert}, {expertRole}: “{Quote2}.” We have quoted it to {people} all {season}, and nobody has written in to disagree.',
  'We will keep the {product} on the desk until {monthNext} and change this page if our opinion does. Readers in {city2} have promised to do the same with the {rivalProduct}.',
  'None of this is final. {company} may change the {part}, {rival} may change the price, and we will look again in {monthNext}.',
];

/** A paragraph on how we test, which every story about buying owes its readers. */
export const howWeTest: readonly string[] = [
  'How we test: every {one} is bought at retail or returned after {weeks} weeks. It runs through {test} at least {few} times and spends {days} days with {people2} in {city2} who have no interest in pleasing us.',
  'We bought ours at {merchant}, used it for {weeks} weeks and ran {test} twice, once in our lab and once at {a:venue} in {city2}. {company} did not know we were testing and has not seen this page.',
  'A note on method. {Test2} is what we begin with, {few} times over; it is dull and hard to cheat. We add {weeks} weeks of ordinary life in {city2}, because {people} do not live in a lab.',
];

/** What the bench says, for stories that end in a purchase. */
export const measured: readonly string[] = [
  'We ran our own check. After {test}, the {product} showed {new} for {measure}; the {rivalProduct} managed {old}. Both figures are medians of {few} runs.',
  'On the bench in {city} the {product} did well where it counts. {Measure} came to {new}, compared with {old} for the {rivalProduct}, and the {part} was still tight after {count} repeats.',
  'Numbers first. {Test}, {few} times over, put {measure} at {new} for the {model} and at {old} for the {rivalModel}. We would not have guessed it from the {part}.',
  'For the record: {new} for {measure}, measured in {city} on {few} different days. The {rivalProduct}, at {rivalPrice}, came to {old} under the same lamp.',
];
