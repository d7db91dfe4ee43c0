import { MailboxForm } from '../ui/forms/mailbox-form.tsx';
import { useTranslator } from '../ui/shop-context.tsx';

interface AlertFieldsProps {
  item: number;
  action: string;
  days: number;
  busy?: boolean;
  typed?: string;
  problem?: string | undefined;
  onSend?: (form: HTMLFormElement) => void;
}

export function AlertFields({ item, days, ...form }: AlertFieldsProps) {
  const t = useTranslator();
  return (
    <MailboxForm
      prefix="alert"
      label={t('stockAlert.email')}
      button={t('stockAlert.button')}
      consent={t('stockAlert.consent', { count: days })}
      {...form}
    >
      <input type="hidden" name="item" value={item} />
    </MailboxForm>
  );
}
