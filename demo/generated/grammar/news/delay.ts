import type { Scenario } from './scenario.ts';

export const delay: Scenario = {
  name: 'delay',
  essence: '{product}',
  gear: true,
  soon: true,
  titles: [
    '{company} delays the {model}, citing the {part}',
    'The {product} slips to {monthNext}',
    '{company} pauses the {model} to look into the {part}',
    '{Weeks} weeks late and counting: what is holding up the {product}',
    'The {product} is delayed again, and the {part} is to blame',
    '{company} tells {people} to wait for the {model}',
    'Why {company} would rather be late than ship a weak {part}',
    '{company} holds back the {model} after tests in {city}',
  ],
  deks: [
    'Tests in {city} found a weak {part} in {hits} of {sample} units. The new date is {monthNext}.',
    'The company had promised {many} by {monthPast}. Its partners are being polite about it.',
    'A fault in the {part} showed up late, {spokes} says, and was not worth hiding.',
    'Customers who ordered early can wait, swap or take their money back.',
  ],
  ledes: [
    '{company} said on {weekday} that the {model} will not arrive until {monthNext}, {weeks} weeks later than planned, because of trouble with the {part}.',
    'The {product} was supposed to be in the hands of {people} by now. Instead it is on a bench in {city}, where engineers are taking apart the {part}.',
    'A routine check in {city} found a weak {part} in {hits} of {sample} units, and {company} has stopped shipping the {model} until it knows why.',
    'It is the {part} again. {company} told partners on {weekday} that the {model} needs another {weeks} weeks.',
  ],
  details: [
    'The fault appeared after {test}. Units that had passed every earlier check began to show the same weakness in the {part}, and {hits} of {sample} had to be set aside.',
    'Early customers have three choices: wait until {monthNext}, take the older {one} with {savingPct} percent off, or ask for their money back. About {pct} percent have chosen the last, {spokes} said.',
    '{company} had set the first date in {monthPast} and repeated it as recently as last month. {Spokes}, {spokesRole}, said the second test run “should have been the first.”',
    'The delay will move some {raised} of sales into the next quarter. {rival}, whose {rivalModel} sells for {rivalPrice}, has already bought advertising in the gap.',
  ],
  headings: ['What the tests found', 'What buyers can do', 'A familiar {part}', 'The new date'],
  takeaways: [
    'The {product} is now due in {monthNext}.',
    '{hits} of {sample} test units had a weak {part}.',
    'Buyers can wait, switch or ask for a refund.',
  ],
};
