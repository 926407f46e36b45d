import { networkProblems, variantProblems } from './ad-problems.ts';
import { criteriaProblems } from './criteria-problems.ts';
import { type Publication, publicationSchema } from './schema.ts';

/** The configuration, or a line for each invalid key: file, path and reason. */
type ReadPublication = { publication: Publication } | { problems: readonly string[] };

/**
 * Joins the modules of a configuration and checks the whole.
 * @example
 * readPublication({ 'neutron.config.ts': config }, new Set(routes.map(({ name }) => name)));
 */
export function readPublication(
  modules: Readonly<Record<string, object>>,
  routeNames: ReadonlySet<string>,
): ReadPublication {
  const files = new Map<string, string>();
  const whole: Record<string, unknown> = {};
  for (const [file, module] of Object.entries(modules)) {
    for (const [key, value] of Object.entries(module)) {
      const before = files.get(key);
      if (before !== undefined)
        return { problems: [`${file}: ${key} is loaded twice; ${before} has it already`] };
      files.set(key, file);
      whole[key] = value;
    }
  }
  const firstFile = Object.keys(modules)[0] ?? 'the configuration';
  const line = (path: readonly PropertyKey[], message: string, unknownKeys: readonly string[] = []) => {
    const name = [pathText(path, whole), ...(path.length === 0 ? unknownKeys : [])]
      .filter(Boolean)
      .join(', ');
    return `${files.get(String(path[0] ?? unknownKeys[0])) ?? firstFile}: ${name}: ${message}`;
  };
  const parsed = publicationSchema.safeParse(whole);
  if (!parsed.success)
    return {
      problems: parsed.error.issues.map((issue) =>
        line(issue.path, issue.message, issue.code === 'unrecognized_keys' ? issue.keys : []),
      ),
    };
  const publication = parsed.data;
  const problems = [
    ...networkProblems(publication),
    ...criteriaProblems(publication, routeNames),
    ...variantProblems(publication),
  ];
  if (problems.length > 0) return { problems: problems.map(({ path, message }) => line(path, message)) };
  return { publication };
}

/** `experiments.3 (cta_pricing).version`: people search for the entry's id, not for its index. */
function pathText(path: readonly PropertyKey[], whole: unknown): string {
  let here = whole;
  return path
    .map((step) => {
      const isEntry = Array.isArray(here);
      here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
      const entry = isEntry && typeof here === 'object' && here !== null ? here : {};
      const id: unknown = Reflect.get(entry, 'id') ?? Reflect.get(entry, 'tagId');
      return typeof id === 'string' ? `${String(step)} (${id})` : String(step);
    })
    .join('.');
}
