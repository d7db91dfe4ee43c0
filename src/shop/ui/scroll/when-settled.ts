/** Waits for the next frame and its animations: then positions are final. */
export async function whenSettled(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const slides = document.getAnimations().filter((running) => running instanceof CSSTransition);
  // A cancelled animation has settled too.
  await Promise.allSettled(slides.map(({ finished }) => finished));
}
