// What an OAuth 1.0a signature is made over (RFC 5849, 3.4.1): method, address and parameters, each
// percent-encoded, the parameters sorted after encoding. `oauth_signature` itself is not signed.
// Example: GET http://shop.example/wp-json/wc/v3/orders?page=2 with oauth_nonce=a gives
// "GET&http%3A%2F%2Fshop.example%2Fwp-json%2Fwc%2Fv3%2Forders&oauth_nonce%3Da%26page%3D2".

export type Parameter = readonly [name: string, value: string];

/** RFC 3986, which encodes four characters more than the language's own function. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** By code unit, as the encoded texts are ASCII. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Each pair once: WooCommerce's own client sends the parameters of a list twice and signs them once.
 * Another value for the same name stays, as nothing may be added to what was signed.
 */
export function withoutRepeats(parameters: readonly Parameter[]): Parameter[] {
  return [...new Map(parameters.map((pair) => [pair.map(percentEncode).join('='), pair])).values()];
}

export function signatureBase(
  method: string,
  address: string,
  parameters: readonly Parameter[],
): string {
  const pairs = parameters
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]): Parameter => [percentEncode(name), percentEncode(value)])
    .sort(([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB))
    .map((pair) => pair.join('='));
  return [method.toUpperCase(), address, pairs.join('&')].map(percentEncode).join('&');
}
