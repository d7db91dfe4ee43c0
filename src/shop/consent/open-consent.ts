/** Fired on the document by whatever wants the choices shown again. */
export const OPEN_CONSENT = 'vitrine_open_consent';

export function openConsent(): void {
  document.dispatchEvent(new Event(OPEN_CONSENT));
}
