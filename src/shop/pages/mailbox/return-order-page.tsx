import { photosField } from '#wire/forms/return-form.ts';
import type { ReturnableItem, ReturnOrderPage } from '#wire/returns.ts';
import notes from '../../order/order-notes.module.css';
import { ReturnEntry } from '../../order/order-returns.tsx';
import { Button } from '../../ui/button.tsx';
import { describedBy, Field } from '../../ui/forms/field.tsx';
import { FieldError } from '../../ui/forms/field-error.tsx';
import mailbox from '../../ui/forms/mailbox-page.module.css';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Image } from '../../ui/image.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './return-order-page.module.css';

interface PageProps {
  data: ReturnOrderPage;
}

/** What comes back of an order. A plain form: it works without script. */
export function ReturnOrderPageView({ data }: PageProps) {
  const t = useTranslator();
  const { routes } = useShop();
  const title = t('returns.title');
  const breadcrumbs = [
    { name: t('layout.home'), url: routes.home },
    { name: t('orders.numberOf', { number: data.number }), url: '' },
    { name: title, url: '' },
  ];
  const general = data.problems.filter(({ field }) => field === '');
  const open = data.items.some(({ left }) => left > 0);
  return (
    <>
      <PageTitle title={title} breadcrumbs={breadcrumbs} />
      <div className={`page-width ${mailbox.page} ${styles.page}`}>
        {data.notice !== '' && (
          <Notice kind="success">
            <p>{data.notice}</p>
          </Notice>
        )}
        {general.map(({ text }) => (
          <Notice key={text} kind="error">
            <p>{text}</p>
          </Notice>
        ))}
        {data.returns.length > 0 && <EarlierReturns data={data} />}
        {open && <ReturnForm data={data} />}
        {!open && <p>{t('returns.nothing')}</p>}
      </div>
    </>
  );
}

function EarlierReturns({ data }: PageProps) {
  const t = useTranslator();
  const { nonces } = useShop();
  return (
    <section className={notes.notes}>
      <h2 className={notes.title}>{t('returns.yours')}</h2>
      <ol className={notes.list}>
        {data.returns.map((record) => (
          <ReturnEntry key={record.id} record={record}>
            {record.canWithdraw && (
              <form method="post">
                <input type="hidden" name="_wpnonce" value={nonces.public} readOnly />
                <Button type="submit" name="withdraw" value={String(record.id)} variant="quiet">
                  {t('returns.withdraw')}
                </Button>
              </form>
            )}
          </ReturnEntry>
        ))}
      </ol>
    </section>
  );
}

function ReturnForm({ data }: PageProps) {
  const t = useTranslator();
  const { nonces } = useShop();
  const problemOf = (field: string) => data.problems.find((each) => each.field === field)?.text;
  const chosen = data.typed.way || (data.ways.length === 1 ? data.ways[0]?.value : '');
  return (
    <form method="post" encType="multipart/form-data" className={styles.form}>
      {/* Before the files: who may send them is decided by what is above them. */}
      <input type="hidden" name="_wpnonce" value={nonces.public} readOnly />
      <input type="hidden" name="return_key" value={data.key} readOnly />
      <p>{t('returns.text', { number: data.number })}</p>
      {data.items.map((item) => (
        <Item key={item.id} item={item} data={data} problem={problemOf(String(item.id))} />
      ))}
      <fieldset className={styles.ways} aria-describedby="way-error">
        <legend className={styles.legend}>{t('returns.instead')}</legend>
        {data.ways.map(({ value, label }) => (
          <label key={value} className={styles.way}>
            <input type="radio" name="way" value={value} defaultChecked={chosen === value} />
            {label}
          </label>
        ))}
        <FieldError id="way-error" text={problemOf('way')} />
      </fieldset>
      <section className={notes.notes}>
        <h2 className={notes.title}>{t('returns.terms')}</h2>
        <ul className={styles.terms}>
          {data.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {data.termsUrl !== '' && (
          <a href={data.termsUrl} className={notes.link}>
            {t('returns.readMore')}
          </a>
        )}
      </section>
      <Button type="submit">{t('returns.send')}</Button>
    </form>
  );
}

interface ItemProps {
  item: ReturnableItem;
  data: ReturnOrderPage;
  problem: string | undefined;
}

function Item({ item, data, problem }: ItemProps) {
  const { id, name, details, image, left, text } = item;
  return (
    <fieldset className={styles.item} disabled={left === 0}>
      <legend className={styles.name}>{name}</legend>
      {image && (
        <span className={styles.picture}>
          <Image image={image} sizes="72px" upTo={320} alt="" />
        </span>
      )}
      <div className={styles.fields}>
        {details.length > 0 && <p className={styles.detail}>{details.join(', ')}</p>}
        <p className={styles.detail}>{text}</p>
        {left > 0 && <ItemFields item={item} data={data} />}
        <FieldError id={`line-${id}-error`} text={problem} />
      </div>
    </fieldset>
  );
}

/** The rest is shown once a number is chosen; without style sheets it always is. */
function ItemFields({ item, data }: Pick<ItemProps, 'item' | 'data'>) {
  const t = useTranslator();
  const { id } = item;
  const typed = data.typed.lines[String(id)] ?? { quantity: '', reason: '', note: '' };
  const reasons = [{ value: '', label: t('returns.choose') }, ...data.reasons];
  const photos = `photos-${id}`;
  return (
    <>
      <HowMany item={item} typed={typed.quantity} />
      <div className={styles.more}>
        <SelectField
          label={t('returns.why')}
          name={`lines[${id}][reason]`}
          defaultValue={typed.reason}
          options={reasons}
        />
        <TextArea
          label={t('returns.more')}
          name={`lines[${id}][note]`}
          defaultValue={typed.note}
          maxLength={1000}
          rows={3}
        />
        {data.maxPhotos > 0 && (
          <Field id={photos} label={t('returns.photo', { count: data.maxPhotos })}>
            <input
              {...describedBy(photos, {})}
              id={photos}
              type="file"
              name={`${photosField(id)}[]`}
              accept="image/jpeg,image/png,image/webp,image/gif"
              multiple={data.maxPhotos > 1}
            />
          </Field>
        )}
      </div>
    </>
  );
}

/** So many can be chosen from a list. */
const MAX_CHOICES = 20;

function HowMany({ item, typed }: { item: ReturnableItem; typed: string }) {
  const t = useTranslator();
  const { id, left, step } = item;
  const name = `lines[${id}][quantity]`;
  if (step !== 1 || left > MAX_CHOICES) {
    const limits = { min: 0, max: left, step, inputMode: 'decimal' } as const;
    return (
      <TextField
        {...limits}
        type="number"
        label={t('returns.howMany')}
        name={name}
        defaultValue={typed}
        placeholder="0"
      />
    );
  }
  const counts = Array.from({ length: Math.floor(left) + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t('returns.none') : String(count),
  }));
  return (
    <SelectField
      label={t('returns.howMany')}
      name={name}
      defaultValue={typed || '0'}
      options={counts}
    />
  );
}
