import type { adminMenuMessages } from '../../../admin/menus.ts';
import type { Texts } from '../../../texts.ts';

export const germanMenus: Texts<typeof adminMenuMessages> = {
  'admin.menus': 'Menüs',
  'admin.menu.which': 'Menü',
  'admin.menu.top': 'Leiste ganz oben',
  'admin.menu.main': 'Hauptmenü',
  'admin.menu.wide': 'Menü auf breiten Bildschirmen',
  'admin.menu.footer-1': 'Fußbereich, erste Spalte',
  'admin.menu.footer-2': 'Fußbereich, zweite Spalte',
  'admin.menu.footer-3': 'Fußbereich, dritte Spalte',
  'admin.menu.footer-4': 'Fußbereich, vierte Spalte',
  'admin.menu.hint':
    'Ziehen Sie einen Eintrag am Griff oder bewegen Sie ihn mit den Pfeiltasten; seine Untereinträge wandern mit. Einrücken und Ausrücken ändern seine Ebene.',
  'admin.menu.footerHint':
    'Der oberste Eintrag ist der Titel der Spalte, die darunter sind ihre Links.',
  'admin.menu.empty': 'Dieses Menü hat noch keine Einträge.',
  'admin.menu.add': 'Eintrag hinzufügen',
  'admin.menu.newEntry': 'Neuer Eintrag',
  'admin.menu.edit': 'Bearbeiten',
  'admin.menu.done': 'Fertig',
  'admin.menu.in': 'Einrücken',
  'admin.menu.out': 'Ausrücken',
  'admin.menu.remove': 'Entfernen',
  'admin.menu.label': 'Text',
  'admin.menu.kind': 'Führt zu',
  'admin.menu.kind.page': 'Einer Seite',
  'admin.menu.kind.product_cat': 'Einer Kategorie',
  'admin.menu.kind.product': 'Einem Produkt',
  'admin.menu.kind.address': 'Einer Adresse',
  'admin.menu.find': 'Nach dem Namen suchen',
  'admin.menu.found': 'Nichts gefunden',
  'admin.menu.address': 'Adresse',
  'admin.menu.addressHint':
    'Etwa /shop, https://… oder mailto:…; leer lassen für einen Titel ohne Link.',
  'admin.menu.mega': 'Untereinträge als Tafel mit Spalten und Bild zeigen',
  'admin.menu.panel': 'Tafel aus Blöcken',
  'admin.menu.noPanel': 'Keine: was unter dem Eintrag steht',
  'admin.menu.panelHint':
    'Gemeinsame Blöcke, die sich unter dem Eintrag öffnen. Auf Telefonen folgen sie den Einträgen darunter.',
  'admin.menu.noSets':
    'Es gibt noch keine gemeinsamen Blöcke. Legen Sie welche im visuellen Editor einer Seite an: Mehr, Block gemeinsam verwenden.',
  'admin.menu.panelLeavesOut': 'Eine Tafel kommt ohne Skript aus und lässt weg:',
  'admin.menu.picture': 'Bild der Tafel',
  'admin.menu.save': 'Menü speichern',
  'admin.menu.saved': 'Das Menü ist gespeichert.',
  'admin.menu.conflict':
    'Jemand anderes hat dieses Menü inzwischen gespeichert. Laden Sie es neu; Ihre Änderungen hier gehen verloren.',
};
