import type { Frame } from './frame.ts';

export const buyingAdvice: Frame = {
  titles: [
    'What to know before you buy {a:one}',
    'Do you need a new {one}? {Few} questions to ask first',
    'The {part} is what to look for in {a:one}',
    'Buying {a:one} for {people}: read this first',
    'How much should {a:one} cost in {year}?',
    'Used or new: buying {many} without regret',
    'The features of {many} you can ignore',
    '{Few} things sellers of {many} hope you forget to ask',
    'When to replace {a:one}, and when to wait',
    'A shopping list for anyone tired of {problem}',
    'The right {one} for {people}, in plain words',
    'Warranties on {many}, compared',
  ],
  deks: [
    'Spend the money on the {part}. Save it on nearly everything else.',
    'We asked {sample} {people} what they wish they had known.',
    'Between {salePrice} and {price} lies most of what you need.',
    'A short list, a few numbers and one question to ask in the shop.',
  ],
  ledes: [
    'Most {people} buy {a:one} once every {few} years, which is not often enough to get good at it. Here is what we tell friends.',
    'Shops sell {many} by {measure}. Owners, when we asked {sample} of them, mostly wished they had looked at the {part} instead.',
    'There has never been a better time to wait. {Many} improve every {season}, prices drift down, and the one you have is probably fine unless you have met {problem}.',
    'A good {one} costs about {price} this year. You can spend half and be happy or twice as much and be annoyed; the difference is knowing what the {part} is for.',
  ],
  details: [
    'Start with the {part}. It is what {people} touch most and what ages first. Ask what a replacement costs in {city3} and who sells it; if the answer takes longer than {few} minutes, look at another {one}.',
    'Do not chase the figure for {measure}. Past {new} hardly anyone can tell, including the {people} we asked to try in {city}; short of {old} everyone can, and you will not find that on a good shelf anyway.',
    'Ask about {problem}. A seller who has an answer has thought about it. One who says it never happens has not been to the {venue} in {city2}.',
    'Used {many} are a fair choice if the {part} is sound. Run {test} if they let you, look at the {part2} in daylight, and walk away from anything priced within {pct} percent of new.',
    'The {product} at {price} is what we would buy for most {people}. The {rivalProduct} at {rivalPrice} is what we would buy for ourselves, for one line in our notes: {pro}.',
    'Keep the receipt and write the date on the {part2}. The complaint we hear most in the first year is “{con},” and it is covered if you can prove when you bought it.',
  ],
  headings: ['Start with the {part}', 'Numbers to ignore', 'The question to ask', 'Used or new'],
  takeaways: [
    'Put your money into the {part}.',
    '{Measure} beyond {new} makes no difference you will feel.',
    'Ask what a replacement {part2} costs.',
  ],
};

export const academy: Frame = {
  titles: [
    'Wavelength Academy: {many}, from the beginning',
    'Wavelength Academy: the {part}, explained',
    'Lesson: how to read a figure for {measure}',
    'Lesson: the life of {a:one} in {few} steps',
    'Academy: the causes of {problem}',
    'Academy: {many} for people who teach {people}',
    'Lesson: reading a claim about {many}',
    'Wavelength Academy: testing {many} at home',
    'Academy: the vocabulary of {many}',
    'Lesson: how to compare {many} fairly',
    'Academy: a short history of the {part}',
    'Wavelength Academy: questions to ask about {advance}',
  ],
  deks: [
    'A lesson of {minutes} minutes with an exercise, three questions and no jargon.',
    'For beginners, with one experiment you can do on a table.',
    'What the {part} does, why {people} care and how to check it yourself.',
  ],
  ledes: [
    'This lesson takes about {minutes} minutes. By the end you will know what the {part} is for, why announcements mention {measure}, and how to tell a fair claim about {many} from a hopeful one.',
    'You do not need to have used {a:one} to follow along. We begin with the {part}, move on to {problem}, and finish with an experiment that {people} in {city} have done at a kitchen table.',
    'Teachers ask us for this lesson more than any other. It was tried first with {count} {people} in {city}, who found {few} mistakes in it.',
  ],
  details: [
    '{Context} Say it in your own words before you read on, and think of one place where you have met {problem} yourself.',
    'Now a figure. Announcements about {many} like to mention {measure}. A weak result is about {old}; a very good one is {new}. Nearly everything you will meet lies somewhere between, and the {part} is only one of the reasons.',
    'You can do a small version of {test} at home: write down what you expect, do it twice, and compare. If the two results differ by more than {pct} percent, something else is at work, and finding out what is half the fun.',
    'Three questions. Which of your own {many} would do well on {measure}? Who gains when nobody deals with {problem}? And what would you ask a seller who promises {advance}?',
    'An answer to the last one, from {expert}, {expertRole}: “{Quote2}.” Ask for the number, the date and the name of the person who measured it.',
    'One thing to do at home. {Tip} Then tell somebody else why, which is the fastest way to find out whether you understood it.',
  ],
  headings: [
    'The idea',
    'A figure to remember',
    'Try it yourself',
    'Check yourself',
    'Ask somebody',
    'Homework',
  ],
  takeaways: [
    'Good {measure} means something close to {new}.',
    'Ask who measured, when and how.',
    'Two tries beat one.',
  ],
};

