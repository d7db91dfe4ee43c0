import { useEffect, useState } from 'react';
import { type EmailSample, sampleResponse } from '#wire/vitrine/email.ts';
import { useAdmin } from '../admin-context.tsx';
import type { TypedTexts } from './email-texts.tsx';

interface SampleParts {
  id: string;
  typed: TypedTexts;
  /** Written for the last order, else for an example. */
  isForLastOrder: boolean;
  /** Nothing is asked while a text is wrong. */
  isRight: boolean;
}

const PAUSE = 400;

/** The email as the server writes it from what is typed, a moment after the last key. */
export function useSample({ id, typed, isForLastOrder, isRight }: SampleParts): EmailSample | null {
  const { client } = useAdmin();
  const [sample, setSample] = useState<EmailSample | null>(null);
  const texts = JSON.stringify(typed);
  useEffect(() => {
    if (!isRight) return undefined;
    let isCurrent = true;
    const wait = setTimeout(async () => {
      const response = await client.send({
        path: `vitrine/v1/emails/${id}/preview`,
        method: 'POST',
        data: { texts: JSON.parse(texts), last_order: isForLastOrder },
      });
      if (isCurrent && response.ok) setSample(sampleResponse.parse(response.data));
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(wait);
    };
  }, [client, id, texts, isForLastOrder, isRight]);
  return sample;
}
