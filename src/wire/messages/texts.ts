import type { Message } from '#rules/messages/format.ts';

/** The texts of a group in another language; one that is missing is shown in English. */
export type Texts<Group> = { readonly [Key in keyof Group]?: Message };