export const infographic: Frame = {
  titles: [
    '{Many} by the numbers, {season} {year}',
    'Charted: {measure} over {few} years',
    'How {people} use {many}, in three charts',
    'The price of {a:one}, taken apart',
    'Where people meet {problem}, and how often',
    'A year of {many} in {few} figures',
    '{Many} compared: every model we tested',
    'The {part}, drawn to scale',
    'What {sample} {people} said about {many}, charted',
    'From {old} to {new}: the rise of better {measure}',
    'Mapping {problem}, one {venue} at a time',
    'The life of {a:one} on one page',
  ],
  deks: [
    'Three charts and a table. All figures are ours unless a source is named.',
    'We counted {sample} cases so that you can see the shape of them.',
    'One page, {few} numbers, and the {part} in every one of them.',
  ],
  ledes: [
    'We collected figures on {sample} {many} over {months} months. Laid side by side they show how {measure} moved from {old} to {new}, and what stood in the way.',
    'Numbers about {many} are easy to find and hard to compare. For this page we measured {count} of them in the same way, with {test}, and drew the result.',
    'Of {sample} {people} we asked, {hits} answered the question about {problem} with a story. The rest gave us numbers, and here they are.',
  ],
  details: [
    'Read the first chart from left to right. The line starts at {old}, where most {many} stood in {yearAgo}, and ends at {new}. The flat stretch in the middle is the time when everybody waited for the {part}.',
    'The second figure is about people. Of {sample} asked, {share} percent had met {problem} and {restShare} percent had not. The gap between {people} and {people2} is smaller than either group believes.',
    'Prices come last. The {product} at {price} sits near the middle of the table, and the {rivalProduct} at {rivalPrice} shows how little price has to do with {measure}.',
  ],
  headings: ['How to read this page', 'People', 'Prices'],
  takeaways: [
    '{Measure} moved from {old} to {new}.',
    '{share} percent of {sample} people have met {problem}.',
    'Price explains little of it.',
  ],
};

export const giftGuide: Frame = {
  titles: [
    'Gifts for {people} that will not end up in a drawer',
    '{Few} gifts for anyone who loves {many}',
    'What to give {people} this {seasonNext}',
    'A gift guide for {people}, tested at home',
    'Presents under $200 for {people}',
    'Small gifts for people who own too many {many}',
    'The gift guide for {people} who say they need nothing',
    'Gifts that fix {problem}',
    'Thoughtful presents for {people}, picked by our desk',
    'Last-minute gifts for {people}',
  ],
  deks: [
    'Everything here was used by somebody on our staff, who did not want to give it back.',
    'No gadgets for the sake of gadgets. Each one solves {problem} or makes a long day shorter.',
    'Picked by {few} editors, argued over for {weeks} weeks, checked for price this morning.',
  ],
  ledes: [
    'The best present is the one that gets used up, worn out or borrowed. We asked {sample} {people} what they still use from last year, and built this list around the answers.',
    'Giving {many} to {people} is a risk. We have taken it for you: everything below spent {weeks} weeks with somebody who had no reason to be polite.',
    'You know somebody who is tired of {problem}. Here are things that help, from a few dollars upward, chosen by people who test {many} for a living.',
  ],
  details: [
    'A word on price. We checked every item this week at {merchant} and {merchant2}, and left out anything that had been raised in {monthPast} to be lowered now.',
    'If you are unsure, ask about returns first. Most shops in our list take things back until {monthNext}, as long as the {part} is still in its bag.',
  ],
  headings: ['Our picks', 'How we chose', 'If none of these fit'],
  takeaways: [
    'Everything was tested for {weeks} weeks.',
    'Prices were checked this week.',
    'Most can be returned until {monthNext}.',
  ],
};
