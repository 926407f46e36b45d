import { onSale } from '#demo/generated/lexicon/lexicon.ts';
import { lexicons } from '#demo/generated/lexicon/lexicons.ts';
import { addRelated } from './embeds.ts';
import { howWeTest, shoppingEnds } from './kinds/commerce.ts';
import { listicleFor } from './listicles.ts';
import { background } from './prose/background.ts';
import { users } from './prose/voices.ts';
import { recommended } from './score.ts';
import type { BodyRequest } from './write-body.ts';

const gear = lexicons.filter((lexicon) => lexicon.gear);

const reasons: readonly string[] = [
  'For the person who has met {problem} and laughed about it. Wrap it with the receipt.',
  'It will be unpacked, used and borrowed before {monthNext}. {Few} of our testers asked to keep theirs.',
  'A present that says you listened. It suits {people}, and it suits people who live with {people2}.',
  'Small enough for a coat pocket in {city}, good enough to be used every day until {yearNext}.',
  'Give it to somebody who owns {a:one} already; it makes the old one better.',
  'Our {weekday} favorite: nobody asked for it, and then nobody gave it back in {few} weeks.',
];

/** Things from several shelves, so a gift guide is not another best list. */
export function writeGiftGuide({ body, facts, frame, related, newsroom }: BodyRequest): void {
  const { random } = facts;
  body.p(facts.say(frame.ledes));
  const shelves = [
    facts.lexicon,
    ...random.some(
      gear.filter((lexicon) => lexicon !== facts.lexicon),
      5,
    ),
  ];
  for (const lexicon of shelves) {
    const product = random.pick(recommended(onSale(lexicon), newsroom.scoreOf));
    const words = {
      label: `For under $${Math.ceil(product.price / 50) * 50}`,
      description: facts.say(reasons),
    };
    const listicle = listicleFor({ lexicon, product, newsroom, ...words });
    listicle.uuid = body.embed('listicle', { listicle });
    body.count(words.description);
  }
  body.h2('How we chose');
  for (const detail of facts.all(frame.details)) body.p(detail);
  body.p(facts.say(users));
  body.p(facts.say(howWeTest));
  body.p(facts.say(background));
  body.p(facts.say(shoppingEnds));
  addRelated(body, related);
}
