import { useEffect, useState } from 'react';
import { SelectField } from '../ui/forms/select-field.tsx';
import { useTranslator } from '../ui/shop-context.tsx';

interface OwnerPlaceProps {
  country: string;
  countries: readonly { code: string; name: string }[];
}

const UNKNOWN = { locale: '', timeZone: '' };

/** Where a new shop is: the browser knows it, and without script the country is chosen. */
export function OwnerPlace({ country, countries }: OwnerPlaceProps) {
  const t = useTranslator();
  const [chosen, setChosen] = useState(country);
  const [known, setKnown] = useState(UNKNOWN);
  useEffect(() => {
    const { language } = navigator;
    const region = new Intl.Locale(language).region ?? '';
    setKnown({
      locale: language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    if (countries.some(({ code }) => code === region)) setChosen(region);
  }, [countries]);
  return (
    <>
      <SelectField
        name="country"
        label={t('account.setUpCountry')}
        hint={t('account.setUpCountryHint')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <input type="hidden" name="locale" value={known.locale} readOnly />
      <input type="hidden" name="time_zone" value={known.timeZone} readOnly />
    </>
  );
}
