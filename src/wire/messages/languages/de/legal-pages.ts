import type { LegalTemplate } from '../../legal-pages.ts';

// Templates for a shop in Germany. What stands in brackets has to be filled in or deleted.

const CHECK =
  '<p><strong>Vor der Veröffentlichung zu prüfen: Das ist eine Vorlage und keine Rechtsberatung. Ändern Sie, was nicht zu Ihrem Shop passt, und löschen Sie diesen Absatz.</strong></p>';

const IMPRINT = `${CHECK}
<h2>Angaben gemäß § 5 DDG</h2>
<p>{name}<br>{address}</p>
<p>[Rechtsform und vertretungsberechtigte Personen]</p>
<h2>Kontakt</h2>
<p>E-Mail: <a href="mailto:{email}">{email}</a><br>Telefon: [Telefonnummer]</p>
<h2>Register</h2>
<p>[Registergericht und Registernummer, falls eingetragen, zum Beispiel Amtsgericht Bonn, HRB 12345]</p>
<h2>Steuernummern</h2>
<p>{tax}</p>
<p>[Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG und Wirtschafts-Identifikationsnummer, falls vorhanden]</p>
<h2>Aufsicht und Beruf</h2>
<p>[Zuständige Aufsichtsbehörde, Kammer und Berufsbezeichnung, falls Ihre Tätigkeit eine Zulassung braucht]</p>
<h2>Verantwortlich für den Inhalt gemäß § 18 Abs. 2 MStV</h2>
<p>[Name und Anschrift, falls der Shop journalistische Inhalte hat, etwa ein Journal]</p>
<h2>Verbraucherstreitbeilegung</h2>
<p>[Ob Sie bereit oder verpflichtet sind, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen, und vor welcher]</p>
<h2>Weitere Pflichtangaben</h2>
<p>[Registrierungsnummern, die für Ihre Waren vorgeschrieben sind, zum Beispiel WEEE-Reg.-Nr. für Elektrogeräte]</p>`;

const TERMS = `${CHECK}
<h2>1. Geltungsbereich</h2>
<p>Diese Allgemeinen Geschäftsbedingungen gelten für alle Bestellungen bei {name}, {address}, über diesen Shop.</p>
<h2>2. Vertragsschluss</h2>
<p>Die Darstellung der Produkte im Shop ist kein bindendes Angebot. Mit einem Klick auf „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot zum Kauf der Waren in Ihrem Warenkorb ab. Vorher können Sie alle Eingaben prüfen und korrigieren. Die E-Mail, die den Eingang der Bestellung bestätigt, ist noch keine Annahme; der Vertrag kommt zustande, wenn wir die Bestellung annehmen oder die Ware versenden.</p>
<p>[Ob und wie der Vertragstext gespeichert wird und in welchen Sprachen der Vertrag geschlossen werden kann]</p>
<h2>3. Preise und Versandkosten</h2>
<p>Es gelten die Preise zum Zeitpunkt der Bestellung. Sie enthalten die gesetzliche Mehrwertsteuer. [Kleinunternehmer: Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.] Die Versandkosten werden Ihnen vor Abgabe der Bestellung angezeigt.</p>
<h2>4. Lieferung</h2>
<p>Die Lieferzeit steht bei der jeweiligen Versandart. [Liefergebiet und Lieferbeschränkungen]</p>
<h2>5. Zahlung und Eigentumsvorbehalt</h2>
<p>Sie zahlen mit einer der Zahlungsarten, die an der Kasse angeboten werden. Bis zur vollständigen Bezahlung bleibt die Ware unser Eigentum.</p>
<h2>6. Widerrufsrecht</h2>
<p>Verbrauchern steht ein Widerrufsrecht zu. Näheres steht auf der Seite <a href="/returns">Widerruf und Rückgabe</a>.</p>
<h2>7. Gewährleistung</h2>
<p>Es gilt das gesetzliche Mängelhaftungsrecht. Bei Mängeln schreiben Sie bitte an <a href="mailto:{email}">{email}</a>.</p>
<h2>8. Schlussbestimmungen</h2>
<p>[Anwendbares Recht und, soweit zulässig, Gerichtsstand]</p>
<p>Ist eine dieser Bestimmungen unwirksam, bleiben die übrigen wirksam.</p>`;

