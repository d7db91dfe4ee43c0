/** Nothing goes well with an empty basket. */
export function suggestionsTitle(lines: number): 'cart.ideas' | 'cart.crossSells' {
  return lines === 0 ? 'cart.ideas' : 'cart.crossSells';
}
