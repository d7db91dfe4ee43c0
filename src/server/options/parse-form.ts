import { fieldsAsked } from '#rules/options/condition.ts';
import { showingOrder } from '#rules/options/dependencies.ts';
import type { Formula } from '#rules/options/formula.ts';
import type { FieldPrice, LiveText, OptionField, OptionForm } from '#rules/options/option-form.ts';
import { checkCharacters, checkPattern } from './check-pattern.ts';
import { type FieldDraft, type FormDraft, type FormInput, formInput } from './form-input.ts';
import { parseFormula } from './parse-formula.ts';
import { parseLiveText } from './parse-live-text.ts';

// Reads a form as it is saved and refuses what could not work: an unknown field in a formula or a
// condition, conditions that wait for each other, a pattern that is none or could be made to hang.
// Every problem names its place. Example: { code: 'options.save.cycle', place: 'a, b' }.

export interface FormProblem {
  code: string;
  /** Field id, or the path into what was sent. */
  place: string;
  found?: string;
}

export type ParsedForm =
  | { ok: true; draft: FormDraft; form: OptionForm }
  | { ok: false; problems: FormProblem[] };

export function parseForm(input: FormInput): ParsedForm {
  const read = formInput.safeParse(input);
  if (!read.success) {
    const problems = read.error.issues.map(
      (issue): FormProblem => ({
        code: 'options.save.invalid',
        place: issue.path.join('.'),
        found: issue.message,
      }),
    );
    return { ok: false, problems };
  }
  const draft = read.data;
  const reader = new FormReader(draft);
  const form = reader.form();
  const cycle = showingOrder(form).cycle;
  if (cycle.length > 0) {
    reader.problems.push({ code: 'options.save.cycle', place: cycle.join(', ') });
  }
  return reader.problems.length > 0
    ? { ok: false, problems: reader.problems }
    : { ok: true, draft, form };
}

/** Names the form around the fields uses itself. */
const RESERVED =
  /^(add-to-cart|product_id|productID|variation_id|quantity|action|bundle_items|edit_line|options_seen|nonce|security|attribute_.*)$/;

/** Goes through a draft once and gathers what is wrong on the way. */
class FormReader {
  readonly problems: FormProblem[] = [];
  readonly #draft: FormDraft;
  readonly #known: ReadonlySet<string>;

  constructor(draft: FormDraft) {
    this.#draft = draft;
    const ids = draft.sections.flatMap(({ fields }) => fields.map(({ id }) => id));
    this.#known = new Set(ids);
    for (const [at, id] of ids.entries()) {
      if (ids.indexOf(id) !== at) this.problems.push({ code: 'options.save.twice', place: id });
      if (RESERVED.test(id)) this.problems.push({ code: 'options.save.reserved', place: id });
    }
  }

  form(): OptionForm {
    const { sections, override, asFee, quantity } = this.#draft;
    return {
      sections: sections.map((section) => {
        this.#checkRule(section.rule, section.id);
        return { ...section, fields: section.fields.map((field) => this.#field(field)) };
      }),
      override,
      asFee,
      quantity: quantity.trim() === '' ? null : this.#formula(quantity, 'quantity'),
    };
  }

  #field(draft: FieldDraft): OptionField {
    const { id } = draft;
    this.#checkRule(draft.rule, id);
    if ('rules' in draft) this.#checkRules(draft.rules, id);
    if ('options' in draft) this.#checkOptions(draft.options, id);
    if ('preview' in draft && draft.preview) {
      this.#checkKnown([draft.preview.fontField, draft.preview.colorField].filter(Boolean), id);
    }
    const { price, ...rest } = draft;
    const base = {
      ...rest,
      label: this.#text(draft.label, id),
      help: this.#text(draft.help, id),
      price: this.#price(price, draft),
    };
    return (
      'content' in base ? { ...base, content: this.#text(base.content, id) } : base
    ) as OptionField;
  }

  #price(price: FieldDraft['price'], field: FieldDraft): FieldPrice | null {
    // The products' own prices are prices, whether or not the field names one.
    const asked = price ?? (field.type === 'productGroup' && field.ownPrices ? OWN_PRICES : null);
    if (!asked) return null;
    if (asked.excluded?.kind === 'pattern') this.#add(checkPattern(asked.excluded.text), field.id);
    const formula = asked.pricingType === 'custom' ? this.#formula(asked.formula, field.id) : null;
    return { ...asked, formula };
  }

  #formula(text: string, place: string): Formula {
    const parsed = parseFormula(text, this.#known);
    if (parsed.ok) return parsed.formula;
    const { code, ...more } = parsed.problem;
    this.problems.push({ code, place, found: String(Object.values(more)[0]) });
    return { kind: 'number', value: 0 };
  }

  #text(text: string, place: string): LiveText {
    const parsed = parseLiveText(text, this.#known);
    if (parsed.ok) return parsed.text;
    this.problems.push({ code: parsed.problem.code, place });
    return [];
  }

  #checkRule(rule: FieldDraft['rule'], place: string): void {
    this.#checkKnown(fieldsAsked(rule), place);
  }

  #checkKnown(ids: Iterable<string>, place: string): void {
    for (const id of ids) {
      if (!this.#known.has(id)) {
        this.problems.push({ code: 'options.save.unknownField', place, found: id });
      }
    }
  }

  #checkRules({ pattern, allowed }: { pattern: string; allowed: string }, place: string): void {
    if (pattern !== '') this.#add(checkPattern(pattern), place);
    if (allowed !== '') this.#add(checkCharacters(allowed), place);
  }

  #checkOptions(options: readonly { value: string; other: boolean }[], place: string): void {
    const values = options.map(({ value }) => value);
    if (new Set(values).size < values.length || options.filter(({ other }) => other).length > 1) {
      this.problems.push({ code: 'options.save.sameOption', place });
    }
  }

  #add(code: string | null, place: string): void {
    if (code !== null) this.problems.push({ code, place });
  }
}

const OWN_PRICES = {
  pricingType: 'fixed',
  amount: 0,
  formula: '',
  excluded: null,
  isFee: false,
  isShowPrice: false,
  excludeFromDiscount: false,
  taxpu: 1,
} as const;
