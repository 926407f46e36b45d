import { constants, setPriority } from 'node:os';

/**
 * The calling thread runs when the one that answers readers leaves a processor free: woken with a group of events it
 * would otherwise take its place at once, dozens of times a second. Linux knows priorities of threads; elsewhere the
 * call would slow the whole process.
 */
export function yieldToPages(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
