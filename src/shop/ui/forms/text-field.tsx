import { type InputHTMLAttributes, useId } from 'react';
import field from './field.module.css';
import { describedBy, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>;

/** One line of text; `type` may be email, tel, search, url, password, date … */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, className, id: productIdInput, ...input } = props;
  const offlineGatewayId = useId();
  const id = productIdInput ?? offlineGatewayId;
  return (
    <Field {...{ id, label, labelHidden, hint, error, className }}>
      <input
        type="text"
        {...input}
        {...describedBy(id, { hint, error })}
        id={id}
        className={field.control}
      />
    </Field>
  );
}
