import type { Message } from '#rules/messages/format.ts';

/**
 * The texts of a group in another language; one that is missing is shown in English. The keys of some
 * groups have a prefix in the table of a language.
 */
export type Texts<Group, Prefix extends string = ''> = {
  readonly [Key in keyof Group as `${Prefix}${Key & string}`]?: Message;
};

/** Of what can be chosen in settings: `choice.analytics.sales.net`. */
export type ChoiceTexts<Choices> = {
  readonly [Setting in keyof Choices as {
    [Value in keyof Choices[Setting]]: `choice.${Setting & string}.${Value & string}`;
  }[keyof Choices[Setting]]]?: Message;
};

/** Of the places of settings: the label and the sentence. */
export type PlaceTexts<Id extends string> = {
  readonly [Key in `place.${Id}` | `place.${Id}.about`]?: string;
};

/** Of settings: the label and the sentence. */
export type SettingTexts<Settings> = {
  readonly [Key in `${keyof Settings & string}${'' | '.about'}`]?: string;
};
