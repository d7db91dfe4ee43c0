// A message that appears when a field is left moves what is below it. Where the field was left by a
// press on a button, that button must still be under the finger when it is released.
// Example: a wrong phone number, then "Place order": the words under the phone wait for the click.

let pressed = false;

/** From now on presses are known; answers what ends it. */
export function watchPresses(): () => void {
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  const press = (down: boolean) => () => {
    pressed = down;
  };
  document.addEventListener('pointerdown', press(true), options);
  document.addEventListener('pointerup', press(false), options);
  document.addEventListener('pointercancel', press(false), options);
  return () => end.abort();
}

/** Now, or once the press under way has become a click. */
export function afterPress(then: () => void): void {
  if (!pressed) {
    then();
    return;
  }
  const done = () => {
    document.removeEventListener('pointerup', done, true);
    document.removeEventListener('pointercancel', done, true);
    setTimeout(then, 0);
  };
  document.addEventListener('pointerup', done, true);
  document.addEventListener('pointercancel', done, true);
}
