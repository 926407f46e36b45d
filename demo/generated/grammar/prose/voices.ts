import type { Pool } from './pool.ts';

/** Quotes. The quote itself comes from the topic; the sentence around it varies. */

export const makers: Pool = {
  any: [
    '“{Quote},” said {spokes}, {spokesRole}. The first version of the {part} lasted {days} days, {spokesLast} added, and the second survived mostly because somebody in {city} refused to let it go.',
    'Asked why it took until now, {spokes}, {spokesRole}, pointed to the {part}. “{Quote},” {spokesLast} said. “The rest was patience, and about {months} months of it.”',
    '“{Quote},” {spokes} said by phone from {city}. {SpokesLast}, {spokesRole}, talks about {problem} the way other people talk about the weather.',
    'The work was led by {spokes}, {spokesRole}. “{Quote},” {spokesLast} said, adding that the team had thrown away {months} months of plans for the {part} along the way.',
    '“We did not set out to change {many},” said {spokes}, {spokesRole}. “We set out to stop getting letters about {problem}. {Quote}.”',
    'Inside {company} the project had few friends at first. “{Quote},” said {spokes}, {spokesRole}. {SpokesLast} had to ask {few} times for the budget to fix the {part}.',
    '{Spokes}, {spokesRole}, is careful not to promise too much. “{Quote},” {spokesLast} said. “If {people} tell us in {monthNext} that we were wrong about the {part}, we will say so.”',
    'It fell to {spokes}, {spokesRole}, to explain the plan to {people} in {city}. The meeting lasted {few} hours. “{Quote},” {spokesLast} told them, and somebody at the back began to clap.',
    '“{Quote},” {spokes} wrote to staff on {weekday} in a note that has since been passed around. {SpokesLast}, {spokesRole}, did not mention {rival} by name and did not need to.',
  ],
  gear: [
    '{Spokes}, {spokesRole}, keeps the rejected versions of the {part} in a drawer. There are {count} of them. “{Quote},” {spokesLast} said, and closed the drawer.',
    '{Spokes}, {spokesRole}, put it this way: “{Quote}.” A sign with those words now hangs above the {part} bench in {city}.',
    '“{Quote},” said {spokes}, {spokesRole}, turning {a:one} over to show the {part}. Its {few} screws are all the same size, which took {weeks} weeks of arguing.',
  ],
};

export const experts: Pool = {
  any: [
    '“{Quote2},” said {expert}, {expertRole}. After {years} years in the field {expertLast} has stopped predicting what {people} will do and started measuring it.',
    '{Expert}, {expertRole}, has looked at the {part} closely and likes most of it. “{Quote2},” {expertLast} said. “That much they got right.”',
    'People who study {many} for a living are cautiously pleased. “{Quote2},” said {expert}, {expertRole}. {ExpertLast} was shown the {part} before it was announced.',
    'What matters, according to {expert}, {expertRole}, is less the {part} than the habit behind it. “{Quote2},” {expertLast} said.',
    '{Expert}, {expertRole}, laughed when we described it. “{Quote2},” {expertLast} said, and then asked for the figures on {measure}.',
    '“{Quote2},” {expert} told us between classes. {ExpertLast}, {expertRole}, has since assigned the {part} as homework.',
    'To {expert}, {expertRole}, the news is a matter of arithmetic. “{Quote2},” {expertLast} said. “Get {measure} to {new} and the rest follows.”',
    'We asked {expert}, {expertRole}, to read the announcement with a pencil. It came back with {count} marks and one sentence underlined. “{Quote2},” {expertLast} said of the {part}.',
    '{Expert}, {expertRole}, sees something larger in it. “{Quote2},” {expertLast} said. “Ten years ago nobody would have asked {people} at all.”',
    '“{Quote2},” said {expert}, {expertRole}. {ExpertLast} advised {rival} on its own {part} in {yearAgo} and has kept the notes.',
  ],
  gear: [
    'Few people know more about {problem} than {expert}, {expertRole}. “{Quote2},” said {expertLast}, who keeps {count} old {many} in a closet for comparison.',
    '{Expert}, {expertRole}, took one apart for us on a kitchen table in {city3}. “{Quote2},” {expertLast} said, holding the {part} up to the light.',
  ],
};

export const users: Pool = {
  any: [
    '{User}, {userRole}, was an early skeptic. “{Quote3},” {userLast} said, and then admitted to having changed opinion about the {part} some time in {monthPast}.',
    '“{Quote3},” said {user}, {userRole}. It took {weeks} weeks before anyone there stopped complaining about {problem}, and {userLast} wrote the date on the wall.',
    'At the other end of all this are people like {user}, {userRole}. “{Quote3},” {userLast} said. “Ask me again in {monthNext}.”',
    'For {people} the matter is practical. “{Quote3},” said {user}, {userRole}. {UserLast} has tried {few} different {many} since {yearAgo}.',
    '{User}, {userRole}, has a simpler test: does it still help at the end of a long {weekday}? “{Quote3},” {userLast} said.',
    '“{Quote3},” said {user}, {userRole}. A colleague nodded. Between them they have spent {years} years with {many}, most of it on {problem}.',
    'The {venue} in {city2} is a good place to hear the other side. “{Quote3},” said {user}, who has worked there for {years} years and has no strong feelings about {company}.',
    'We also asked {user}, {userRole}. {UserLast} had not read the announcement and did not want to. “{Quote3},” {userLast} said. “Does it do anything about {problem}?”',
    '{User}, {userRole}, keeps a tally. Since {monthPast} it shows {count} marks under {problem} and {few} under everything else. “{Quote3},” {userLast} said.',
  ],
  gear: [
    '“{Quote3},” said {user}, {userRole}, without looking up from the {part}. Behind {userLast}, {count} {many} waited on a shelf.',
    '{User}, {userRole}, demonstrated with the old one, which has a strip of tape over its {part}. “{Quote3},” {userLast} said.',
  ],
};
