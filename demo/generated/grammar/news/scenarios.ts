import type { Lexicon } from '#demo/generated/lexicon/lexicon.ts';
import { audit, complaints } from './call-to-account.ts';
import { delay } from './delay.ts';
import { funding } from './funding.ts';
import { lab } from './lab.ts';
import { launch } from './launch.ts';
import { market, slowMarket } from './market.ts';
import { merger } from './merger.ts';
import { people } from './people.ts';
import { pilot } from './pilot.ts';
import { price } from './price.ts';
import { promise } from './promise.ts';
import { rollout } from './rollout.ts';
import type { Scenario } from './scenario.ts';
import { standard } from './standard.ts';
import { survey } from './survey.ts';

const scenarios: readonly Scenario[] = [
  launch,
  promise,
  delay,
  survey,
  lab,
  pilot,
  funding,
  merger,
  price,
  standard,
  market,
  slowMarket,
  people,
  complaints,
  audit,
  rollout,
];

const chosen = new Map<Lexicon, readonly Scenario[]>();

/** What can happen under a topic: things in boxes are launched and repaired, services are rolled out. */
export function scenariosFor(lexicon: Lexicon): readonly Scenario[] {
  const known = chosen.get(lexicon);
  if (known) return known;
  const fitting = scenarios.filter(
    (scenario) =>
      (lexicon.gear ? scenario !== rollout : !scenario.gear) &&
      (!lexicon.gentle || scenario.gentle) &&
      (!lexicon.noProduct || !/\{(?:product|model)\}/.test(scenario.titles.join() + scenario.ledes.join())),
  );
  chosen.set(lexicon, fitting);
  return fitting;
}
