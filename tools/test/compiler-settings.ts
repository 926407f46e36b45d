/**
 * Environment of every type check that a test runs. The compiler would collect garbage on all processors while tests use
 * them: almost half of its time, for memory that is free again a few seconds later. Up to the limit it collects nothing.
 */
export const compilerSettings = { GOGC: 'off', GOMEMLIMIT: '4GiB', GOMAXPROCS: '1' };
