import type { SettingField } from '#wire/wc/shipping.ts';

/** One field of a form of settings, as WooCommerce describes it. */
export function settingField(
  id: string,
  label: string,
  type: string,
  value: string,
  fallback: string,
  options?: Readonly<Record<string, string>>,
): SettingField {
  const texts = { id, label, description: '', type, value, default: fallback, tip: '' };
  return { ...texts, placeholder: '', ...(options && { options }) };
}
