// A message that appears on blur moves what is below it. Where the blur is caused by pressing a
// button, that button must still be under the pointer when it is released.
// Example: a wrong phone number, then "Place order": the message under the phone waits for the
// click.

let pressed = false;

/** Starts tracking presses; returns how to stop. */
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

/** Runs now, or after the current press has become a click. */
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
