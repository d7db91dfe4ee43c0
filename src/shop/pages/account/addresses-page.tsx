import type { AccountAddressesPage, AccountAddressesView } from '#wire/account.ts';
import { ADDRESS_FORM_NAMES } from '#wire/address.ts';
import { addressProblemText } from '#wire/address-problem.ts';
import { AccountForm, Submit } from '../../account/account-form.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { AddressFields } from '../../address/address-fields.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './addresses-page.module.css';

interface AddressesPageViewProps {
  data: AccountAddressesPage;
}

/** Both addresses, and the form for one of them. */
export function AddressesPageView({ data }: AddressesPageViewProps) {
  const { frame, view } = data;
  const problems = useProblems(view);
  return (
    <AccountFrame frame={{ ...frame, problems: [...frame.problems, ...problems] }}>
      {view.kind === 'list' ? <List view={view} /> : <Edit frame={frame} view={view} />}
    </AccountFrame>
  );
}

/** Problems of the address, for the list that links to its fields. */
function useProblems(view: AccountAddressesView): AccountAddressesPage['frame']['problems'] {
  const t = useTranslator();
  if (view.kind === 'list') return [];
  return view.problems.map((problem) => {
    const name = t(problem.label);
    const text = addressProblemText(problem, t);
    return {
      field: `${view.which}_${ADDRESS_FORM_NAMES[problem.field]}`,
      text: text.includes(name) ? text : t('account.problemOf', { name, problem: text }),
    };
  });
}

function List({ view }: { view: Extract<AccountAddressesView, { kind: 'list' }> }) {
  const t = useTranslator();
  return (
    <>
      <p className={styles.intro}>{t('account.addressesIntro')}</p>
      <div className={`woocommerce-Addresses ${styles.list}`}>
        {view.addresses.map(({ kind, lines, url }) => {
          const name = t(`account.${kind}`);
          const [word, of] =
            lines.length > 0
              ? (['account.addressEdit', 'account.addressEditOf'] as const)
              : (['account.addressAdd', 'account.addressAddOf'] as const);
          return (
            <section key={kind} className={`woocommerce-Address ${styles.box}`}>
              <h2>{name}</h2>
              {lines.length > 0 ? (
                <address className={styles.lines}>
                  {lines.map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name and keep their order.
                    <span key={index}>
                      <bdi>{line}</bdi>
                    </span>
                  ))}
                </address>
              ) : (
                <p className={styles.none}>{t('account.addressNone')}</p>
              )}
              <a
                href={url}
                className={styles.edit}
                aria-label={t(of, { name: name.toLowerCase() })}
              >
                {t(word)}
              </a>
            </section>
          );
        })}
      </div>
    </>
  );
}

interface EditProps {
  frame: AccountAddressesPage['frame'];
  view: Extract<AccountAddressesView, { kind: 'edit' }>;
}

function Edit({ frame, view }: EditProps) {
  const t = useTranslator();
  return (
    <AccountForm frame={frame} className={styles.form} noValidate={view.problems.length > 0}>
      <AddressFields
        kind={view.which}
        value={view.address}
        problems={view.problems}
        countries={view.countries}
        states={view.states}
        asked={view.asked}
      />
      <Submit>{t('account.addressSave')}</Submit>
    </AccountForm>
  );
}
