import type { Newsroom } from '#demo/generated/newsroom.ts';
import type { Body } from './body.ts';
import {
  addBuyButton,
  addChart,
  addImage,
  addInfoCard,
  addNewsletter,
  addProductTable,
  addPullQuote,
  addRelated,
  addReviewCard,
  addSurveyChart,
  addTakeaways,
  addTimeline,
  type LinkedStory,
} from './embeds.ts';
import type { Facts } from './facts.ts';
import { howWeTest, measured, shoppingEnds } from './kinds/commerce.ts';
import type { Frame } from './kinds/frame.ts';
import { elaborations, howToBeginnings, howToBridges, howToEndings, howToReasons } from './kinds/how-to.ts';
import { asides, closings } from './kinds/opinion.ts';
import { background, numbers } from './prose/background.ts';
import { bridges, headings } from './prose/bridges.ts';
import { counterpoints, outlooks, scenes } from './prose/doubts.ts';
import type { Pool } from './prose/pool.ts';
import { experts, makers, users } from './prose/voices.ts';

export interface BodyRequest {
  body: Body;
  facts: Facts;
  frame: Frame;
  related: readonly LinkedStory[];
  /** The story’s running number under its topic; pictures inside follow the one on top. */
  pictureNumber: number;
  newsroom: Newsroom;
}

type Step = (request: BodyRequest) => void;

function paragraph(pool: Pool | readonly string[]): Step {
  return ({ body, facts }) => body.p(facts.say(pool));
}

const voices: readonly Step[] = [paragraph(makers), paragraph(experts), paragraph(users)];
const figures: readonly Step[] = [
  ({ body, facts }) => addChart(body, facts),
  ({ body, facts }) => addSurveyChart(body, facts),
  ({ body, facts }) => addProductTable(body, facts),
  ({ body, facts }) => addTimeline(body, facts),
  ({ body, facts }) => addInfoCard(body, facts),
];
const rests: readonly Step[] = [
  ({ body, facts }) => addPullQuote(body, facts),
  ({ body, related }) => addRelated(body, related),
  ({ body, facts, pictureNumber }) => addImage(body, facts, pictureNumber + 1),
  ({ body }) => addNewsletter(body),
];
const subhead: Step = ({ body, facts, frame }) =>
  body.h2(facts.say(facts.random.chance(0.5) ? frame.headings : headings));

/** News, analysis and opinion: the fact, the voice, the background, the number, the doubt, what comes next. */
export function writeReport(request: BodyRequest): void {
  const { body, facts, frame } = request;
  const { random } = facts;
  const [first, second] = random.some(voices, 2);
  const [middle, later] = random.some([paragraph(scenes), paragraph(bridges), paragraph(numbers)], 2);
  const run = (...steps: (Step | undefined)[]) => {
    for (const step of steps) step?.(request);
  };
  body.p(facts.say(frame.ledes));
  if (random.chance(0.22)) addTakeaways(body, frame.takeaways, facts);
  body.p(facts.say(frame.details));
  body.p(facts.say(frame.details));
  run(first, subhead, paragraph(background), random.pick(figures), middle, second);
  if (random.chance(0.6)) run(random.pick(rests));
  run(subhead, paragraph(counterpoints));
  body.p(facts.say(frame.details));
  run(later);
  if (random.chance(0.6)) run(paragraph(bridges));
  if (random.chance(0.4)) run(subhead, paragraph(background), paragraph(scenes));
  if (random.chance(0.5)) addRelated(body, request.related);
  if (body.wordCount < 340) run(paragraph(scenes));
  run(paragraph(outlooks));
}

/** Everything a report has, in four parts with scenes between them. */
export function writeLongRead(request: BodyRequest): void {
  const { body, facts, frame } = request;
  body.p(facts.say(frame.ledes));
  const parts: readonly Step[][] = [
    [paragraph(frame.details), paragraph(users), paragraph(scenes), rests[0] ?? subhead],
    [
      paragraph(frame.details),
      paragraph(background),
      paragraph(makers),
      paragraph(numbers),
      figures[3] ?? subhead,
    ],
    [
      paragraph(frame.details),
      paragraph(experts),
      paragraph(bridges),
      figures[0] ?? subhead,
      paragraph(scenes),
    ],
    [paragraph(frame.details), paragraph(counterpoints), paragraph(background), paragraph(bridges)],
    [paragraph(frame.details), paragraph(numbers), paragraph(scenes), paragraph(outlooks)],
  ];
  parts.forEach((steps, index) => {
    if (index > 0) body.h2(facts.say(frame.headings));
    for (const step of steps) step(request);
    if (index === 1) addImage(body, facts, request.pictureNumber + 1);
  });
  addRelated(body, request.related);
}

/** The first clause of a tip says what to do; it makes a good heading if it is short enough. */
function headingOf(tip: string): string {
  const [clause = ''] = tip.split(/[,;:.]| because | since | so that | before | until /);
  return clause;
}

/** A heading that says all of the tip is not said again. */
function afterHeading(tip: string, more: string): string {
  return headingOf(tip) === tip.replace(/\.$/, '') ? more : `${tip} ${more}`;
}

