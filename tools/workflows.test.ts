import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { steps: { run?: string }[] }>;
}

const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

it.each(globSync('.github/workflows/*.yml'))('%s runs commands that exist', (file) => {
  const { on, jobs } = parse(readFileSync(file, 'utf8')) as Workflow;
  expect(Object.keys(on).length).toBeGreaterThan(0);
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    const [, script] = /^npm run ([\w:]+)/.exec(command) ?? [];
    if (script) expect(scripts).toContain(script);
    else expect(command).toMatch(/^(npm ci|bash \.ci\/run)$/);
  }
});
