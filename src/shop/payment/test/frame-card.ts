import {
  cardBrand,
  groupDigits,
  groupExpiry,
  toDigits,
} from '#rules/payments/test-pay/card-brand.ts';
import {
  CARD_FIELDS,
  type CardField,
  type CardProblem,
  checkCard,
  type TypedCard,
} from '#rules/payments/test-pay/check-card.ts';
import type { FrameHandlers } from './frame-messages.ts';
import { requestToken } from './request-token.ts';

/** The fields for a card, inside their frame. */
export function openCardFields(): FrameHandlers {
  const inputs = findInputs();
  const brand = document.querySelector('#brand');
  const typed = (): TypedCard => ({
    number: inputs.number?.value ?? '',
    expiry: inputs.expiry?.value ?? '',
    code: inputs.code?.value ?? '',
  });

  function showBrand(): void {
    const { title, codeLength } = cardBrand(toDigits(typed().number));
    if (brand && brand.textContent !== title) brand.textContent = title;
    if (inputs.code) inputs.code.maxLength = codeLength;
  }

  const forms: Record<CardField, (value: string) => string> = {
    number: (value) => groupDigits(toDigits(value)),
    expiry: groupExpiry,
    code: (value) => toDigits(value).slice(0, 4),
  };
  for (const field of CARD_FIELDS) {
    const input = inputs[field];
    input?.addEventListener('input', (event) => {
      const erases = event instanceof InputEvent && event.inputType.startsWith('delete');
      if (!erases) rewrite(input, forms[field]);
      showProblem(input, '');
      if (field === 'number') showBrand();
    });
    // What was left half typed is marked; what is still empty, once the form is sent.
    input?.addEventListener('change', () => {
      const problem = check(typed()).find((one) => one.field === field);
      if (problem && problem.code !== 'missing') showProblem(input, problem.code);
    });
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-number]')) {
    button.addEventListener('click', () => {
      const number = button.dataset.number ?? '';
      fill({ number: groupDigits(number), expiry: `12/${nextYear()}`, code: '123' });
      inputs.number?.focus();
    });
  }

  function fill(card: TypedCard): void {
    for (const field of CARD_FIELDS) {
      const input = inputs[field];
      if (!input) continue;
      input.value = card[field];
      showProblem(input, '');
    }
    showBrand();
  }

  /** True where nothing is wrong. */
  function show(problems: readonly CardProblem[]): boolean {
    for (const field of CARD_FIELDS) {
      const input = inputs[field];
      const problem = problems.find((one) => one.field === field);
      if (input) showProblem(input, problem?.code ?? '');
    }
    return problems.length === 0;
  }

  function firstProblem(): string {
    const wrong = document.querySelectorAll('.problem');
    return [...wrong].map((one) => one.textContent).find((text) => text !== '') ?? '';
  }

  return {
    async check() {
      return show(check(typed())) ? {} : { problem: firstProblem() };
    },
    async token({ setup }) {
      const card = typed();
      if (!show(check(card))) return { problem: firstProblem() };
      const reply = await requestToken(card, typeof setup === 'string' ? setup : '');
      if (reply.kind === 'token') return { token: reply.token };
      if (reply.kind === 'problems') {
        show(reply.problems);
        return { problem: firstProblem() };
      }
      return { problem: document.querySelector<HTMLElement>('#fields')?.dataset[reply.kind] ?? '' };
    },
  };
}

function findInputs(): Partial<Record<CardField, HTMLInputElement>> {
  return Object.fromEntries(
    CARD_FIELDS.flatMap((field) => {
      const input = document.querySelector<HTMLInputElement>(`input#${field}`);
      return input ? [[field, input]] : [];
    }),
  );
}

function check(card: TypedCard): CardProblem[] {
  const now = new Date();
  return checkCard(card, { year: now.getFullYear(), month: now.getMonth() + 1 });
}

/** Written as cards are, with the caret behind the same digit. */
function rewrite(input: HTMLInputElement, form: (value: string) => string): void {
  const { value, selectionStart } = input;
  const written = form(value);
  if (written === value) return;
  const atEnd = selectionStart === null || selectionStart === value.length;
  const digits = toDigits(value.slice(0, selectionStart ?? value.length)).length;
  input.value = written;
  if (atEnd) return;
  let place = 0;
  for (let seen = 0; place < written.length && seen < digits; place += 1) {
    if (/\d/.test(written.charAt(place))) seen += 1;
  }
  input.setSelectionRange(place, place);
}

/** Beside the field; '' hides it. The texts come with the document. */
function showProblem(input: HTMLInputElement, code: string): void {
  const place = document.querySelector(`#${input.id}-problem`);
  const text = code === '' ? '' : (input.dataset[code] ?? '');
  if (place && place.textContent !== text) place.textContent = text;
  if (code === '') input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

function nextYear(): string {
  return String((new Date().getFullYear() + 1) % 100).padStart(2, '0');
}
