import type { settingRefusals } from '../../../settings/refusals.ts';
import type { Texts } from '../../../texts.ts';

export const germanSettingRefusals: Texts<typeof settingRefusals> = {
  'settings.refused.unknown': 'ist keine Einstellung',
  'settings.refused.fixed': 'kann nicht geändert werden: Gespeicherte Beträge wären andere',
  'settings.refused.changed': 'wurde inzwischen von jemand anderem geändert',
  'settings.refused.role': 'wird nur von Administratoren geändert',
  'settings.refused.program':
    'kann von einer Person geändert werden oder mit dem Schlüssel eines Administrators, der lesen und schreiben darf und nicht abläuft',
  'settings.refused.password': 'braucht noch einmal Ihr Passwort',
  'settings.refused.other': 'ist hier nicht gültig',
  'settings.refused.empty': 'muss ausgefüllt werden',
  'settings.refused.number': 'muss eine Zahl sein',
  'settings.refused.whole': 'muss eine ganze Zahl sein',
  'settings.refused.text': 'muss ein Text sein',
  'settings.refused.switch': 'muss ein oder aus sein',
  'settings.refused.list': 'muss eine Liste sein',
  'settings.refused.fields': 'muss die Felder dieser Einstellung haben',
  'settings.refused.choice': 'muss einer der angebotenen Werte sein',
  'settings.refused.least': 'muss mindestens {limit} sein',
  'settings.refused.above': 'muss mehr als {limit} sein',
  'settings.refused.most': 'darf höchstens {limit} sein',
  'settings.refused.shortest': {
    one: 'muss mindestens {count} Zeichen haben',
    other: 'muss mindestens {count} Zeichen haben',
  },
  'settings.refused.longest': {
    one: 'darf höchstens {count} Zeichen haben',
    other: 'darf höchstens {count} Zeichen haben',
  },
  'settings.refused.fewest': {
    one: 'muss mindestens {count} Eintrag haben',
    other: 'muss mindestens {count} Einträge haben',
  },
  'settings.refused.tooMany': {
    one: 'darf höchstens {count} Eintrag haben',
    other: 'darf höchstens {count} Einträge haben',
  },
  'settings.refused.email': 'muss eine E-Mail-Adresse sein, etwa shop@example.com',
  'settings.refused.address': 'muss eine Webadresse sein, die mit https:// oder http:// beginnt',
  'settings.refused.link': 'muss ein Pfad des Shops sein, etwa /datenschutz, oder eine Webadresse',
  'settings.refused.publicAddress':
    'muss ein Server im Internet sein, nicht dieser und keiner aus seinem eigenen Netz',
  'settings.refused.origin': 'muss der Anfang einer Webadresse sein, etwa https://cdn.example',
  'settings.refused.tiles':
    'muss eine Webadresse sein, die mit https:// oder http:// beginnt und {z} enthält',
  'settings.refused.stripePublishableKey': 'muss mit pk_ beginnen',
  'settings.refused.stripeSecretKey': 'muss mit sk_ oder rk_ beginnen',
  'settings.refused.stripeWebhookSecret': 'muss mit whsec_ beginnen',
  'settings.refused.spaces': 'darf keine Leerzeichen enthalten',
  'settings.refused.smtp': 'muss mit smtp:// oder smtps:// beginnen',
  'settings.refused.path':
    'muss mit / beginnen und darf nur Kleinbuchstaben, Ziffern, Binde- und Unterstriche haben',
  'settings.refused.color':
    'muss eine Farbe sein: # und sechs Kleinbuchstaben oder Ziffern, etwa #ad4519',
  'settings.refused.contrast':
    'hat mit {other} einen Kontrast von {ratio} zu 1 und braucht {needed} zu 1, um lesbar zu sein',
  'settings.refused.domain': 'muss eine Domain sein, etwa shop.example',
  'settings.refused.language': 'muss eine Sprache sein, etwa de-DE oder en',
  'settings.refused.timeZone': 'muss eine Zeitzone sein, etwa Europe/Berlin',
  'settings.refused.country': 'muss ein Land mit seinen zwei Großbuchstaben sein, etwa DE',
  'settings.refused.currency': 'muss eine Währung mit ihren drei Großbuchstaben sein, etwa EUR',
  'settings.refused.time': 'muss eine Uhrzeit sein, etwa 14:30',
  'settings.refused.day': 'muss ein Tag sein, etwa 2026-12-24',
  'settings.refused.hours': 'müssen Öffnungszeiten sein, etwa 9:00-12:00, 13:00-18:00',
  'settings.refused.placeId':
    'muss eine eigene Kennung sein, aus höchstens 20 Kleinbuchstaben, Ziffern und Bindestrichen',
  'settings.refused.word':
    'muss aus einem oder zwei Wörtern mit Buchstaben und Ziffern bestehen, je höchstens 40',
  'settings.refused.name':
    'darf nur Buchstaben, Ziffern, Binde- und Unterstriche haben, und nicht zu viele davon',
  'settings.refused.smallName':
    'darf nur Kleinbuchstaben, Ziffern und Unterstriche haben, höchstens 40',
  'settings.refused.elementName':
    'muss mit einem Buchstaben beginnen und darf nur Buchstaben, Ziffern, Binde- und Unterstriche haben',
  'settings.refused.secret':
    'muss mindestens 8 Buchstaben, Ziffern, Binde- oder Unterstriche haben oder leer sein',
  'settings.refused.cookie': 'darf nur Buchstaben, Ziffern, Punkte, Binde- und Unterstriche haben',
  'settings.refused.fileType': 'muss eine Bild- oder Videoart sein, etwa image/png oder video/mp4',
  'settings.refused.customField':
    'muss Namen haben, die mit wcpa_pcf_ beginnen, danach Kleinbuchstaben, Ziffern und Unterstriche',
  'settings.refused.noParameters': 'darf keinen Teil haben, der mit einem Doppelpunkt beginnt',
  'settings.refused.parameters': 'muss {parameters} enthalten',
  'settings.refused.reserved': 'ist eine Adresse des Shops selbst',
  'settings.refused.taken': 'ist schon die Adresse einer anderen Seite: {page}',
};
