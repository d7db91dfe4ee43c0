import type { ShippingMethod } from '#rules/shipping/shipping.ts';
import type { SettingField } from '#wire/wc/shipping.ts';
import { Refusal } from '../../rest/codec.ts';

/** A field of a method's form, and the method with another text in it. */
export interface MethodField {
  form: SettingField;
  change(text: string): ShippingMethod | Refusal;
}

export const noValue = new Refusal('is not a value it can have');
