/**
 * Under which name a guest's uses of a coupon are counted:
 * normaliseEmail(' Ann+shop@Example.com ') is 'ann@example.com'.
 *
 * Case and a plus tag are dropped: nearly every mail house delivers all of these to one person, and
 * a tag costs nothing to make up. Dots are kept although one large house ignores them: elsewhere
 * a.lee and alee are two people, and refusing someone's own coupon is worse than one use too many.
 * It is for counting and comparing only; mail goes to the address as it was typed.
 */
export function normaliseEmail(typed: string): string {
  const address = typed.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const name = address.slice(0, at);
  const plus = name.indexOf('+');
  // A name that begins with a plus would be nobody's without it.
  return (plus > 0 ? name.slice(0, plus) : name) + address.slice(at);
}
