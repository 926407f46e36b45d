import { describe, expect, it } from 'vitest';
import { picturePlan } from './picture-plan.ts';
import { PEOPLE } from './portrait-people.ts';

const plan = picturePlan();
const drawn = plan.map(({ name, svg }) => ({ name, svg: svg() }));

const AUTHORS =
  'priya-raman diego-marin ruth-calloway tomas-lindqvist sana-haddad amara-okafor jonah-reyes mei-tanaka elena-petrova marcus-bell nadia-karim oskar-nyberg leila-farouk samuel-adeyemi ingrid-solberg rafael-costa hannah-weiss kofi-mensah yuki-sato claire-dubois arjun-patel bianca-rossi theo-vance grace-lin';

describe('the picture plan', () => {
  it('draws the same picture again for the same input', () => {
    const again = picturePlan();
    for (const [i, { name, svg }] of drawn.entries()) expect(again[i]?.svg(), name).toBe(svg);
  });

  it('draws a different picture for every name', () => {
    expect(new Set(plan.map(({ name }) => name)).size).toBe(plan.length);
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(plan.length);
  });

  it('never draws letters, scripts, links or broken numbers', () => {
    for (const { name, svg } of drawn) {
      expect(svg, name).not.toMatch(/<(text|tspan|script|foreignObject|image|a|use)\b|href|\bon\w+=/i);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });

  it('refers only to gradients, clips and filters that the same picture defines', () => {
    for (const { name, svg } of drawn) {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(
        used.filter((id) => !defined.has(id)),
        name,
      ).toEqual([]);
    }
  });

  it('describes what is seen, in plain words', () => {
    for (const { alt } of plan) expect(alt).toMatch(/^Illustration: [a-z0-9][\w ,:'-]+$/i);
  });

  it('has one portrait for every author, no two alike', () => {
    expect(PEOPLE.map(({ slug }) => slug)).toEqual(AUTHORS.split(' '));
    const looks = PEOPLE.map(({ slug: _, seen: __, ...look }) => JSON.stringify(look));
    expect(new Set(looks).size).toBe(PEOPLE.length);
  });
});
