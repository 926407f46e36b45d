import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const education: Lexicon = {
  topic: 'education',
  one: 'classroom app',
  many: 'classroom apps',
  parts: list('gradebook | reading log | quiz bank | parent portal | loaner laptop | attendance page'),
  people: list('teachers | parents | students | school librarians | tutors'),
  jobs: list('reading specialist | district technology director | education researcher | school principal'),
  venues: list('elementary school | community college | district office | after-school center'),
  problems: list(
    'too many logins | unfair auto-grading | homework gaps | student data sales | broken loaners | reading slumps',
  ),
  advances: list(
    'a grader that shows its reasons | a login that works for every class | a reading log without points | a loaner fixed by students | a tutor that asks instead of tells',
  ),
  actions: list(
    'let teachers overrule every grade | cut its apps from 61 to nine | stop sharing student data with advertisers | train students to fix loaners | print a paper version of each lesson | publish its grading errors',
  ),
  measures: measures(
    'agreement with teachers, percent, 58-93 | logins per student, logins, 2-19 less | loaners in repair, percent, 2-27 less',
  ),
  tests: list(
    'four hundred essays graded twice | a semester in two schools | a week of classes without screens | a parent night with paper ballots',
  ),
  tasks: tasks(
    'help with homework without doing it #1 | check what a school app collects #2 | choose a laptop for middle school #4 | keep reading alive over summer #3 | take an online course and finish it #5 | write to a teacher #6',
  ),
  context: [
    'A typical district uses more apps than it has staff to review them.',
    'Teachers agree with each other on essays about as often as software agrees with them.',
    'Students lose ten minutes a day to passwords.',
    'Reading on paper still wins for long texts, by a modest margin.',
    'Repair clubs halve the cost of a loaner program and fill in a week.',
  ],
  quotes: [
    'It gave my best writer a C for having a voice',
    'We cut fifty-two apps and nobody asked about one of them',
    'The repair club has a waiting list longer than the band’s',
    'I want it to ask my students a question I would ask',
    'My son reads under the table, so I bought a bigger table',
  ],
  doubts: [
    'Overruling a grade takes longer than giving one',
    'A good semester often belongs to a good teacher',
    'Fewer apps can mean fewer ways for a struggling child to start',
    'Publishing errors is honest, and parents will find their own child in the table',
  ],
  tips: [
    'Ask what the child has tried before you read the question.',
    'Read the privacy page for the word partners.',
    'Put reading before screens in the evening, by twenty minutes.',
    'Buy the repairable laptop, since a seventh grader will test it.',
    'Study in the same seat at the same hour for the first month.',
    'Write to a teacher with one question, and thank them first.',
  ],
  nexts: list(
    'the spring semester | a school board vote | results from the second school | next year’s contract',
  ),
  pros: list(
    'One login | Shows its reasons | Works on paper too | Private by default | Easy for parents | Repairable',
  ),
  cons: list('Slow reports | Few subjects | Needs training | Dull design | Weak on phones | No offline mode'),
  products: products({
    Chalkline: 'Class 3, Grade 5',
    Inkpot: 'Reading 2',
    Homeroom: 'Portal 4',
    Openbench: 'Repair Club 90',
    Lanyard: 'One Login 2',
  }),
};
