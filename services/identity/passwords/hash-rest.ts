const mostMilliseconds = 200;

/**
 * How long a slot stays empty after a hash: twice as long as the hash took, so that password guessing cannot take a core
 * from page requests. Bounded, because hash threads have a low priority: on a busy machine most of their time is waiting,
 * and pausing twice that would stop all sign-ins.
 */
export const restMilliseconds = (worked: number): number => Math.min(2 * worked, mostMilliseconds);
