import { useState } from 'react';
import { AutocompleteInput, type AutocompleteInputProps } from 'react-admin';
import { matchesFirst } from '#rules/search/match-rank.ts';

interface Choice {
  id: number | string;
  name: string;
}

interface MatchInputProps extends Omit<AutocompleteInputProps, 'choices' | 'onInputChange'> {
  choices: readonly Choice[];
}

/** A choice of a list at hand, the best match of what is typed first. */
export function MatchInput({ choices, ...props }: MatchInputProps) {
  const [typed, setTyped] = useState('');
  return (
    <AutocompleteInput
      {...props}
      choices={matchesFirst(choices, typed, ({ name }) => [name])}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
    />
  );
}
