import { type CompositionEvent, type InputEvent, useState } from 'react';
import { splitText } from '#rules/options/allowed-text.ts';
import type { TextRules } from '#rules/options/option-form.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Takes characters that the field refuses out of it while they are typed or pasted, and names the
 * last ones. A text that is being composed is left alone until it is complete.
 */
export function useRefusedCharacters(rules: Pick<TextRules, 'allowed'>) {
  const [refused, setRefused] = useState('');
  return {
    refused,
    onInput(event: InputEvent<Typed>) {
      if (!event.nativeEvent.isComposing) setRefused(takeOut(event.currentTarget, rules));
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<Typed>) {
      const found = takeOut(currentTarget, rules);
      if (found === '') return;
      // The form has read the field during the composition.
      currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
      setRefused(found);
    },
  };
}

/** The caret stays between the same characters. */
function takeOut(element: Typed, rules: Pick<TextRules, 'allowed'>): string {
  const { allowed, refused } = splitText(rules, element.value);
  if (refused === '') return '';
  const caret = element.selectionStart ?? element.value.length;
  const before = splitText(rules, element.value.slice(0, caret)).allowed.length;
  element.value = allowed;
  element.setSelectionRange(before, before);
  return refused;
}
