#!/usr/bin/env node
// `neutron COMMAND`: runs a command of the package on the Node that Neutron needs. This file itself runs on the
// machine's own Node, which may be an older one.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from './commands.ts';

const [name = 'help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  const script = join(dirname(fileURLToPath(import.meta.url)), '../..', command.script);
  process.argv = [...process.argv.slice(0, 2), script, ...args];
  await import('../node24.mjs' as string);
} else {
  const lines = Object.entries(commands).map(([key, { help }]) => `  neutron ${key.padEnd(18)} ${help}`);
  const isHelp = ['help', '--help', '-h'].includes(name);
  console.error(`${isHelp ? '' : `Unknown command: ${name}\n\n`}${lines.join('\n')}`);
  process.exitCode = isHelp ? 0 : 2;
}
