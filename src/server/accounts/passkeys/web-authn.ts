/** Loaded when the first passkey is used: with what it imports it takes 6 MB of memory. */
export const webAuthn = () => import('@simplewebauthn/server');
