import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const digitalTransformation: Lexicon = {
  topic: 'digital-transformation',
  one: 'records system',
  many: 'records systems',
  parts: list('paper form | login page | data migration | help line | approval step | training week'),
  people: list('county clerks | factory foremen | claims adjusters | librarians | bus dispatchers'),
  jobs: list('project manager | county clerk | union representative | procurement officer'),
  venues: list('county office | foundry | claims center | bus depot'),
  problems: list(
    'double entry | lost files | endless pilots | consultants who leave | systems that time out | forms nobody can find',
  ),
  advances: list(
    'a form that fills itself from the last one | a phased switch with no big weekend | a help line staffed by former clerks | a system that works on a ten-year-old computer | a paper backup anyone can use',
  ),
  actions: list(
    'run old and new systems side by side for a year | cut its forms from 140 to 31 | train clerks before it buys software | publish the cost of its migration | give up on a single big switch | write its own contract language',
  ),
  measures: measures(
    'time to answer a request, days, 2-41 less | forms returned as incomplete, percent, 4-37 less | staff hours saved, hours per week, 6-120',
  ),
  tests: list(
    'a busy Monday at the counter | a month of both systems at once | the oldest computer in the building | a request filed by a stranger',
  ),
  tasks: tasks(
    'plan a switch that can be undone #3 #5 | move a small office off paper #1 #2 | train a team on a new system #6 | clean up old records before a move #4 #5',
  ),
  context: [
    'Most failed projects fail at the data: names spelled four ways and dates in three orders.',
    'Old systems survive because someone in the building knows how to restart them.',
    'A pilot proves that volunteers can use something, which was rarely in question.',
    'Contracts pay for features, so features are what arrive.',
    'The quiet successes tend to be small, local and led by someone about to retire.',
  ],
  quotes: [
    'We did not have a technology problem, we had 140 forms',
    'The old system was ugly, and it never once asked me for my mother’s maiden name',
    'Ask the person at the counter, then ask her again a month later',
    'If it only works for the people in the meeting, it does not work',
    'I kept the paper for a year, and used it twice',
  ],
  doubts: [
    'Savings in hours have a way of becoming savings in people',
    'Running both systems means doing everything twice, and everyone knows who does it',
    'It is easy to be fast when the hard cases are sent elsewhere',
    'Next year’s budget has no line for keeping it alive',
  ],
  tips: [
    'Count how many forms you have before you talk to any seller.',
    'Move one office first, the busiest one, and stay in the room.',
    'Agree in advance on the number that would make you go back.',
    'Clean the names and dates in the old data; nobody will do it afterward.',
    'Keep the old system readable for a year after the last entry.',
    'Give each team one person whose only job that month is to help.',
  ],
  nexts: list('the second office | next year’s budget | an audit in the fall | how many people still call'),
  pros: list(
    'Works on old computers | Plain forms | Good training | Easy to undo | Fast search | Clear audit trail',
  ),
  cons: list(
    'Slow data import | Dated look | Few integrations | Long contract | Needs a local expert | Reports are stiff',
  ),
  products: products({
    Ledgerline: 'Counter 35, Archive 22',
    Formwork: 'Flow 48',
    Plainview: 'Forms 19',
    Switchyard: 'Depot 55',
  }),
};
