/**
 * A person is introduced once, with name and role, and has only a last name afterward. Templates are written as
 * if they stood alone; this changes them for the place they get.
 */

const people = ['spokes', 'expert', 'critic', 'user'] as const;
export type Person = (typeof people)[number];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface Patterns {
  mention: RegExp;
  role: string;
  withRole: RegExp;
  lastWithRole: RegExp;
  /** A full name that nothing explains. */
  bare: RegExp;
}

function patternsOf(who: Person): Patterns {
  const name = `\\{(${who}|${capital(who)})\\}`;
  const role = `{${who}Role}`;
  return {
    mention: new RegExp(name),
    role,
    withRole: new RegExp(`((?:said|warned|^To) )?${name}, \\{${who}Role\\}(,?)`, 'g'),
    lastWithRole: new RegExp(`\\{${capital(who)}Last\\}, \\{${who}Role\\},?`, 'g'),
    bare: new RegExp(`${name}(?!, who)`),
  };
}

const patterns = new Map(people.map((who) => [who, patternsOf(who)]));

export function peopleIn(template: string): readonly Person[] {
  return people.filter((who) => template.includes(`{${who}`) || template.includes(`{${capital(who)}`));
}

/** A person the reader has met: the role goes, and its commas with it unless the sentence needs one. */
function known(template: string, who: Person, { withRole, lastWithRole, mention }: Patterns): string {
  return template
    .replace(
      withRole,
      (_, before = '', name: string, comma: string) => `${before}{${name}Last}${before ? comma : ''}`,
    )
    .replace(lastWithRole, `{${capital(who)}Last}`)
    .replace(new RegExp(mention, 'g'), '{$1Last}');
}

/** Readers of a bare name would ask who that is. People who use things are explained by where they are. */
function unknown(template: string, who: Person, { role, bare }: Patterns): string {
  if (who === 'user' || template.includes(role)) return template;
  return template.replace(bare, (whole: string, _name: string, at: number) => {
    const next = template.charAt(at + whole.length);
    return `${whole}, ${role}${/[.,;:?!]/.test(next) ? '' : ','}`;
  });
}

export function introduced(template: string, met: ReadonlySet<Person>): string {
  return peopleIn(template).reduce((text, who) => {
    const found = patterns.get(who);
    if (!found) return text;
    return met.has(who) ? known(text, who, found) : unknown(text, who, found);
  }, template);
}
