import type { locationMessages } from '../../locations.ts';
import type { Texts } from '../../texts.ts';

export const germanLocationMessages: Texts<typeof locationMessages> = {
  'locations.hint': 'Geben Sie einen Ort mit Region oder Land ein, zum Beispiel Bonn, Deutschland.',
  'locations.list': 'Passende Orte',
  'locations.searching': 'Suche läuft …',
  'locations.none': 'Kein Ort gefunden für „{query}“.',
  'locations.count': { one: '{count} Ort gefunden', other: '{count} Orte gefunden' },
  'locations.townsOnly': 'Adressen können gerade nicht gesucht werden, Orte aber schon.',
  'locations.down':
    'Orte können gerade nicht gesucht werden. Bitte versuchen Sie es gleich noch einmal.',
  'locations.many': 'Zu viele Suchen auf einmal, bitte warten Sie einen Moment.',
  'locations.noDetails': 'Keine Angaben zu dieser Eingabe: „{name}“',
  'locations.outside': 'An diesen Ort können wir nicht liefern.',
  'locations.point': 'Das ist kein Punkt auf der Karte.',
  'locations.meant': 'Meinten Sie: {names}?',
  'locations.showMap': 'Karte anzeigen',
  'locations.hideMap': 'Karte ausblenden',
  'locations.mapOf': '{label}: Karte',
  'locations.mapHelp':
    'Klicken Sie auf die Karte, um die Nadel zu versetzen. Zwei Finger oder die Pfeiltasten verschieben die Karte; Plus und Minus zoomen.',
  'locations.takeMiddle': 'Nadel in die Mitte der Karte setzen',
  'locations.here': 'Meinen Standort verwenden',
  'locations.noPosition': 'Wir konnten Ihren Standort nicht ermitteln.',
  'locations.zoomIn': 'Vergrößern',
  'locations.zoomOut': 'Verkleinern',
  'locations.mapFailed':
    'Die Karte konnte nicht geladen werden. Die Liste funktioniert auch ohne sie.',
  'locations.by': 'Orte: {names}',
};
