// Checks an SQLite file and prints what is wrong with it, a line each; nothing when all is well. A process of its own:
// on a large file the check reads for minutes, and only a process can be ended in the middle of it.
import { setPriority } from 'node:os';
import { fileProblems } from './file-problems.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('check-file needs the path of an SQLite file');
// Pages come first.
setPriority(10);
for (const problem of fileProblems(file)) process.stdout.write(`${problem}\n`);