export function writeHowTo(request: BodyRequest): void {
  const { body, facts, frame } = request;
  const { random } = facts;
  const { tips } = facts.lexicon;
  const fitting = facts.task.tips.flatMap((place) => tips[place] ?? []);
  const others = random.some(
    tips.filter((tip) => !fitting.includes(tip)),
    4,
  );
  body.p(facts.say(frame.ledes));
  if (random.chance(0.5)) addTakeaways(body, frame.takeaways, facts);
  body.h2('Before you start');
  body.p(facts.say(howToBeginnings));
  body.p(facts.say(howToReasons));
  fitting.forEach((tip, index) => {
    body.h2(fitting.length > 1 ? `${index + 1}. ${headingOf(tip)}` : headingOf(tip));
    body.p(afterHeading(tip, facts.say(elaborations)));
  });
  addImage(body, facts, request.pictureNumber + 1);
  body.h2('While you are at it');
  body.p(facts.say(howToBridges));
  for (const tip of others) body.p(`${tip} ${facts.say(elaborations)}`);
  random.pick([addInfoCard, addPullQuote, addNewsletter])(body, facts);
  body.h2(facts.say(['If it goes wrong', 'What to expect', 'When to ask for help', 'Afterward']));
  body.p(facts.say(howToEndings));
  if (body.wordCount < 380) body.p(facts.say(users));
  addRelated(body, request.related);
}

/** A column: first person from the first line to the last. */
export function writeColumn(request: BodyRequest): void {
  const { body, facts, frame } = request;
  const { random } = facts;
  body.p(facts.say(frame.ledes));
  body.p(facts.say(frame.details));
  body.p(facts.say(asides));
  body.h2(facts.say(frame.headings));
  body.p(facts.say(frame.details));
  body.p(facts.say(asides));
  if (random.chance(0.5)) addPullQuote(body, facts);
  body.p(facts.say(frame.details));
  body.h2(facts.say(frame.headings));
  body.p(facts.say(asides));
  body.p(facts.say(asides));
  random.pick([addInfoCard, addChart, addSurveyChart])(body, facts);
  body.p(facts.say(asides));
  body.p(facts.say(closings));
  addRelated(body, request.related);
}

/** Deals, spotlights, comparisons and buying advice: what it is, what is good, what is not, what it costs. */
export function writeShopping(request: BodyRequest): void {
  request.body.p(request.facts.say(request.frame.ledes));
  writeVerdict(request);
}

export function writeDeal(request: BodyRequest): void {
  request.body.p(request.facts.say(request.frame.ledes));
  addBuyButton(request.body, request.facts);
  writeVerdict(request);
  addReviewCard(request.body, request.facts, request.newsroom);
}

function writeVerdict(request: BodyRequest): void {
  const { body, facts, frame } = request;
  const { random } = facts;
  body.p(facts.say(frame.details));
  body.p(facts.say(measured));
  body.p(facts.say(frame.details));
  body.h2(facts.say(frame.headings));
  random.pick([addProductTable, addChart])(body, facts);
  body.p(facts.say(frame.details));
  body.p(facts.say(frame.details));
  body.p(facts.say(users));
  if (random.chance(0.5)) addImage(body, facts, request.pictureNumber + 1);
  body.h2(facts.say(frame.headings));
  body.p(facts.say(frame.details));
  body.p(facts.say(background));
  body.p(facts.say(howWeTest));
  addRelated(body, request.related);
  body.p(facts.say(shoppingEnds));
}

export function writeSponsored(request: BodyRequest): void {
  const { body, facts, frame } = request;
  body.p(facts.say(frame.ledes));
  body.p(facts.say(frame.details));
  body.p(facts.say(background));
  for (let part = 0; part < 3; part += 1) {
    body.h2(facts.say(frame.headings));
    body.p(facts.say(frame.details));
    if (part === 0) addImage(body, facts, request.pictureNumber + 1);
    body.p(facts.say([makers, users, scenes][part] ?? makers));
  }
  body.p(facts.say(frame.details));
  body.p(facts.say(background));
  addPullQuote(body, facts);
  body.p(facts.write('This story was paid for by {company} and prepared without the Wavelength newsroom.'));
}

export function writeLesson(request: BodyRequest): void {
  const { body, facts, frame } = request;
  body.p(facts.say(frame.ledes));
  addTakeaways(body, frame.takeaways, facts);
  facts.all(frame.details).forEach((detail, index) => {
    const heading = frame.headings[Math.min(index, frame.headings.length - 1)];
    if (heading && index < frame.headings.length) body.h2(facts.write(heading));
    body.p(detail);
    if (index === 1) addChart(body, facts);
    if (index === 3) addInfoCard(body, facts);
  });
  body.p(facts.say(background));
  body.p(facts.say(users));
  addRelated(body, request.related);
}

export function writeInfographic(request: BodyRequest): void {
  const { body, facts, frame } = request;
  body.p(facts.say(frame.ledes));
  addChart(body, facts);
  body.h2('How to read this page');
  for (const detail of facts.all(frame.details)) body.p(detail);
  addSurveyChart(body, facts);
  body.p(facts.say(numbers));
  body.p(facts.say(background));
  addProductTable(body, facts);
  body.p(facts.say(experts));
  body.p(facts.say(bridges));
  body.p(facts.say(users));
  body.p(facts.say(counterpoints));
  body.p(facts.say(outlooks));
}
