// Embla's `duration` is no time: in each of sixty steps a second the row's velocity grows by the
// remaining distance divided by it, and then loses about a third. Example: emblaDuration(400) is
// the value with which the row has covered 99 % of the distance after 400 ms.

const STEPS_A_SECOND = 60;
const FRICTION = 0.68;
const ARRIVED = 0.99;
/** Below this value a row oscillates before it rests. */
const LEAST = 6;
const MAX_COUNT = 1000;

/** Steps until the row has arrived. */
export function getSteps(duration: number): number {
  let place = 0;
  let velocity = 0;
  let steps = 0;
  while (Math.abs(1 - place) > 1 - ARRIVED) {
    velocity = (velocity + (1 - place) / duration) * FRICTION;
    place += velocity;
    steps += 1;
  }
  return steps;
}

/** The largest value with which a row arrives within the time. */
export function emblaDuration(milliseconds: number): number {
  const steps = Math.round((milliseconds / 1000) * STEPS_A_SECOND);
  let duration = LEAST;
  while (duration < MAX_COUNT && getSteps(duration + 1) <= steps) duration += 1;
  return duration;
}
