import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { hasFields } from '#rules/input/has-fields.ts';
import type { PasskeyQuestion, PasskeyResponse } from '#wire/forms/passkey-calls.ts';
import {
  PASSKEY_ADD_ACTION,
  PASSKEY_ASK_ACTION,
  PASSKEY_LOG_IN_ACTION,
  PASSKEY_NEW_ACTION,
} from '#wire/generic-actions.ts';
import { isRefusal } from '../ui/forms/send-form.ts';

// Asks the server what to sign, the device to sign it, and the server whether it is right. An empty
// message is for what the device did not do: it has its own words for that.

const STOPPED: PasskeyResponse = { ok: false, message: '' };

async function call(url: string, action: string, body: object): Promise<unknown> {
  const response = await fetch(`${url}?action=${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

type Question<Options> = Extract<PasskeyQuestion<Options>, { ok: true }>;
type Done = Extract<PasskeyResponse, { ok: true }>;

const isQuestion = <Options extends object>(body: unknown): body is Question<Options> =>
  hasFields<Question<object>>(body, { ok: 'boolean', ticket: 'string', options: 'object' }) &&
  body.ok;

const isDone = (body: unknown): body is Done =>
  hasFields<Done>(body, { ok: 'boolean', url: 'string' }) && body.ok;

const toResult = (body: unknown): PasskeyResponse =>
  isDone(body) || isRefusal(body) ? body : STOPPED;

interface NewPasskey {
  nonce: string;
  password: string;
  name: string;
}

export async function addPasskey(
  url: string,
  { nonce, password, name }: NewPasskey,
): Promise<PasskeyResponse> {
  try {
    const requested = await call(url, PASSKEY_NEW_ACTION, { _wpnonce: nonce, password });
    if (!isQuestion<PublicKeyCredentialCreationOptionsJSON>(requested)) return toResult(requested);
    const credential = await startRegistration({ optionsJSON: requested.options });
    const sent = { _wpnonce: nonce, ticket: requested.ticket, name, credential };
    return toResult(await call(url, PASSKEY_ADD_ACTION, sent));
  } catch {
    // Cancelled, timed out, no authenticator, or no connection.
    return STOPPED;
  }
}

export async function logInByPasskey(
  url: string,
  { nonce, redirectTo }: { nonce: string; redirectTo: string },
): Promise<PasskeyResponse> {
  try {
    const requested = await call(url, PASSKEY_ASK_ACTION, { nonce });
    if (!isQuestion<PublicKeyCredentialRequestOptionsJSON>(requested)) return toResult(requested);
    const credential = await startAuthentication({ optionsJSON: requested.options });
    const sent = { nonce, ticket: requested.ticket, redirect_to: redirectTo, credential };
    return toResult(await call(url, PASSKEY_LOG_IN_ACTION, sent));
  } catch {
    // Cancelled, timed out, no passkey for this shop, or no connection.
    return STOPPED;
  }
}
