import * as z from 'zod/mini';
import { formText } from './form-fields.ts';

// Calls of the shop's own pages for passkeys. What an authenticator answers is passed on as it is:
// the server verifies every part of it.

/** Of a credential's parts, base64url. */
const bytes = z.string().check(z.maxLength(20_000));
const credential = {
  id: z.string().check(z.maxLength(1400)),
  rawId: z.string().check(z.maxLength(1400)),
  type: z.literal('public-key'),
};

const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)), []),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

const usedCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type UsedCredential = z.output<typeof usedCredential>;

/** Null where it is none. */
const orNull = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullable(schema), null);

const ticket = formText(100);

/** Begins to add one: the password is asked for. */
export const passkeyNewCall = z.object({ _wpnonce: formText(100), password: formText(1024) });

export const passkeyAddCall = z.object({
  _wpnonce: formText(100),
  ticket,
  name: formText(60),
  credential: orNull(newCredential),
});

export const passkeyLogInCall = z.object({
  ticket,
  redirect_to: formText(1024),
  credential: orNull(usedCredential),
});

/** `options` is what the browser's interface for credentials is asked with. */
export type PasskeyQuestion<Options> =
  | { ok: true; ticket: string; options: Options }
  | { ok: false; message: string };

export type PasskeyResponse = { ok: true; url: string } | { ok: false; message: string };
