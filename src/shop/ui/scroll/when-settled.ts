/** Waits for the next frame and for whatever slides open or shut in it: then places are final. */
export async function whenSettled(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const slides = document.getAnimations().filter((running) => running instanceof CSSTransition);
  // A slide that is cut short has settled too.
  await Promise.allSettled(slides.map(({ finished }) => finished));
}
