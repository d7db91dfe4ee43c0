/** Bar, menu and cards in their places until the screen is there, as the document has them (main.css). */
export function Frame() {
  return (
    <div className="admin-frame" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
