import type { StoryDraft } from '#content/entities/story-input.ts';
import { asShortcodeData } from '#demo/embed-id.ts';
import { type Lexicon, onSale, type Product } from '#demo/generated/lexicon/lexicon.ts';
import type { Newsroom } from '#demo/generated/newsroom.ts';
import { sceneOf } from '#demo/picture.ts';
import { type Random, randomOf } from '#demo/random.ts';
import { addressOf } from '#demo/story-address.ts';
import { tagsFor } from '#demo/tags.ts';
import { slugOf } from '../../slug.ts';
import { type Body, bodyFor } from './body.ts';
import { type Facts, factsOf } from './facts.ts';
import { fittingTemplates } from './fitting.ts';
import type { Frame } from './kinds/frame.ts';
import { type ArticleKind, kinds } from './kinds/kinds.ts';
import type { Scenario } from './news/scenario.ts';
import { scenariosFor } from './news/scenarios.ts';
import { recommended } from './score.ts';
import {
  type BodyRequest,
  writeColumn,
  writeDeal,
  writeHowTo,
  writeInfographic,
  writeLesson,
  writeLongRead,
  writeReport,
  writeShopping,
  writeSponsored,
} from './write-body.ts';
import { writeGiftGuide } from './write-gift-guide.ts';

export type ArticleDraft = Extract<StoryDraft, { kind: 'article' }>;

export interface Assignment {
  kind: ArticleKind;
  lexicon: Lexicon;
  date: Date;
  id: string;
  seed: string;
  newsroom: Newsroom;
  /** A large archive may return to a subject; the publication people look at may not. */
  mayRepeat?: boolean;
}

interface Idea {
  facts: Facts;
  frame: Frame;
  title: string;
  slug: string;
}

const mostTries = 60;

/** Kinds that tell people to buy: only what we would buy. */
const praises: ReadonlySet<ArticleKind> = new Set(['deals', 'comparison', 'spotlight']);

interface Opening {
  frame: Frame;
  essence: string;
  name: string;
  title: string;
  rivalJoins?: boolean;
  soon?: boolean;
  cutForGood?: boolean;
}

const openingsByKind = new Map<string, readonly Opening[]>();

/** Every way a story of the kind can begin under the topic: one for each title that fits. */
function openingsFor(kind: ArticleKind, lexicon: Lexicon): readonly Opening[] {
  const key = `${kind}/${lexicon.topic}`;
  const known = openingsByKind.get(key);
  if (known) return known;
  const { frame, essence } = kinds[kind];
  const frames = frame ? [{ frame, essence, name: kind }] : scenariosFor(lexicon).map(asFrame);
  const openings = frames.flatMap((entry) =>
    fittingTemplates(entry.frame.titles, lexicon).map((title) => ({ ...entry, title })),
  );
  openingsByKind.set(key, openings);
  return openings;
}

function asFrame(scenario: Scenario) {
  const { essence, name, rivalJoins = false, soon = false, cutForGood = false } = scenario;
  return { frame: scenario, essence, name, rivalJoins, soon, cutForGood };
}

/** Of a few openings the one used least, so that no headline becomes a habit. */
function chooseOpening(openings: readonly Opening[], random: Random, newsroom: Newsroom): Opening {
  let chosen = random.pick(openings);
  for (let tries = 0; tries < 4; tries += 1) {
    const other = random.pick(openings);
    if (newsroom.countOf(`title/${other.title}`) < newsroom.countOf(`title/${chosen.title}`)) chosen = other;
  }
  return chosen;
}

/** What the story may be about; nothing where anything will do. */
function subjectsFor(
  kind: ArticleKind,
  { soon, cutForGood }: Opening,
  lexicon: Lexicon,
  { scoreOf }: Newsroom,
): readonly Product[] | undefined {
  if (soon) return lexicon.products.filter((product) => product.soon);
  if (cutForGood) return onSale(lexicon);
  if (kind === 'deals') return recommended(onSale(lexicon), scoreOf);
  return praises.has(kind) ? recommended(onSale(lexicon), scoreOf) : undefined;
}

/** What is launched is not delayed as well, and what has become cheaper for good is not on sale besides. */
function subjectOf(kind: ArticleKind, { name, essence, soon, cutForGood }: Opening, facts: Facts): string {
  const event = soon ? 'soon' : cutForGood || kind === 'deals' ? 'price' : name;
  return `${event}/${facts.write(essence)}`;
}