const PRIVACY = `${CHECK}
<h2>Verantwortlicher</h2>
<p>Verantwortlich für die Verarbeitung personenbezogener Daten in diesem Shop ist {name}, {address}, <a href="mailto:{email}">{email}</a>. [Kontaktdaten des Datenschutzbeauftragten, falls bestellt]</p>
<h2>Besuch des Shops</h2>
<p>Der Server speichert zu jeder Anfrage Zeit, Adresse und IP-Adresse, um den Shop zu betreiben und vor Angriffen zu schützen (Art. 6 Abs. 1 lit. f DSGVO). Notwendige Cookies speichern Ihren Warenkorb und Ihre Anmeldung. Andere setzen wir nur mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 25 TDDDG), die Sie jederzeit widerrufen können.</p>
<h2>Bestellung</h2>
<p>Wir verarbeiten Ihren Namen, Ihre Adressen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie sie angeben, was Sie bestellen und wie Sie zahlen, um Ihre Bestellung auszuführen (Art. 6 Abs. 1 lit. b DSGVO) und gesetzliche Pflichten zu erfüllen, etwa zur Aufbewahrung von Rechnungen (Art. 6 Abs. 1 lit. c DSGVO).</p>
<h2>Empfänger</h2>
<p>Versanddienste erhalten Ihre Adresse, um Ihre Bestellung zu liefern, und Zahlungsdienstleister, was sie für Ihre Zahlung brauchen. [Nennen Sie sie und alle weiteren Dienste, die Daten erhalten, etwa Hosting und E-Mail-Versand, sowie Übermittlungen in Länder außerhalb der EU]</p>
<h2>Konto, Newsletter und Bewertungen</h2>
<p>Ein Konto speichert Ihre Adressen und Bestellungen, bis Sie es löschen. Den Newsletter senden wir mit Ihrer Einwilligung; jeder enthält einen Link zum Abmelden. Bewertungen werden mit dem Namen veröffentlicht, den Sie angeben.</p>
<h2>Speicherdauer</h2>
<p>Wir löschen Daten, wenn sie nicht mehr gebraucht werden und kein Gesetz ihre Aufbewahrung verlangt. [Nennen Sie die Fristen]</p>
<h2>Ihre Rechte</h2>
<p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit, können der Verarbeitung widersprechen und Einwilligungen mit Wirkung für die Zukunft widerrufen. Schreiben Sie dazu an <a href="mailto:{email}">{email}</a>. Außerdem können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren.</p>`;

const RETURNS = `${CHECK}
<h2>Widerrufsbelehrung</h2>
<h3>Widerrufsrecht</h3>
<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat. [Bei mehreren Lieferungen: die letzte Ware]</p>
<p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({name}, {address}, [Telefonnummer], <a href="mailto:{email}">{email}</a>) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das untenstehende Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.</p>
<p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.</p>
<h3>Folgen des Widerrufs</h3>
<p>Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.</p>
<p>Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.</p>
<p>Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns ({address}) zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. [Wer die Kosten der Rücksendung trägt]</p>
<p>Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.</p>
<h3>Ausnahmen</h3>
<p>[Waren nach Kundenspezifikation, schnell verderbliche oder versiegelte Waren und andere, für die kein Widerrufsrecht besteht]</p>
<h2>Muster-Widerrufsformular</h2>
<p>(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)</p>
<ul>
<li>An {name}, {address}, {email}:</li>
<li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)</li>
<li>Bestellt am (*)/erhalten am (*)</li>
<li>Name des/der Verbraucher(s)</li>
<li>Anschrift des/der Verbraucher(s)</li>
<li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li>
<li>Datum</li>
</ul>
<p>(*) Unzutreffendes streichen.</p>
<h2>Mängel</h2>
<p>Ist etwas fehlerhaft oder beschädigt, schreiben Sie bitte an <a href="mailto:{email}">{email}</a>. Ihre gesetzlichen Rechte bleiben unberührt.</p>`;

export const GERMAN_LEGAL_PAGES: readonly LegalTemplate[] = [
  { slug: 'imprint', title: 'Impressum', excerpt: 'Wer diesen Shop betreibt.', html: IMPRINT },
  {
    slug: 'terms',
    title: 'Allgemeine Geschäftsbedingungen',
    excerpt: 'Was gilt, wenn Sie hier bestellen.',
    html: TERMS,
  },
  {
    slug: 'privacy',
    title: 'Datenschutzerklärung',
    excerpt: 'Was mit Ihren Daten geschieht.',
    html: PRIVACY,
  },
  {
    slug: 'returns',
    title: 'Widerruf und Rückgabe',
    excerpt: 'Wie Sie einen Kauf widerrufen.',
    html: RETURNS,
  },
];
