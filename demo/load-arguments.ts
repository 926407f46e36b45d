export interface LoadArguments {
  articles: number | undefined;
  data: string | undefined;
  seed: string | undefined;
  replace: boolean;
}

export const usage = `Loads the demo publication Wavelength.

  npm run demo -- [--articles N] [--data FOLDER] [--seed WORD] [--replace]

  --articles N    adds N generated articles behind the written stories; 100000 makes a large one for benchmarks
  --data FOLDER   the data folder (DATA_DIR, or "data"); DATABASE_URL chooses PostgreSQL instead
  --seed WORD     the same word generates the same articles
  --replace       takes the place of what the store holds
`;

/** Says what is wrong with a word on the command line, or what all of them mean. */
export function readArguments(words: readonly string[]): LoadArguments | { problem: string } {
  const read: LoadArguments = { articles: undefined, data: undefined, seed: undefined, replace: false };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [name = '', inline] = word.split('=', 2);
    if (name === '--replace') {
      read.replace = true;
      continue;
    }
    if (!['--articles', '--data', '--seed'].includes(name)) return { problem: `"${word}" is not an option` };
    const value = inline ?? rest.shift();
    if (value === undefined || value === '') return { problem: `${name} needs a value` };
    if (name === '--data') read.data = value;
    else if (name === '--seed') read.seed = value;
    else {
      const articles = Number(value);
      if (!Number.isInteger(articles) || articles < 1 || articles > 5_000_000)
        return { problem: `--articles must be a whole number from 1 to 5000000, not "${value}"` };
      read.articles = articles;
    }
  }
  return read;
}
