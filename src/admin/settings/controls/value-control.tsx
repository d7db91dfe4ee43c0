import { settingControl } from '#rules/settings/setting-control.ts';
import { SETTING_UNITS } from '#wire/messages/settings/units.ts';
import {
  ChoiceControl,
  ChoicesControl,
  CountriesControl,
  CountryControl,
  SwitchControl,
  TextsControl,
  WeekdaysControl,
} from './choice-control.tsx';
import type { ValueControlProps } from './control-props.ts';
import { problemText } from './field-problems.ts';
import { FieldsControl, NamedControl, RowsControl } from './fields-control.tsx';
import { NumberControl, PairControl } from './number-control.tsx';
import { TextControl, WordGroupsControl } from './text-control.tsx';

/** The control that fits the schema of a value. */
export function ValueControl({ schema, problems, ...controlProps }: ValueControlProps) {
  const { field } = controlProps;
  const props = { ...controlProps, problem: problemText(problems, controlProps.value) };
  const control = settingControl(schema);
  switch (control?.kind) {
    case 'switch':
      return <SwitchControl {...props} />;
    case 'choice':
      return <ChoiceControl {...props} values={control.values} />;
    case 'choices':
      return <ChoicesControl {...props} values={control.values} />;
    case 'weekdays':
      return <WeekdaysControl {...props} />;
    case 'number':
      return <NumberControl {...props} {...control} unit={SETTING_UNITS[field]} />;
    case 'pair':
      return <PairControl {...props} {...control} />;
    case 'text':
      return <TextControl {...props} {...control} />;
    case 'long-text':
      return <TextControl {...props} input="text" maxLength={control.maxLength} lines={3} />;
    case 'country':
      return <CountryControl {...props} />;
    case 'countries':
      return <CountriesControl {...props} />;
    case 'texts':
      return <TextsControl {...props} />;
    case 'word-groups':
      return <WordGroupsControl {...props} />;
    case 'fields':
      return (
        <FieldsControl
          {...controlProps}
          problems={problems}
          Inner={ValueControl}
          fields={control.fields}
        />
      );
    case 'rows':
      return (
        <RowsControl {...controlProps} problems={problems} Inner={ValueControl} {...control} />
      );
    case 'named':
      return (
        <NamedControl
          {...controlProps}
          problems={problems}
          Inner={ValueControl}
          of={control.value}
        />
      );
    default:
      return null;
  }
}
