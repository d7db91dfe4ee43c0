import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyQuestion } from '#wire/forms/passkey-calls.ts';
import {
  PASSKEY_ADD_ACTION,
  PASSKEY_ASK_ACTION,
  PASSKEY_LOG_IN_ACTION,
  PASSKEY_NEW_ACTION,
} from '#wire/generic-actions.ts';

// Asks the server what to sign, the device to sign it, and the server whether it is right. An empty
// message is for what the device did not do: it has its own words for that.

const STOPPED: PasskeyAnswer = { ok: false, message: '' };

async function call<Answer>(url: string, action: string, body: object): Promise<Answer> {
  const answer = await fetch(`${url}?action=${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

interface NewPasskey {
  nonce: string;
  password: string;
  name: string;
}

export async function addPasskey(
  url: string,
  { nonce, password, name }: NewPasskey,
): Promise<PasskeyAnswer> {
  try {
    const asked = await call<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON>>(
      url,
      PASSKEY_NEW_ACTION,
      { _wpnonce: nonce, password },
    );
    if (!asked.ok) return asked;
    const credential = await startRegistration({ optionsJSON: asked.options });
    const sent = { _wpnonce: nonce, ticket: asked.ticket, name, credential };
    return await call<PasskeyAnswer>(url, PASSKEY_ADD_ACTION, sent);
  } catch {
    // Cancelled, timed out, no authenticator, or no connection.
    return STOPPED;
  }
}

export async function logInByPasskey(
  url: string,
  { nonce, redirectTo }: { nonce: string; redirectTo: string },
): Promise<PasskeyAnswer> {
  try {
    const asked = await call<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON>>(
      url,
      PASSKEY_ASK_ACTION,
      { nonce },
    );
    if (!asked.ok) return asked;
    const credential = await startAuthentication({ optionsJSON: asked.options });
    const sent = { nonce, ticket: asked.ticket, redirect_to: redirectTo, credential };
    return await call<PasskeyAnswer>(url, PASSKEY_LOG_IN_ACTION, sent);
  } catch {
    // Cancelled, timed out, no passkey for this shop, or no connection.
    return STOPPED;
  }
}
