import { type TextareaHTMLAttributes, useId } from 'react';
import field from './field.module.css';
import { describedBy, Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>;

/** Several lines of text, in the frame of every other field. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, className, id: productIdInput, ...area } = props;
  const offlineGatewayId = useId();
  const id = productIdInput ?? offlineGatewayId;
  return (
    <Field {...{ id, label, labelHidden, hint, error, className }}>
      <textarea
        rows={5}
        {...area}
        {...describedBy(id, { hint, error })}
        id={id}
        className={field.control}
      />
    </Field>
  );
}
