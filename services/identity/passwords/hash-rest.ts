const mostMilliseconds = 200;

/**
 * How long a place stays empty after a hash: twice as long as it worked, so that those who try passwords as fast as they
 * are answered do not take a core from the readers of pages. Bounded, because the thread gives way to others: on a busy
 * machine most of its time was spent waiting, and resting twice that would leave nobody signed in.
 */
export const restMilliseconds = (worked: number): number => Math.min(2 * worked, mostMilliseconds);
