/** Whether CSS itself can tie an animation to an element's way through the window. */
export function hasViewTimelines(): boolean {
  return CSS.supports('animation-timeline: view()');
}
