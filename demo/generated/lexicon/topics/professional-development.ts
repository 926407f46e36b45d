import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const professionalDevelopment: Lexicon = {
  topic: 'professional-development',
  one: 'certificate program',
  many: 'certificate programs',
  parts: list('entrance test | mentor | portfolio | final exam | tuition plan | job guarantee'),
  people: list('career changers | veterans | mid-career engineers | warehouse workers | recent graduates'),
  jobs: list('career coach | hiring manager | program director | labor economist'),
  venues: list('community college | evening class | job center | apprenticeship shop'),
  problems: list(
    'inflated placement rates | stale courses | hidden tuition | ghost job listings | lonely study | automated rejections',
  ),
  advances: list(
    'an apprenticeship that pays from the first day | a placement rate checked by an auditor | a course that refunds dropouts | a mentor who stays for a year | an exam graded by working engineers',
  ),
  actions: list(
    'publish audited placement rates | refund students who do not finish | hire without degrees | pay apprentices from day one | reply to every applicant | let staff study on Fridays',
  ),
  measures: measures(
    'students who finish, percent, 29-91 | graduates in work after a year, percent, 44-89 | time to first offer, weeks, 4-38 less',
  ),
  tests: list(
    'calls to two hundred graduates | one course taken to the end | four hundred applications sent | a salary survey by mail',
  ),
  tasks: tasks(
    'choose a certificate that pays #1 #6 | write a résumé a machine can read #4 | ask for a raise #5 | study after work without burning out #3',
  ),
  context: [
    'Placement rates often count anyone with a job, including the one they had before.',
    'Employers say they hire for skills and still filter by degree in half of listings.',
    'Students who study in pairs are twice as likely to finish.',
    'The average course is two years older than it looks.',
    'Automated screens reject about one good applicant in five, recruiters admit.',
  ],
  quotes: [
    'I was a bus driver in March and on call in November',
    'Ask them what happened to the people who left',
    'A certificate opens the door about this much, and you push the rest',
    'We hire for curiosity, because the tools change every spring',
    'The mentor mattered more than the material',
  ],
  doubts: [
    'An audit of last year’s class says little about this year’s market',
    'Paying apprentices is right, and there are eleven places',
    'Refunds help the wallet and not the lost months',
    'Skills-first hiring works until the third hundred applications',
  ],
  tips: [
    'Ask for the placement rate in writing, with the number of students it counts.',
    'Build one small thing you can show in two minutes.',
    'Study at the same hour each day with one other person.',
    'Write your résumé in plain columns so that software can read it.',
    'Practice saying the salary out loud until it sounds ordinary.',
    'Call two graduates from three years ago, not the ones on the website.',
  ],
  nexts: list('the fall class | an auditor’s report | hiring plans for January | a second city'),
  pros: list(
    'Audited results | Paid from day one | Real mentors | Refunds for dropouts | Evening hours | Current material',
  ),
  cons: list(
    'Few places | Hard entrance test | Long commute | Little career help | Costly exam | Heavy homework',
  ),
  products: products({
    Ladderworks: 'Cloud Track 1800, Data Track 1600',
    Openbench: 'Apprentice 1',
    Nightowl: 'Evening Code 950',
    Cardinal: 'Security Pro 1200',
  }),
};
