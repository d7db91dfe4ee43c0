// What one check of the shop found, in sentences that a person understands.

export const CHECK_IDS = [
  'database',
  'clock',
  'storage',
  'disk',
  'folder',
  'keys',
  'jobs',
  'backup',
  'restore',
  'email',
  'payments',
  'payment-events',
  'webhooks',
  'pages',
  'rights',
  'purchase',
  'last-piece',
  'repeat',
  'clean-up',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

export type CheckVerdict = 'good' | 'attention' | 'failed';

export interface Finding {
  verdict: CheckVerdict;
  message: string;
  /** What to do; empty where nothing is. */
  advice: string;
}

export const good = (message: string): Finding => ({ verdict: 'good', message, advice: '' });

export const attention = (message: string, advice: string): Finding => ({
  verdict: 'attention',
  message,
  advice,
});

export const failed = (message: string, advice: string): Finding => ({
  verdict: 'failed',
  message,
  advice,
});

/** The worst decides. Example: two that are good and one that needs attention need attention. */
export function worstVerdict(findings: readonly Pick<Finding, 'verdict'>[]): CheckVerdict {
  const worst = (['failed', 'attention'] as const).find((verdict) =>
    findings.some((finding) => finding.verdict === verdict),
  );
  return worst ?? 'good';
}
