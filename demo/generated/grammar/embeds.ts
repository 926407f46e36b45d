import type { MerchantOffer } from '#content/entities/merchant-offer.ts';
import type { ReviewCard } from '#content/entities/review-card.ts';
import { onSale, type Product } from '#demo/generated/lexicon/lexicon.ts';
import type { Newsroom } from '#demo/generated/newsroom.ts';
import { sceneOf } from '#demo/picture.ts';
import { shopUrl } from '#demo/shop-url.ts';
import type { Body } from './body.ts';
import { dollars, monthName, numberWord, reading } from './calendar.ts';
import type { Facts } from './facts.ts';
import { offerOf, productSheet, techProductOf } from './product-sheet.ts';

/** A story that can be linked: what the related box shows. */
export interface LinkedStory {
  title: string;
  url: string;
}

export function addChart(body: Body, facts: Facts): void {
  const { lexicon, measure, before, after, random, date } = facts;
  const points = random.int(4, 6);
  const last = date.getUTCFullYear();
  const labels = Array.from({ length: points }, (_, index) => String(last - points + 1 + index));
  const values = Array.from({ length: points }, (_, index) => {
    const straight = before + ((after - before) * index) / (points - 1);
    const wobble =
      index === 0 || index === points - 1 ? 0 : (random.next() - 0.5) * 0.16 * Math.abs(after - before);
    return Math.round(straight + wobble);
  });
  body.embed('chart', {
    kind: random.chance(0.5) ? 'line' : 'bar',
    title: facts.say([
      `{Measure} over ${numberWord(points)} years`,
      'The path to {new}',
      'How {measure} changed',
      '{Measure} by year',
    ]),
    // The last value is the product's own, and its neighbors in a table may be far from it.
    description: `${facts.write(
      lexicon.gear
        ? '{Measure} of the newest {one} by {company} in each year, in'
        : 'Median {measure} of {count} {many}, by year, in',
    )} ${measure.unit}`,
    unit: measure.unit,
    labels,
    series: [{ name: facts.write('{Measure}'), values }],
    source: facts.say(['{Institution}', 'Wavelength tests', 'Wavelength, with figures from {institution}']),
  });
}

/** Four answers that add up to a hundred. */
export function addSurveyChart(body: Body, facts: Facts): void {
  const { random } = facts;
  const share = Number(facts.slot('share'));
  const rest = 100 - share;
  const once = Math.round(share * (0.4 + random.next() * 0.3));
  const never = Math.round(rest * (0.5 + random.next() * 0.3));
  body.embed('chart', {
    kind: 'bar',
    title: facts.write('Have you met {problem}?'),
    description: facts.write('Answers of {sample} {people}, in percent'),
    unit: '%',
    labels: ['Once', 'More than once', 'Never', 'Not sure'],
    series: [{ name: 'Share of answers', values: [once, share - once, never, rest - never] }],
    source: facts.write('{Institution} survey of {sample} {people}'),
  });
}

/** Things in boxes are compared by model and price; everything else by who offers it. */
export function addProductTable(body: Body, facts: Facts): void {
  const { lexicon, catalog, measure, product, rival, random, before, after } = facts;
  const others = onSale(lexicon).filter(({ maker }) => maker !== product.maker && maker !== rival.maker);
  const compared = [product, rival, ...oneOfEach(random.some(others, 4)).slice(0, 2)];
  const readingOf = catalog.readingsOf(lexicon);
  const rows = lexicon.gear
    ? compared
        .filter(({ soon }) => !soon)
        .map((entry) => [entry.name, dollars(entry.price), reading(readingOf(entry, measure), measure.unit)])
    : compared.map(({ maker }, index) => {
        const between = before + Math.round((after - before) * random.next());
        const value = index === 0 ? after : index === 1 ? before : between;
        return [maker, reading(value, measure.unit)];
      });
  body.embed('table', {
    caption: facts.write(
      lexicon.gear ? '{Many} compared: price and {measure}' : '{Many} compared by {measure}',
    ),
    head: [...(lexicon.gear ? ['Model', 'Price'] : ['Company']), facts.write('{Measure}')],
    rows,
  });
}

function oneOfEach(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.maker, product])).values()];
}

export function addTimeline(body: Body, facts: Facts): void {
  const year = facts.date.getUTCFullYear();
  const first = Number(facts.slot('yearAgo'));
  const middle = Math.max(first + 1, year - 1);
  body.embed('timeline', {
    title: facts.say(['How it came to this', 'The story so far', 'A short history of the {part}']),
    events: [
      {
        date: String(first),
        title: facts.write('{rival} describes {problem} in a paper'),
        text: facts.write('Few people read it at first.'),
      },
      {
        date: String(middle),
        title: facts.write('{company} begins work on the {part}'),
        text: facts.write('A team of {few} starts in {city}.'),
      },
      {
        date: facts.write('{monthPast}'),
        title: facts.write('The first trial with {people}'),
        text: facts.write('{hits} of {sample} results are good.'),
      },
      {
        date: facts.write('{monthNext}'),
        title: facts.write('{company} is due to report'),
        text: facts.write('The thing to watch: {next}.'),
      },
    ],
  });
}

