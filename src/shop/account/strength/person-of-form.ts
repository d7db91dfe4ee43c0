import type { PasswordOwner } from '#rules/accounts/password.ts';

const ADDRESS = /\b(email|username)$/;
const NAME = /\b(given-name|family-name|nickname|name)$/;

/** Who is choosing a password, as far as the form around it says. */
export function personOfForm(form: HTMLFormElement | null): PasswordOwner {
  const fields = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
  const filled = (kind: RegExp) =>
    fields.filter((each) => kind.test(each.autocomplete)).map((each) => each.value);
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]');
  return {
    email: filled(ADDRESS)[0] ?? '',
    names: filled(NAME),
    shop: site?.content ?? '',
  };
}
