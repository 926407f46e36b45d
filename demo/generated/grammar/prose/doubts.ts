import type { Pool } from './pool.ts';

/** The other side, in person. */
export const counterpoints: Pool = {
  any: [
    'Not everyone is convinced. “{Doubt},” said {critic}, {criticRole}. {CriticLast} would like to see the same result after a year of {problem2}.',
    '{Critic}, {criticRole}, has a list of objections, and the {part2} is at the top. “{Doubt},” {criticLast} said.',
    'There are good reasons to wait. “{Doubt},” warned {critic}, {criticRole}. {rival} makes the same argument, though it has an interest in doing so.',
    '“{Doubt},” said {critic}, {criticRole}. Asked whether {company} had done anything right, {criticLast} thought for a while and named the {part2}.',
    'The case against is not hard to make. {People2} rarely ask for {advance2}; they ask for fewer surprises. “{Doubt},” {critic}, {criticRole}, said.',
    'A few people we spoke with were blunt. “{Doubt},” said {critic}, {criticRole}. The {part2}, in this view, should have come first.',
    'At {rival} the reaction was cool. A spokesperson noted that its own {part2} has dealt with {problem2} since {yearAgo}. “{Doubt},” said {critic}, {criticRole}. {CriticLast} works for neither company.',
    '{Critic}, {criticRole}, agrees with the aim and doubts the method. “{Doubt},” {criticLast} said. “Come back when {people2} have had it for {months} months.”',
    'Then there is {problem2}, about which nobody in {city} had much to say. “{Doubt2},” said {critic}, {criticRole}.',
    'It would be wrong to call this settled. “{Doubt2},” said {critic}, {criticRole}. {CriticLast} has followed {many} since {yearAgo} and remembers {few} earlier attempts.',
    'The objections come from people who use {many} every day. “{Doubt},” said {critic}, {criticRole}, and {few} {people2} in the room agreed.',
    '“{Doubt2},” {critic}, {criticRole}, wrote to us after reading a draft of the plan. The letter ends with a question about the {part2} that {company} has not answered.',
  ],
  gear: [
    '“{Doubt},” said {critic}, {criticRole}, pushing the {part2} back across the table. It is not the first time {criticLast} has been handed {a:one} and a promise.',
    'The {rivalProduct} is the obvious objection. “{Doubt},” said {critic}, {criticRole}. {CriticLast} owns one and sees no reason to change.',
  ],
};

/** A place and a moment, so that the story has a setting. */
export const scenes: Pool = {
  any: [
    'The room in {city} where this began is smaller than a garage. On one wall hangs a clock, on the other a chart of {measure} with {days} points on it, drawn by hand and ending at {new}.',
    'There is a whiteboard at the {venue} in {city2} where staff write down what went wrong. Last week it listed {problem}, {problem2} and, underlined twice, the {part2}.',
    'Nobody at the {venue} in {city2} had asked for a reporter. They answered anyway, between calls, and kept coming back to the {part}.',
    'On a gray {weekday} in {city}, {few} {people} sat around a table and went through the {part} line by line. It took until dusk. By the end they had crossed out {problem} and written “later” beside {problem2}.',
    'At {institution} the results hang in a hallway beside a poster for the choir. Students stop at line {count}, for {measure}; visitors from {city2} stop at the one about {problem}.',
    'We spent a day at {a:venue} in {city2}. By noon {few} people had asked about {problem}, two about the {part}, and one had come in because it was raining.',
    'The {people} who tried it first met every second {weekday} in {city2}. They were given coffee, a form and the right to be rude. The forms fill {few} binders, and the {part} is on nearly every page.',
    'In a back office in {city} there is a phone that only rings about {problem}. It rang {count} times in the week we visited. Most callers were {people}, and most were polite.',
  ],
  gear: [
    'On a {weekday} afternoon the {venue} in {city2} smells of coffee and warm plastic. On a long table stand {count} {many}, each with a paper tag, and {few} of the tags mention {problem}.',
    'Visitors to {company} in {city} are shown the {part} first. It sits under a lamp on a square of felt, and they are asked to break it. So far {count} have tried and {few} have managed.',
    'In the hallway of {institution} stands a cabinet with {many} from every year since {yearAgo}. The labels are typed. Beside the newest one somebody has added, in pencil, “better {part}.”',
    'The first {one} came off the line in {city} on a cold {weekday}. It went to {a:venue2}, where {people} used it for {weeks} weeks and returned it with a list of {count} remarks.',
  ],
};

/** How a story ends: what to watch, and when. */
export const outlooks: Pool = {
  any: [
    'What to watch now is {next}. {company} has promised figures in {monthNext}, and {rival} is expected to answer before the end of {seasonNext}.',
    'The next date is in {monthNext}. Until then the thing to follow is {next}, which will show whether {people} agree with the announcement.',
    'Much depends on {next}. If it goes well, {spokes} said, the rest will follow by {yearNext}; if not, the {part} gets another {months} months.',
    '{company} will publish an update in {monthNext}. By then {next} should tell us whether the trouble was {problem} or something underneath.',
    'The test will be ordinary life. {User} plans to keep notes at the {venue} in {city2} until after {next}, and to compare them with the brochure.',
    'It may all look different after {next}. {Expert} has marked a week in {monthNext} on the calendar in red and told the class to read up on the {part}.',
    'There is a meeting in {city} in {monthNext} with {next} on the agenda. {Critic} will be there, in the back row, with the list.',
    'Whether it lasts is another question. {Next} will be the first hint, and the number of {people} who come back to the {venue} in {city2} the second.',
    'For now the people who know most are waiting for {next}. “Then we will see,” said {user} at the {venue} in {city2}, and went back to the {part}.',
    '{company} has set itself a deadline of {monthNext}. {Rival} has not set one at all, and {next} may decide which of the two was wiser about {problem}.',
    'Nothing here is final. Before anything else come {next} and a review by {institution}, and by {seasonNext} {people} will have made up their own minds about the {part}.',
  ],
  gear: [
    'For now {people} who can wait should wait for {next}. Those who cannot will find the older {one} at around {salePrice} in {city} and elsewhere.',
    '{Spokes} would not say what comes after. On the wall of the office in {city}, though, there is a drawing of {a:one} with {advance2}, dated {yearNext}.',
  ],
};
