/** Fired on the document to show the choices again. */
export const OPEN_CONSENT = 'vitrine_open_consent';

export function openConsent(): void {
  document.dispatchEvent(new Event(OPEN_CONSENT));
}
