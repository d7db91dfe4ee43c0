import fc from 'fast-check';

/**
 * Property tests generate the same cases in every run, so that a failing build is about the change
 * and can be repeated. PROPERTY_SEED=random explores other cases; a number repeats a run that found
 * something.
 */
const chosen = process.env.PROPERTY_SEED ?? '20261115';
if (chosen !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(chosen) });
