import { Notice } from '../ui/notice/notice.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { useOptions } from './model/options-model.tsx';
import styles from './problem-summary.module.css';
import { showProblem } from './show-problem.ts';

/** After a failed add: all problems, each linked to its field. */
export function ProblemSummary() {
  const t = useTranslator();
  const { submitted, box, options, problems, problemText } = useOptions();
  if (!submitted || problems.length === 0 || !options.settings.errorSummary) return null;
  return (
    <Notice kind="error" className="wcpa_validation_summary">
      <p>{t('options.mend', { count: problems.length })}</p>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.code}`}>
            <button
              type="button"
              className={styles.link}
              onClick={() =>
                showProblem(
                  box.current?.querySelector<HTMLElement>(
                    `[data-option="${CSS.escape(problem.field)}"]`,
                  ) ?? null,
                  options.settings.scrollToError,
                )
              }
            >
              {problemText(problem)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
