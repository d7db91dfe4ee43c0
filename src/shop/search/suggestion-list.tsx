import { highlighted } from '#rules/search/highlight.ts';
import styles from './suggestion-list.module.css';
import type { SuggestionGroup, SuggestionRow } from './suggestion-rows.ts';

interface SuggestionListProps {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** What the rows were suggested for. */
  typed: string;
  activeId: string | undefined;
  onChoose(): void;
}

/** The listbox of the search field; each row is a link, so that it opens in another tab too. */
export function SuggestionList({
  id,
  label,
  groups,
  typed,
  activeId,
  onChoose,
}: SuggestionListProps) {
  return (
    <div role="listbox" id={id} aria-label={label} className={styles.list}>
      {groups.map(({ title, rows }, at) => {
        const titleId = `${id}-title-${at}`;
        const options = rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            typed={typed}
            active={row.id === activeId}
            onChoose={onChoose}
          />
        ));
        if (title === '') return options;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but no fieldset.
          <div key={titleId} role="group" aria-labelledby={titleId}>
            <p id={titleId} role="presentation" className={styles.title}>
              {title}
            </p>
            {options}
          </div>
        );
      })}
    </div>
  );
}

interface RowProps {
  row: SuggestionRow;
  typed: string;
  active: boolean;
  onChoose(): void;
}

function Row({ row, typed, active, onChoose }: RowProps) {
  if (row.url === '') {
    return (
      <div
        id={row.id}
        role="option"
        tabIndex={-1}
        aria-selected="false"
        aria-disabled="true"
        className={styles.none}
      >
        {row.text}
      </div>
    );
  }
  return (
    <a
      id={row.id}
      role="option"
      href={row.url}
      tabIndex={-1}
      aria-selected={active}
      className={styles.row}
      onClick={onChoose}
    >
      {row.img !== undefined && (
        <img src={row.img} alt="" width={44} height={44} className={styles.picture} />
      )}
      <span className={row.isName ? styles.name : styles.link}>
        {row.isName ? <Name text={row.text} typed={typed} /> : row.text}
      </span>
      {row.price !== undefined && (
        <span
          className={styles.price}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own HTML of a price.
          dangerouslySetInnerHTML={{ __html: row.price }}
        />
      )}
    </a>
  );
}

function Name({ text, typed }: { text: string; typed: string }) {
  let end = 0;
  return highlighted(text, typed).map((part) => {
    end += part.text.length;
    return part.hit ? <mark key={end}>{part.text}</mark> : part.text;
  });
}
