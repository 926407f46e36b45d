import type { Pool } from '../prose/pool.ts';
import type { Frame } from './frame.ts';

export const howTo: Frame = {
  titles: [
    'How to {task}',
    'How to {task} in about {minutes} minutes',
    'How to {task}, step by step',
    'The calm way to {task}',
    'A plain way to {task}',
    'How to {task} on your own',
    'A short guide: how to {task}',
    'How to {task}, according to {a:job}',
    'How to {task} this weekend',
    'How to {task} (and what not to do)',
    'Ask Wavelength: how to {task}',
    'What {people} know about how to {task}',
    'You can {task}. Here is where to start',
  ],
  deks: [
    'It takes about {minutes} minutes and nothing you do not already have.',
    'No special tools and no new subscription. Just some patience and {minutes} minutes.',
    'We asked {expert}, {expertRole}, for the short version and then tested it twice.',
    'The trick is the order. Most people start in the middle, and that is the mistake.',
    'Tried first by {people2} who had never done it. Where they got stuck, we rewrote.',
  ],
  ledes: [
    'Most advice about how to {task} begins with something to buy. This does not. All you need is about {minutes} minutes and a little patience.',
    'About once a week {people} write to ask us how to {task}. The answer is shorter than you would think, and most of it is doing things in the right order.',
    'There is a slow way to {task} and a quick one, and the difference is the order in which you do things. We timed both with {few} volunteers from {city}, none of whom had tried it before.',
    'Set aside {minutes} minutes. None of this is hard, but it goes wrong when people hurry, as {user}, {userRole}, can tell you at length.',
    '{Expert}, {expertRole}, has given this lesson to {sample} {people}. We asked for the short version, took notes and tried it at home.',
  ],
  details: [],
  headings: ['Before you start', 'If it goes wrong', 'How long it lasts', 'When to ask for help'],
  takeaways: [
    'You need about {minutes} minutes.',
    'The order matters more than the tools.',
    'Write down what you change.',
  ],
};

/** Before the first step. */
export const howToBeginnings: Pool = {
  any: [
    'Before you begin, find out what you have. Write down how things are today, with the date, and ask {people} around you whether anything has changed since {yearAgo}. The steps below work either way; the words you meet may differ.',
    'Have a pencil and a cup of something ready. Every step here can be undone, which {expert}, {expertRole}, considers the mark of decent advice about {many}.',
    'It helps to know why this works. {Context} Keep that in mind, and most of what follows will seem obvious, as it did to the {count} {people} who tried it for us in {city}.',
    'A word about timing. Do this when nobody is waiting for you: a {weekday} evening, say, or the hour before {people} come home. The work takes {minutes} minutes; being interrupted doubles it.',
  ],
  gear: [
    'One warning first. If you see signs of {problem}, stop and let somebody at {a:venue} look at it. The visit costs less than a new {part}, and in {city} at least it is often free.',
  ],
};

/** Why it is worth the trouble. */
export const howToReasons: Pool = {
  any: [
    'Why bother? {Context} {People} who know that start with the small things, and so does this guide.',
    '{Context2} Once you have seen it at work, the order of the steps explains itself.',
    'One fact is worth knowing before the first step. {Context} The rest is practice, and {city3} has plenty of {people2} to prove it.',
    '{Context3} We mention it because half of the letters we get about {many} come down to that.',
    'If somebody in the house asks what this is for, tell them this. {Context2} Then hand them the pencil.',
  ],
  gear: [],
};

/** Between the steps for the task and the ones that help anyway. */
export const howToBridges: Pool = {
  any: [
    'That is the heart of it. For the {minutes} minutes you have left, here are a few more habits. They come from {user}, {userRole}. {UserLast} collects them.',
    'You could stop here, and {share} percent of our testers did. The rest went on to a few things that make {many} easier to live with. None of them takes longer than {few} minutes.',
    'Done? Then use the momentum. The following have less to do with the task itself and more with staying out of trouble, and {people} in {city2} swear by them.',
  ],
  gear: [],
};

export const howToEndings: Pool = {
  any: [
    'If it does not work the first time, go back to the first step and do it again slowly. In our trial {few} of {count} people needed the second try, and all of them blamed {company} before they blamed themselves.',
    'That is all. Do it once every {few} months and put a reminder in {monthNext}. {Context2} A little care goes a long way with {many}.',
    'Tell somebody else how you did it. {Expert}, who has taught this to {people} in {city3} for {years} years, says that is when it sticks. “{Quote2},” {expertLast} said.',
  ],
  gear: [
    'Some things are worth asking for. When something is broken rather than badly set up, go to {a:venue}; {user}, for one, charges about as much as a lunch in {city2} and shows you what was wrong.',
  ],
};

/** What is said after a tip. */
export const elaborations: Pool = {
  any: [
    '“{Quote4},” said {expert}, {expertRole}, and it is the one thing to remember here.',
    'Skip it and you will be back here within {weeks} weeks. We know because we skipped it.',
    'Write down what you changed. In {monthNext} you will be glad of the note.',
    'This is where {people2} usually stop, because it looks harder than it is. Keep going.',
    'It sounds too simple. Of {count} people we asked in {city3}, only {few} had ever done it.',
    'It is the step we skipped for years at Wavelength, and the one {people} thanked us for.',
    'It takes longer to read about than to do; in our trial in {city} nobody needed more than {few} minutes.',
    'If you do only one thing this {season}, do this one, says {expert}, {expertRole}.',
    'Two of our {few} testers had been told the opposite by somebody they trusted. They changed their minds within a week.',
    'There is no need to be exact. Close enough is close enough, as they say at the {venue} in {city2}.',
    'We heard the same advice in {city2}, in {city3} and from a reader who signs letters only as {user}.',
  ],
  gear: [
    'In our trial this took {few} minutes. Our tester, who works at {a:venue2} in {city} and not with {many}, needed no help.',
    'If yours looks different, check the help page first; {company} and {rival} use different words for the same thing.',
    'Give it a day before you judge; the first result with {many} is nearly always wrong.',
    'A friend helps. At the {venue} in {city2} they do this in pairs, one reading and one doing.',
    'Do not worry if nothing seems to happen. In our trial it took about {minutes} minutes to show.',
  ],
};