/** An unused title. Later tries use other facts; the last resort is a number in the slug. */
function findIdea({ kind, lexicon, date, id, seed, newsroom, mayRepeat }: Assignment): Idea {
  const openings = openingsFor(kind, lexicon);
  for (let attempt = 0; ; attempt += 1) {
    const random = randomOf(`${seed}/${id}/${attempt}`);
    const opening = chooseOpening(openings, random, newsroom);
    const subjects = subjectsFor(kind, opening, lexicon, newsroom);
    const product = subjects && subjects.length > 0 ? random.pick(subjects) : undefined;
    if (subjects && !product) continue;
    const facts = factsOf(lexicon, random, date, {
      ...(product ? { product } : {}),
      isFresh: newsroom.isFresh,
      otherRival: opening.rivalJoins ?? false,
      cutForGood: opening.cutForGood ?? false,
      catalog: newsroom.catalog,
    });
    const title = facts.write(opening.title);
    const slug = slugOf(title);
    const idea = { facts, frame: opening.frame, title, slug };
    if (attempt >= mostTries) return { ...idea, slug: `${slug}-${newsroom.nextNumber('repeat') + 2}` };
    if (title.length > 105) continue;
    if (!mayRepeat && !newsroom.claimSubject(subjectOf(kind, opening, facts))) continue;
    if (newsroom.claim(slug)) {
      newsroom.nextNumber(`title/${opening.title}`);
      return idea;
    }
    if (mayRepeat && attempt >= 2) return { ...idea, slug: `${slug}-${id.replace(/\D+/g, '')}` };
  }
}

/** Who writes which kind. */
const bodyWriters: Record<ArticleKind, (request: BodyRequest) => void> = {
  news: writeReport,
  analysis: writeReport,
  opinion: writeColumn,
  longform: writeLongRead,
  'how-to': writeHowTo,
  deals: writeDeal,
  comparison: writeShopping,
  spotlight: writeShopping,
  advice: writeShopping,
  sponsored: writeSponsored,
  infographic: writeInfographic,
  academy: writeLesson,
  'gift-guide': writeGiftGuide,
};

/** One article of the kind, from its title to its last paragraph. */
export function writeArticle(assignment: Assignment): ArticleDraft {
  const { kind, lexicon, date, id, newsroom } = assignment;
  const { facts, frame, title, slug } = findIdea(assignment);
  const { section, types, layoutName } = kinds[kind];
  const pictureNumber = newsroom.nextNumber(`picture/${lexicon.topic}`);
  const body: Body = bodyFor(slug);
  const related = newsroom.recent(lexicon.topic).slice(-3);
  bodyWriters[kind]({ body, facts, frame, related, pictureNumber, newsroom });
  const published = date.toISOString();
  const type = types?.[newsroom.nextNumber(`type/${kind}`) % types.length];
  const topics = [lexicon.topic, ...neighborsOf(lexicon.topic, facts.random)];
  const story: ArticleDraft = {
    kind: 'article',
    id,
    slug,
    title,
    dek: facts.say(frame.deks, 'above'),
    section,
    ...(type ? { type } : {}),
    ...(layoutName ? { layoutName } : {}),
    authorId:
      kind === 'sponsored'
        ? 'dana-whitfield'
        : kind === 'gift-guide'
          ? 'wavelength-editors'
          : newsroom.nextWriter(lexicon.topic),
    datePublished: published,
    displayDatePublished: published,
    dateUpdated: published,
    topics: topics.map((topic, index) => ({ slug: topic, primary: index === 0 })),
    tags: tagsFor(lexicon.topic, facts.random),
    image: sceneOf(lexicon.topic, pictureNumber),
    body: body.html,
    additionalShortcodeData: asShortcodeData(body.embeds),
    shortcodeTags: body.embedTypes,
    listicles: Object.values(body.embeds).flatMap((embed) =>
      embed.type === 'listicle' ? [embed.listicle] : [],
    ),
    reviewCards: Object.values(body.embeds).flatMap((embed) =>
      embed.type === 'reviewCard' ? [embed.card] : [],
    ),
    wordCount: body.wordCount,
    suppressAds: kind === 'sponsored',
  };
  if (kind !== 'sponsored') newsroom.published(lexicon.topic, { title, url: addressOf(story) });
  return story;
}

/** A second topic for one story in three, so that topic pages overlap as they do in life. */
function neighborsOf(topic: string, random: Random): string[] {
  if (!random.chance(0.35)) return [];
  const related = neighbors[topic];
  return related ? [random.pick(related)] : [];
}

const neighbors: Record<string, readonly string[]> = {
  laptops: ['pcs', 'sustainability'],
  smartphones: ['mobile-accessories', 'sustainability'],
  'artificial-intelligence': ['developer', 'work-life', 'education'],
  security: ['enterprise-software', 'smb'],
  energy: ['sustainability', 'cloud'],
  cloud: ['energy', 'enterprise-software'],
  networking: ['smart-home', 'security'],
  tvs: ['streaming-devices', 'video-streaming-services'],
  'smart-watches': ['health'],
  wearables: ['health'],
  ransomware: ['smb', 'health'],
  'cyber-threats': ['finance', 'smartphones'],
  'e-commerce': ['smb', 'business'],
  finance: ['smb'],
  robotics: ['artificial-intelligence', 'business'],
  transportation: ['energy', 'robotics'],
  education: ['laptops', 'artificial-intelligence'],
  'work-life': ['office-furniture', 'executive'],
  'office-furniture': ['work-life'],
  'password-manager': ['smartphones', 'smb'],
  vpn: ['networking'],
  'digital-transformation': ['enterprise-software'],
};
