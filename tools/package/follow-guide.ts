import { type GuideBlock, readBlocks } from '../../docs/guides/read-guide.ts';

interface GuideStep {
  /** As a reader types them. */
  commands: string[];
  /** What a reader writes into the folder. */
  files: GuideBlock[];
  /** What a reader enters into a form, by the names of its fields. */
  form: Record<string, string>;
}

/** The numbered steps of a guide. Tests only. */
export function readSteps(guide: string): GuideStep[] {
  return guide
    .split(/^## \d+\. /m)
    .slice(1)
    .map((text) => ({
      commands: [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, lines = '']) =>
        lines.trim().split('\n'),
      ),
      files: readBlocks(text),
      form: Object.fromEntries(
        [...text.matchAll(/^\| `(\w+)` \| (.+?) \|$/gm)].map(([, name = '', value = '']) => [name, value]),
      ),
    }));
}

/** How many things a reader types, writes or fills in. */
export const countEdits = (steps: readonly GuideStep[]): number =>
  steps.reduce(
    (sum, { commands, files, form }) =>
      sum + commands.length + files.length + (Object.keys(form).length > 0 ? 1 : 0),
    0,
  );

/** The words of a command after `npm run`, as a shell splits them; `--` only separates npm's own. */
export const npmWords = (command: string): string[] =>
  [...command.replace(/^npm (run )?/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)]
    .map(([, single, double, plain]) => single ?? double ?? plain ?? '')
    .filter((word) => word !== '--');
