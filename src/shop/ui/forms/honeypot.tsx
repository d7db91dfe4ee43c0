/** A field hidden from people; bots fill it in. */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
