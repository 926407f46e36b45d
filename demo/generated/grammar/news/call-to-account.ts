import type { Scenario } from './scenario.ts';

export const complaints: Scenario = {
  name: 'complaints',
  essence: '{company} {problem}',
  titles: [
    'A consumer group asks {company} to come clean about {problem}',
    '{sample} complaints about {problem} reach {company}',
    '{People} want {company} to {action}. It has until {monthNext}',
    'Why {people} are writing to {company} about {problem}',
    '{company} has {few} weeks to answer for {problem}',
    'The {sample} letters about {problem} on {company}’s desk',
    '{Problem}: {company} promises an answer by {monthNext}',
  ],
  deks: [
    'The company has until {monthNext} to answer. Its first reply was {few} sentences long.',
    '{hits} of {sample} complaints concern one {part}. The rest concern how people were treated.',
    'Nobody claims bad faith. What is missing is a date.',
    'The group has asked politely {few} times. This time it brought boxes.',
  ],
  ledes: [
    'A consumer group in {city} has collected {sample} complaints about {problem} and on {weekday} sent them to {company} in {few} cardboard boxes.',
    '{company} has until {monthNext} to say what it will do about {problem}. The request came on {weekday} from a group of {people} that has been patient for {months} months.',
    'The letters began to arrive in {monthPast}. By {weekday} {company} had {sample} of them, nearly all about {problem}, and a request from {institution} to answer in public.',
  ],
  details: [
    'Of the {sample} complaints, {hits} concern the {part}. The others are about what happened next: long waits, form letters and, in {count} cases, a second failure of the same kind.',
    '{company} said in a statement that it takes {problem} seriously and has assigned {count} people to it. {Spokes}, {spokesRole}, said a full answer would follow by {monthNext}.',
    'What the group asks for is modest. It wants {company} to {action}, to publish a date and to pay for the cases that cannot be put right, which by its own count is {few2} in a hundred.',
    'Nothing in the papers suggests that the company hid anything. They show a fault that was reported by {people}, discussed at {few} meetings and then handed to a department that was being moved to {city2}.',
  ],
  headings: ['What the letters say', 'The company’s answer', 'A modest request', 'The deadline'],
  takeaways: [
    '{sample} complaints concern {problem}.',
    '{company} has until {monthNext} to answer.',
    'The group wants it to {action}.',
  ],
};

export const audit: Scenario = {
  name: 'audit',
  essence: '{company} {institution}',
  titles: [
    'An outside audit of {company} finds {few} problems and one good habit',
    '{Institution} looked inside {company}. Here is what it found',
    '{company} asked for an audit of its {part} and got one',
    'Auditors praise {company}’s {part} and little else',
    'What an audit of {company} says about {problem}',
    '{company} fails {few} checks and publishes all of them',
  ],
  deks: [
    'The report praises the {part}, worries about {problem} and asks for a date.',
    'The company paid for it, did not edit it and published it on a {weekday}.',
    'Auditors put {measure} at {old}. The brochure says {new}.',
  ],
  ledes: [
    '{Institution} published an audit of {company} on {weekday}. It found {few} things to fix, praised the {part} and asked the company to {action}.',
    '{company} let auditors from {institution} look at everything for {weeks} weeks. Their report, {count} pages long, is kind about the {part} and less kind about {problem}.',
    'It is unusual for a company to pay for bad news and then publish it. {company} did both on {weekday}, in the form of an audit by {institution} that lists {few} faults and one good habit.',
  ],
  details: [
    'On {measure} the auditors found {old} on average, short of the {new} in {company}’s own material. The company does not dispute the figure and says it has changed the brochure.',
    'The good habit is a logbook. Staff in {city} write down every case of {problem} by hand, with a name and a time, and have done so since {yearAgo}. The auditors would like {rival} to start one.',
    '{Spokes}, {spokesRole}, called the report fair. Of the {few} findings the company will fix all but one by {monthNext}; the last, about the {part2}, needs {months} months.',
    'The auditors also spoke with {sample} {people}. Of those, {hits} said they would choose {company} again, a figure the report calls “better than it deserves.”',
  ],
  headings: ['What the auditors praised', 'What needs fixing', 'The logbook', 'The company’s answer'],
  takeaways: [
    'Auditors found {few} things to fix.',
    'They put {measure} at {old}, not {new}.',
    'The company will fix all but one by {monthNext}.',
  ],
};
