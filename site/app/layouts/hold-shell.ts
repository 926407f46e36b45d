import { shell } from './shell.ts';
import { holdShell } from './shell-parts.tsx';

/** The server renders header and footer with every page, so it imports them. */
holdShell(shell);
