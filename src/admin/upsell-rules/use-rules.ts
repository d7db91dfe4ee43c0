import { useCallback, useEffect, useState } from 'react';
import { upsellRulesResponse, type WrittenRule } from '#wire/vitrine/upsell-rules.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';

export const RULES_PATH = 'vitrine/v1/upsell-rules';

interface StoredRules {
  rules: readonly WrittenRule[];
  /** Of what was read; somebody else may have saved since. */
  version: string;
}

/** The rules while they are written, with what is stored. */
export function useRules() {
  const { client } = useAdmin();
  const [stored, setStored] = useState<StoredRules | null>(null);
  const [rules, setRules] = useState<readonly WrittenRule[]>([]);
  const [problem, setProblem] = useState<RestProblem | null>(null);

  const load = useCallback(async () => {
    const response = await client.send({ path: RULES_PATH });
    setProblem(response.ok ? null : response.problem);
    if (!response.ok) return;
    const read = upsellRulesResponse.parse(response.data);
    setStored({ rules: read.rules, version: response.headers.get('etag') ?? '' });
    setRules(read.rules);
  }, [client]);

  useEffect(() => {
    void load();
  }, [load]);

  async function save(): Promise<boolean> {
    const headers = { 'if-match': stored?.version ?? '' };
    const response = await client.send({
      path: RULES_PATH,
      method: 'PUT',
      data: { rules },
      headers,
    });
    setProblem(response.ok ? null : response.problem);
    if (!response.ok) return false;
    const read = upsellRulesResponse.parse(response.data);
    setStored({ rules: read.rules, version: response.headers.get('etag') ?? '' });
    setRules(read.rules);
    return true;
  }

  const isDirty = stored !== null && JSON.stringify(stored.rules) !== JSON.stringify(rules);
  return { isRead: stored !== null, rules, setRules, isDirty, problem, load, save };
}
