/**
 * The address under which a guest's uses of a coupon are counted: normaliseEmail('
 * Ann+shop@Example.com ') is 'ann@example.com'. Case and a plus tag are dropped: nearly every
 * provider delivers all of these to one person, and a tag is free to make up. Dots are significant
 * although one large provider ignores them: elsewhere a.lee and alee are two people, and refusing
 * someone's own coupon is worse than one use too many. It is for counting and comparing only; email
 * goes to the address as it was typed.
 */
export function normaliseEmail(typed: string): string {
  const address = typed.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const name = address.slice(0, at);
  const plus = name.indexOf('+');
  // A local part that begins with a plus would be empty without its tag.
  return (plus > 0 ? name.slice(0, plus) : name) + address.slice(at);
}