export function addInfoCard(body: Body, facts: Facts): void {
  body.embed('infoCard', {
    title: facts.say([
      'Why the {part} matters',
      'What is behind {problem}?',
      'The background, in brief',
      'Good to know',
    ]),
    text: facts.say([
      '{Context4} {company} and {rival} both build on that.',
      '{Context5} In {city} it is the first thing new staff are told.',
      '{Context4} That is why {people} ask about the {part}.',
    ]),
  });
}

const pullQuotes = [
  { used: 'quote', quote: '{Quote}.', credit: '{spokes}, {company}' },
  { used: 'quote2', quote: '{Quote2}.', credit: '{expert}, {job}' },
  { used: 'quote3', quote: '{Quote3}.', credit: '{user}, {city2}' },
] as const;

/** Lifts a sentence out of the text; without one there is nothing to lift. */
export function addPullQuote(body: Body, facts: Facts): void {
  const used = pullQuotes.filter((entry) => facts.knows(entry.used));
  if (used.length === 0) return;
  const { quote, credit } = facts.random.pick(used);
  body.embed('pullQuote', { quote: facts.write(quote), credit: facts.write(credit) });
}

export function addRelated(body: Body, links: readonly LinkedStory[]): void {
  if (links.length > 0) body.embed('relatedLinks', { title: 'Related', items: [...links] });
}

export function addImage(body: Body, facts: Facts, number: number): void {
  const image = sceneOf(facts.lexicon.topic, number);
  const caption = facts.say([
    'The {part} took {company} the longest.',
    'In {city}, {people} were the first to try it.',
    '{A:venue} in {city2} keeps {count} {many} for comparison.',
    '{rival} has chosen a different {part2}.',
    'The old {one} had the same trouble with {problem}.',
  ]);
  body.embed('image', { image: { ...image, caption }, wide: facts.random.chance(0.3) });
}

/** Which one it offers follows from the story's topics. */
export function addNewsletter(body: Body): void {
  body.embed('newsletter', { newsletterId: '', title: '', description: '' });
}

export function addTakeaways(body: Body, lines: readonly string[], facts: Facts): void {
  body.embed('keyTakeaways', { items: lines.map((line) => facts.write(line)) });
}

export function addBuyButton(body: Body, facts: Facts): void {
  const merchant = facts.slot('merchant');
  body.embed('buyButton', {
    label: facts.write('{salePrice} at {merchant}'),
    merchant,
    price: Number(facts.slot('salePrice').replace(/[$,]/g, '')),
    url: shopUrl(merchant, facts.product.name),
  });
}

/** The shops of a product during a sale: the one that cut its price, then the others. */
function saleOffers(facts: Facts): MerchantOffer[] {
  const merchant = facts.slot('merchant');
  const { offers } = productSheet(facts.lexicon, facts.product, facts.catalog);
  const others = offers.filter(({ offerMerchant }) => offerMerchant !== merchant);
  const offerPrice = Number(facts.slot('salePrice').replace(/[$,]/g, ''));
  return [offerOf(merchant, facts.product, offerPrice), ...others];
}

/** What we said about the product when we tested it, with every shop that has it. */
export function addReviewCard(body: Body, facts: Facts, newsroom: Newsroom): void {
  const { lexicon, catalog, product, date } = facts;
  const points = catalog.pointsOf(lexicon, product);
  const score = newsroom.scoreOf(product);
  const isReviewed = newsroom.isReviewed(product.name);
  const month = { month: monthName(date), year: String(date.getUTCFullYear()) };
  const card: ReviewCard = {
    productName: product.name,
    rating: score,
    shortcodeType: 'reviewCard',
    like: [...points.pros],
    dislike: [...points.cons],
    imageGroup: [catalog.imageOf(lexicon, product)],
    merchantOffers: saleOffers(facts),
    usePricing: true,
    techProd: techProductOf(lexicon, product, { catalog, score, isReviewed }),
    ...(score >= 4.5 ? { editorsChoice: true, editorsMonth: month.month, editorsYear: month.year } : {}),
    ...(score >= 5 ? { innovationAward: true, innovationMonth: 'January', innovationYear: month.year } : {}),
  };
  card.uuid = body.embed('reviewCard', { card });
}
